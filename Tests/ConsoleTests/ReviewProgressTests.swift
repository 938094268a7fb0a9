import Terminal
import Testing

@testable import Console

@Suite struct ReviewProgressTests {
    private func text(_ columns: Int, games: Int = 2) -> String {
        let terminal = TerminalFacts(isOutputTerminal: true, columns: columns, rows: 30)
        return ReviewProgress(1, of: games, terminal, isQuiet: false).text(5, 20)
    }

    @Test func `the progress of a review never wraps, and its bar is as long as there is room`() {
        for columns in 10...120 { #expect(DisplayWidth.of(text(columns)) < columns, "\(columns)") }
        #expect(text(100).hasPrefix("game 1 of 2  ["))
        #expect(text(100).hasSuffix("]  5 of 20 positions"))
        #expect(DisplayWidth.of(text(100)) > DisplayWidth.of(text(50)))
        #expect(text(38) == "game 1 of 2  5 of 20 positions")
        #expect(text(100, games: 1).hasPrefix("["))
    }
}
