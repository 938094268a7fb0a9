import Chess
import PGN
import Terminal
import Testing

@testable import Coach
@testable import Console

@Suite struct MovetextViewTests {
    private func tree(_ movetext: String) throws -> GameTree {
        let reader = PGNReader(Array("[Event \"?\"]\n\n\(movetext) *\n".utf8))
        return try #require(reader.first { _ in true }).tree.get()
    }

    private func text(_ movetext: String) throws -> String {
        MovetextView(try tree(movetext)).lines(columns: 1_000).plain.joined(separator: "\n")
    }

    @Test func `the main line flows with its numbers and signs`() throws {
        #expect(try text("1. e4 e5 $6 2. Nf3! Nc6") == "1.e4 e5?! 2.Nf3! Nc6")
    }

    @Test func `a variation is in parentheses, and the line after it repeats its number`() throws {
        #expect(try text("1. e4 e5 (1... c5 2. Nf3) 2. Nf3") == "1.e4 e5 (1...c5 2.Nf3) 2.Nf3")
        #expect(try text("1. e4 (1. d4 d5) 1... e5") == "1.e4 (1.d4 d5) 1...e5")
    }

    @Test func `variations nest and follow one another`() throws {
        #expect(
            try text("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 Nc6")
                == "1.e4 e5 (1...c5 2.Nf3 (2.c3 d5) 2...d6) (1...e6) 2.Nf3 Nc6")
    }

    @Test func `comments follow their move, one before the first move comes first`() throws {
        #expect(
            try text("{To begin.} 1. e4 {the centre} e5 {too}") == "To begin. 1.e4 the centre 1...e5 too")
        let line = try #require(MovetextView(try tree("1. e4 {the centre} e5")).lines(columns: 80).first)
        #expect(line.runs.contains { $0.text.contains("the centre") && $0.style == Style(.comment) })
    }

    @Test func `a comment that ends a variation comes before the closing parenthesis`() throws {
        #expect(try text("1. e4 e5 (1... c5 {sharp}) 2. Nf3") == "1.e4 e5 (1...c5 sharp) 2.Nf3")
    }

    @Test func `lines are no longer than the terminal is wide`() throws {
        let long = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6"
        let lines = MovetextView(try tree(long)).lines(columns: 30)
        #expect(lines.count > 2)
        #expect(lines.allSatisfy { $0.width <= 30 })
    }

    @Test func `shapes are not shown as words of a comment`() throws {
        #expect(try text("1. e4 {[%csl Ga3][%cal Ge2e4] space} e5") == "1.e4 space 1...e5")
    }
}
