import Foundation
import TestSupport
import Testing

/// The move to a question on the board of a terminal.
@Suite(.blocking) struct MovingPieceTests {
    private static let colors = ["COLORTERM": "truecolor"]

    /// A learner whose lines have been introduced, so that the questions are asked one after the other.
    private func learner() throws -> Learner {
        let learner = try Learner(lines: [["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4"]])
        return learner
    }

    @Test func `the reply moves on the board, and at the prompt it is where it belongs`() throws {
        let learner = try learner()
        let terminal = try learner.terminal("drill", "--board", "medium", rows: 43, columns: 120, adding: Self.colors)
        terminal.expect("type it: ")
        #expect(!String(decoding: terminal.bytes, as: UTF8.self).contains("\u{1B}[?25l"), "nothing moves at the start")
        let before = terminal.bytes.count
        terminal.type("e4\r")
        terminal.expect("2. type it: ")
        let output = String(decoding: terminal.bytes[before...], as: UTF8.self)
        let parts = output.components(separatedBy: "\u{1B}[?25l")
        #expect(parts.count == 2)
        let updates = try #require(parts.last?.components(separatedBy: "\u{1B}[?25h").first)
        #expect(updates.contains("A\u{1B}["))
        // At the end the screen is as if the board had been printed at once.
        let other = try self.learner()
        let still = try other.terminal(
            "drill", "--board", "medium", rows: 43, columns: 120,
            adding: Self.colors.merging(["SSH_CONNECTION": "x"]) { $1 })
        still.expect("type it: ")
        still.type("e4\r")
        still.expect("2. type it: ")
        func board(_ screen: VirtualScreen) -> [String] {
            let rows = screen.lines.map { String($0.prefix(52)) }
            return rows.filter { row in "▄▀▐▌".contains { row.contains($0) } }.suffix(12)
        }
        #expect(board(terminal.screen) == board(still.screen))
        #expect(!String(decoding: still.bytes, as: UTF8.self).contains("\u{1B}[?25l"))
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `keys pressed while a piece moves arrive at the prompt, complete and in order`() throws {
        let learner = try learner()
        let terminal = try learner.terminal("drill", "--board", "large", rows: 50, columns: 130, adding: Self.colors)
        terminal.expect("type it: ")
        terminal.type("e4\r")
        // The cursor is hidden only while the piece moves.
        terminal.expectScreen("the move") { _ in
            String(decoding: terminal.bytes, as: UTF8.self).contains("\u{1B}[?25l")
        }
        let text = "the quick brown fox jumps over it"
        for letter in text { terminal.type(String(letter)) }
        terminal.expectScreen("what was typed, once, at the prompt") { $0.cursorLine == "2. type it: " + text }
        #expect(terminal.screen.history.count { $0.contains("quick") } == 1)
        terminal.type("\u{15}Nf3\r")
        terminal.expect("3. type it: ")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `a whole answer typed ahead is answered, and the board of the next question is right`() throws {
        let learner = try learner()
        let terminal = try learner.terminal("drill", "--board", "glyphs", rows: 40, columns: 100, adding: Self.colors)
        terminal.expect("type it: ")
        terminal.type("e4\rNf3\rBb5\r")
        terminal.expect("4. type it: ")
        terminal.expectScreen("the position after 3...a6") { screen in
            let ranks = screen.lines.filter { $0.contains("♞") || $0.contains("♝") }
            return ranks.count >= 2 && screen.cursorLine == "4. type it:"
        }
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
        #expect(terminal.isCooked)
    }

    @Test func `a window that changes while a piece moves gets the whole question again`() throws {
        let learner = try learner()
        let terminal = try learner.terminal("drill", "--board", "large", rows: 50, columns: 130, adding: Self.colors)
        terminal.expect("type it: ")
        terminal.type("e4\r")
        terminal.expectScreen("the move") { _ in
            String(decoding: terminal.bytes, as: UTF8.self).contains("\u{1B}[?25l")
        }
        terminal.resize(rows: 45, columns: 125)
        terminal.expectScreen("the question") { screen in
            screen.cursorLine == "2. type it:" && screen.lines.count { $0.contains("New: ") } >= 1
        }
        terminal.type("Nf3\r")
        terminal.expect("3. type it: ")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"], ["SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"]])
    func `nothing moves without colours, on a dumb terminal and over a network`(variables: [String: String]) throws {
        let learner = try learner()
        let terminal = try learner.terminal("drill", "--board", "ascii", adding: variables)
        terminal.expect("type it: ")
        terminal.type("e4\r")
        terminal.expect("2. type it: ")
        #expect(!String(decoding: terminal.bytes, as: UTF8.self).contains("\u{1B}[?25l"))
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `nothing moves when the setting is off`() throws {
        let learner = try learner()
        _ = try learner.prep("settings", "board.animation", "off")
        let terminal = try learner.terminal("drill", "--board", "medium", rows: 43, columns: 120, adding: Self.colors)
        terminal.expect("type it: ")
        terminal.type("e4\r")
        terminal.expect("2. type it: ")
        #expect(!String(decoding: terminal.bytes, as: UTF8.self).contains("\u{1B}[?25l"))
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }
}
