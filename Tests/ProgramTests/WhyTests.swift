import Foundation
import TestSupport
import Testing

/// What `why` says after a deviation.
@Suite(.blocking) struct WhyTests {
    @Test func `why says nothing twice, but at which depth there was nothing new`() throws {
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
