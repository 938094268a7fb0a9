import Chess
import Terminal
import Testing

@testable import Coach
@testable import Console

@Suite struct NumberedMovesTests {
    @Test func `White's moves have their numbers`() throws {
        #expect(NumberedMoves(try moves("e4 c5 Nf3"), from: .initial).text == "1.e4 c5 2.Nf3")
        #expect(NumberedMoves([], from: .initial).text.isEmpty)
    }

    @Test func `a line that begins with Black's move has dots after its first number`() throws {
        let line = try moves("e4 c5 Nf3 d6")
        let start = try position(after: "e4")
        #expect(NumberedMoves(Array(line.dropFirst()), from: start).text == "1...c5 2.Nf3 d6")
        #expect(start.moveNumberText == "1...")
    }

    @Test func `a line ends where a move cannot be played`() throws {
        let line = try moves("e4 e5")
        #expect(NumberedMoves([line[0], line[0], line[1]], from: .initial).text == "1.e4")
    }

    @Test func `what was shown before is dimmed`() throws {
        let text = NumberedMoves(try moves("e4 c5 Nf3"), from: .initial).styled(dimming: 2)
        #expect(text.plain == "1.e4 c5 2.Nf3")
        #expect(text.runs.last?.style == Style(.move))
        #expect(text.runs.filter { $0.style == Style(.move) }.map(\.text) == ["Nf3"])
    }
}
