import Chess
import Testing

@testable import Coach
@testable import Console

@Suite struct CompletionsTests {
    @Test func `every legal move and every command is offered, so that no answer is given away`() throws {
        let position = try position(after: "e4 e5")
        let words = Completions.words("", in: position)
        let sans = position.legalMoves().map { position.san($0) }
        #expect(words == DrillWord.names + sans.sorted())
        #expect(Completions.words("N", in: position) == words)
        #expect(Completions.words("  ", in: position) == words)
    }

    @Test(arguments: ["board ", "board as"])
    func `after board come its styles`(line: String) {
        #expect(Completions.words(line, in: .initial) == ["image", "large", "medium", "glyphs", "ascii", "none"])
    }

    @Test func `after draw comes the word that erases everything`() {
        #expect(Completions.words("draw ", in: .initial) == ["clear"])
    }

    @Test(arguments: ["note ", "note the", "Nf3 "])
    func `after another word comes nothing`(line: String) {
        #expect(Completions.words(line, in: .initial).isEmpty)
    }
}
