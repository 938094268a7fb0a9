import TestSupport
import Testing

/// A question in terminals that show less: the board's style, its letters and colours, read from the screen's cells.
@Suite(.blocking) struct TerminalModeTests {
    struct Mode: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let environment: [String: String]
        /// A rank of the position after 1.e4 e5 2.Nf3 Nc6, and whether the screen has colours.
        let rank: String
        let hasColor: Bool
    }

    static let modes = [
        Mode(
            testDescription: "NO_COLOR", environment: ["NO_COLOR": "1"], rank: "♜ [·] ♝  ♛  ♚  ♝  ♞  ♜",
            hasColor: false),
        Mode(
            testDescription: "TERM=dumb", environment: ["TERM": "dumb"], rank: "♜ [·] ♝  ♛  ♚  ♝  ♞  ♜",
            hasColor: false),
        Mode(
            testDescription: "the C locale", environment: ["LANG": "C", "LC_ALL": "C"],
            rank: "r [.] b  q  k  b  n  r", hasColor: true),
        Mode(
            testDescription: "TERM=linux", environment: ["TERM": "linux", "COLORTERM": ""],
            rank: "r [.] b  q  k  b  n  r", hasColor: true),
        Mode(
            testDescription: "sixteen colours", environment: ["TERM": "xterm", "COLORTERM": ""],
            rank: "♜     ♝  ♛  ♚  ♝  ♞  ♜", hasColor: true),
    ]

    @Test(arguments: modes) func `the board has the letters and colours that the terminal can show`(mode: Mode) throws {
        let learner = try TerminalSessionTests.learner()
        let terminal = try learner.terminal(
            "drill", "--from", "1.e4 e5 2.Nf3 Nc6", rows: 30, columns: 100, adding: mode.environment)
        terminal.expect("3. ? ")
        #expect(terminal.screen.contains(mode.rank), "\(terminal.screen)")
        #expect(terminal.screen.hasColor == mode.hasColor)
        #expect(terminal.screen.unknown.isEmpty)
        let isExact = terminal.screen.styles.contains { if case .exact = $0.background { true } else { false } }
        #expect(!isExact)
        let drawn = String(decoding: terminal.bytes, as: UTF8.self)
        if mode.environment["LANG"] == "C" { #expect(drawn.utf8.allSatisfy { $0 < 0x80 }) }
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `the board of a terminal with 24-bit colour has exact colours, and the last move its own`() throws {
        let learner = try TerminalSessionTests.learner()
        let terminal = try learner.terminal(
            "drill", "--from", "1.e4 e5 2.Nf3 Nc6", "--board", "glyphs", rows: 30, columns: 100,
            adding: ["COLORTERM": "truecolor"])
        terminal.expect("3. ? ")
        let row = try #require(terminal.screen.row(containing: " 8 "))
        // The squares a8 to h8; Black's knight left b8, a light one is c8.
        let colors = (0..<8).map { terminal.screen.cell(row, 4 + 3 * $0).style.background }
        let exact = colors.filter { if case .exact = $0 { true } else { false } }
        #expect(exact.count == 8)
        #expect(Set(colors).count == 3, "light, dark, and the square that the knight left: \(colors)")
        #expect(colors[0] == colors[2] && colors[3] == colors[5] && colors[1] != colors[3])
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }
}
