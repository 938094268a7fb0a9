import Foundation
import TestSupport
import Testing

/// The output of `why` after a deviation.
@Suite(.blocking) struct WhyTests {
    @Test(.needsStockfish) func `no comparison is shown while its question is open again`() throws {
        let learner = try TerminalSessionTests.learner()
        learner.environment["PREP_ENGINE"] = try Stockfish.required()
        let terminal = try learner.terminal("drill", "--color", "never", "--board", "none")
        terminal.expect("1. ? ")
        terminal.type("a3\r")
        terminal.expect("1. once more: ")
        terminal.type("h3\r")
        terminal.expect("1. type it: ")
        terminal.type("e4\r")
        // The position is repeated at once, since every other line would show its answer.
        terminal.expect("again  4 left")
        terminal.expect("1. ? ")
        terminal.type("why\r")
        terminal.expect("1. ? ", within: 30)
        #expect(!terminal.unread.contains("1.e4"))
        terminal.type("why\r")
        terminal.expect("1. ? ", within: 30)
        terminal.type("e4\r")
        terminal.expect("✓ 1.e4")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
        // Between the question and its answer no line names the move.
        let rows = terminal.screen.history
        let asked = try #require(rows.lastIndex { $0.contains("again  4 left") })
        let answered = try #require(rows.lastIndex { $0.contains("✓ 1.e4") })
        #expect(rows[asked..<answered].filter { $0.contains("e4") } == ["1. ? e4"])
    }

    @Test func `a wrong move typed for a new position is explained`() throws {
        let learner = try Learner()
        let file = try learner.folder.write("1. e4 e5 2. Nf3 *", to: "mine.pgn")
        #expect(try learner.prep("import", "--white", file).ending == 0)
        let engine = learner.folder.path("engine.normal")
        try FileManager.default.createSymbolicLink(atPath: engine, withDestinationPath: Program.fakeEngine.path)
        learner.environment["PREP_ENGINE"] = engine
        let terminal = try learner.terminal("drill", "--color", "never")
        terminal.expect("1. type it: ")
        terminal.type("a3\r")
        terminal.expect("1.a3 ", within: 30)
        terminal.expect("1. type it: ", within: 30)
        terminal.type("why\r")
        terminal.expect("1.a3 ", within: 30)
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
        #expect(!terminal.screen.contains("no deviation to explain"))
    }

    @Test func `why repeats nothing, and names the depth at which there was nothing new`() throws {
        let learner = try TerminalSessionTests.learner()
        let engine = learner.folder.path("engine.normal")
        try FileManager.default.createSymbolicLink(atPath: engine, withDestinationPath: Program.fakeEngine.path)
        learner.environment["PREP_ENGINE"] = engine
        let terminal = try learner.terminal("drill", "--color", "never")
        terminal.expect("1. ? ")
        terminal.type("a3\r")
        terminal.expect("1. once more: ")
        terminal.type("h3\r")
        terminal.expect("1. type it: ")
        terminal.expect("1.h3 ", within: 30)
        for _ in 1...2 {
            terminal.type("why\r")
            terminal.expect("1. type it: ", within: 30)
        }
        terminal.expect("Nothing new at depth 2.", within: 30)
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }
}
