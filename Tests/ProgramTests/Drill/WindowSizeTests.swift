import Foundation
import TestSupport
import Testing

/// A question in windows of different sizes.
@Suite(.blocking) struct WindowSizeTests {
    /// Whether the heading, the eight ranks of the board, the comment and the prompt are on the screen.
    private func showsQuestion(_ screen: VirtualScreen) -> Bool {
        // Each rank has a piece in this position.
        let ranks = screen.lines.count { row in ["♟︎", "♜", "♞", "♙", "♖", "♘"].contains { row.contains($0) } }
        return ranks == 8 && screen.contains("2 left") && screen.contains("2.Nf3 Nc6")
            && screen.cursorLine == "3. ?" && screen.contains("A defence.")
    }

    private func startDrill(_ learner: Learner, rows: Int, columns: Int) throws -> PseudoTerminal {
        let terminal = try learner.terminal(
            "drill", "--from", "1.e4 e5 2.Nf3 Nc6", "--board", "glyphs", rows: rows, columns: columns)
        terminal.expect("3. ? ")
        return terminal
    }

    @Test(arguments: [(40, 12), (40, 16), (80, 24), (100, 30), (132, 43)])
    func `the whole question is on the screen, with text beside the board in wide windows`(columns: Int, rows: Int)
        throws
    {
        let learner = try TerminalSessionTests.learner()
        let terminal = try startDrill(learner, rows: rows, columns: columns)
        terminal.expectScreen("the whole question", showsQuestion)
        let heading = try #require(terminal.screen.row(containing: "2 left"))
        let isBeside = terminal.screen.row(heading).contains("♜")
        #expect(isBeside == (columns >= 64))
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `another window size shows the question anew and keeps what was typed`() throws {
        let learner = try TerminalSessionTests.learner()
        let terminal = try startDrill(learner, rows: 30, columns: 100)
        terminal.type("B")
        terminal.expectScreen("the typed letter") { $0.cursorLine == "3. ? B" }
        terminal.resize(rows: 20, columns: 50)
        terminal.expectScreen("the question in the narrow window") { screen in
            guard let heading = screen.row(containing: "2 left") else { return false }
            // The new question begins in a line of its own.
            return screen.cursorLine == "3. ? B" && !screen.row(heading).contains("♜")
                && screen.lines.allSatisfy { !$0.contains("3. ? ") || $0 == "3. ? B" }
        }
        terminal.type("b5\r")
        terminal.expect("not in your book")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }
}
