import Foundation
import TestSupport
import Testing

/// However the program ends, the engine ends with it.
@Suite(.blocking) struct EngineEndTests {
    /// A learner whose engine searches for the open question without end.
    private func learner(_ behaviour: String) throws -> (learner: Learner, engine: String) {
        let learner = try TerminalSessionTests.learner()
        let engine = learner.folder.path("engine.\(behaviour)")
        try FileManager.default.createSymbolicLink(atPath: engine, withDestinationPath: Program.fakeEngine.path)
        learner.environment["PREP_ENGINE"] = engine
        return (learner, engine)
    }

    /// Waits until `count` processes of the engine run.
    private func wait(for count: Int, _ engine: String) throws -> Bool {
        try Eventually.holds { try Processes.running(engine).count == count }
    }

    enum End: String, CaseIterable {
        case quit, controlD, controlCTwice, terminate, hangUp, kill
    }

    @Test(arguments: End.allCases) func `the engine ends with a session at the terminal`(_ end: End) throws {
        let (learner, engine) = try learner("until-stop")
        let terminal = try learner.terminal("drill", "--color", "never")
        terminal.expect("1. ? ")
        #expect(try wait(for: 1, engine))
        switch end {
        case .quit: terminal.type("quit\r")
        case .controlD: terminal.type("\u{4}")
        case .controlCTwice:
            terminal.type("\u{3}")
            terminal.expect("1. ? ")
            terminal.type("\u{3}")
        case .terminate: terminal.send(SIGTERM)
        case .hangUp: terminal.hangUp()
        case .kill: terminal.send(SIGKILL)
        }
        #expect(terminal.status(within: 30) != nil)
        #expect(try wait(for: 0, engine))
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGKILL, 0])
    func `the engine ends with a session over pipes`(_ signal: Int32) throws {
        let (learner, engine) = try learner("until-stop")
        let drill = try learner.drill()
        _ = try drill.question()
        #expect(try wait(for: 1, engine))
        if signal == 0 { drill.conversation.closeInput() } else { drill.conversation.send(signal) }
        #expect(drill.conversation.status(within: 30) != nil)
        #expect(try wait(for: 0, engine))
    }

    @Test func `nothing is searched while the program is suspended, and it goes on afterwards`() throws {
        let (learner, engine) = try learner("until-stop")
        let log = learner.folder.path("engine.log")
        #expect(try learner.prep("settings", "engine-log", log).ending == 0)
        var environment = learner.environment
        environment["PS1"] = "shell> "
        environment["PREP"] = learner.program.path
        environment["HISTFILE"] = "/dev/null"
        let shell = try PseudoTerminal(
            Program(path: "/bin/bash"), ["--norc", "--noprofile", "--noediting", "-i"], rows: 40, columns: 100,
            environment: environment)
        shell.expect("shell> ")
        shell.type("\"$PREP\" drill --color never\r")
        shell.expect("1. ? ")
        #expect(try wait(for: 1, engine))
        // The search has begun, then stops; after fg it begins again.
        #expect(try wait(log) { $0.filter { $0.hasPrefix("> go") }.count == 1 })
        shell.type("\u{1A}")
        shell.expect("Stopped")
        #expect(try lines(log).last { $0.hasPrefix("> go") || $0 == "> stop" } == "> stop")
        shell.expect("shell> ")
        shell.type("fg\r")
        #expect(try wait(log) { $0.filter { $0.hasPrefix("> go") }.count == 2 })
        shell.type("quit\r")
        shell.expect("shell> ")
        shell.type("exit\r")
        #expect(shell.status() != nil)
        #expect(try wait(for: 0, engine))
    }

    private func lines(_ path: String) throws -> [String] {
        guard let text = FileManager.default.contents(atPath: path) else { return [] }
        return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func wait(_ log: String, until isAsWanted: ([String]) -> Bool) throws -> Bool {
        try Eventually.holds { isAsWanted(try lines(log)) }
    }

    /// Whether the engine was told to search and has not answered.
    private static func isSearching(_ lines: [String]) -> Bool {
        lines.last { $0.hasPrefix("> go") || $0.hasPrefix("< bestmove") }?.hasPrefix("> go") == true
    }

    @Test(.needsStockfish) func `typing does not wait while a real engine works`() throws {
        let learner = try TerminalSessionTests.learner()
        learner.environment["PREP_ENGINE"] = try Stockfish.required()
        // Hours of work: the search outlasts the test.
        #expect(try learner.prep("settings", "engine-nodes", "10000000000").ending == 0)
        let log = learner.folder.path("engine.log")
        #expect(try learner.prep("settings", "engine-log", log).ending == 0)
        let terminal = try learner.terminal("drill", "--color", "never")
        terminal.expect("1. ? ")
        terminal.type("a3\r")
        terminal.expect("once more: ")
        // The engine searches the move, and answers nothing while the keys are typed.
        #expect(try wait(log) { Self.isSearching($0) })
        let answers = try lines(log).count { $0.hasPrefix("< bestmove") }
        for round in 0..<3 {
            var typed = ""
            for key in "this is not a move" {
                typed.append(key)
                terminal.type(String(key))
                terminal.expectScreen("each key, round \(round)", within: 30) {
                    $0.cursorLine.hasSuffix("more: \(typed)".trimmingEnd)
                }
            }
            terminal.type("\u{15}")
            terminal.expectScreen("an empty line") {
                $0.cursorLine.hasSuffix("more:") || $0.cursorLine.hasSuffix("more: ")
            }
        }
        #expect(try lines(log).count { $0.hasPrefix("< bestmove") } == answers)
        terminal.type("e4\r")
        terminal.expect("✓ 1.e4")
        terminal.type("quit\r")
        #expect(terminal.status(within: 30) == 0)
    }
}

extension String {
    /// Without blanks at the end, which no screen shows.
    fileprivate var trimmingEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
