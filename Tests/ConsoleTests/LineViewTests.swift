import Chess
import Terminal
import Testing

@testable import Console

@Suite struct LineViewTests {
    @Test func `White's moves bear their numbers`() throws {
        #expect(LineView(try moves("e4 c5 Nf3"), from: .initial).text == "1.e4 c5 2.Nf3")
        #expect(LineView([], from: .initial).text.isEmpty)
    }

    @Test func `a line that begins with Black's move says so once`() throws {
        let line = try moves("e4 c5 Nf3 d6")
        let start = try position(after: "e4")
        #expect(LineView(Array(line.dropFirst()), from: start).text == "1...c5 2.Nf3 d6")
        #expect(LineView.number(of: start) == "1...")
    }

    @Test func `a line ends where a move cannot be played`() throws {
        let line = try moves("e4 e5")
        #expect(LineView([line[0], line[0], line[1]], from: .initial).text == "1.e4")
    }

    @Test func `what was shown before is dimmed`() throws {
        let text = LineView(try moves("e4 c5 Nf3"), from: .initial).styled(dimming: 2)
        #expect(text.plain == "1.e4 c5 2.Nf3")
        #expect(text.runs.last?.style == Style(.move))
        #expect(text.runs.filter { $0.style == Style(.move) }.map(\.text) == ["Nf3"])
    }
}
