import Foundation
import TestSupport
import Testing

/// Results of the engine arrive while the user types, and typed text stays.
@Suite(.blocking) struct EngineTextTests {
    @Test(.needsStockfish) func `engine text arrives above a half-typed line, without the answer`() throws {
        let learner = try TerminalSessionTests.learner()
        learner.environment["PREP_ENGINE"] = try Stockfish.required()
        let terminal = try learner.terminal("drill", "--color", "never")
        terminal.expect("1. ? ")
        terminal.type("e4\r")
        terminal.expect("2. ? ")
        terminal.type("Nf3\r")
        terminal.expect("3. ? ")
        // The knight takes a protected pawn.
        terminal.type("Nxe5\r")
        terminal.expect("once more: ")
        terminal.type("d")
        terminal.expect("Nxe5", within: 30)
        terminal.expectScreen("the line as it was typed", within: 30) { $0.cursorLine == "3. once more: d" }
        #expect(!terminal.screen.contains("d3"))
        terminal.type("3\r")
        terminal.expect("✓ 3.d3  again today")
        terminal.expect("3. ? ")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
        #expect(TerminalGrammar.faults(terminal.bytes) == [])
    }

    @Test(.needsStockfish) func `the protocol explains a deviation, before the retry without the answer`() throws {
        let learner = try TerminalSessionTests.learner()
        learner.environment["PREP_ENGINE"] = try Stockfish.required()
        let drill = try learner.drill()
        for answer in ["e4", "Nf3"] {
            _ = try drill.question()
            _ = try drill.reply(to: answer)
        }
        let question = try #require(try drill.question())
        #expect(try drill.reply(to: "Nxe5")["retry"]?.isTrue == true)
        let first = try #require(drill.conversation.nextLine(within: 30))
        let refutation = try #require(Document(first)?["explanation"])
        #expect(refutation["card"]?.integer == question.card)
        #expect(refutation["played"]?["san"]?.text == "Nxe5")
        #expect(refutation["expected"] == nil)
        #expect(!first.contains("d3"))
        // Wrong again: the answer is out, and both moves are compared.
        let second = try drill.reply(to: "Ng5")
        #expect(second["grade"]?.integer == 1)
        let comparison = try #require(drill.conversation.nextLine(within: 30).flatMap(Document.init)?["explanation"])
        #expect(comparison["expected"]?["san"]?.text == "d3")
        #expect(comparison["played"]?["san"]?.text == "Ng5")
        #expect(drill.finish() == 0)
    }

    /// Ways to misbehave, and, last, not to be there at all.
    static let troubles = [
        "no-uciok", "no-readyok", "silent-after-go", "flood", "exit", "segfault", "illegal-bestmove", "none",
        "unasked-bestmove", "double-after-stop", "illegal-pv", "nul", "huge-line", "partial-end", "ignores-quit",
        "escape-codes", "closes-output", "missing", "not-executable", "folder",
    ]

    @Test(arguments: troubles) func `an engine that misbehaves costs neither the prompt nor an answer`(
        _ behaviour: String
    ) throws {
        for _ in 0..<Long.rounds(1, long: 20) { try session(behaviour) }
    }

    private func session(_ behaviour: String) throws {
        let learner = try TerminalSessionTests.learner()
        let engine = learner.folder.path("engine.\(behaviour)")
        switch behaviour {
        case "missing": break
        case "not-executable": try Data("no program".utf8).write(to: URL(fileURLWithPath: engine))
        case "folder": try FileManager.default.createDirectory(atPath: engine, withIntermediateDirectories: false)
        default:
            try FileManager.default.createSymbolicLink(atPath: engine, withDestinationPath: Program.fakeEngine.path)
        }
        learner.environment["PREP_ENGINE"] = engine
        let terminal = try learner.terminal("drill", "--color", "never")
        terminal.expect("1. ? ")
        terminal.type("a3\r")
        terminal.expect("once more: ")
        terminal.type("e4\r")
        terminal.expect("✓ 1.e4", within: 2)
        // Every other line would show this answer, so it is repeated first.
        terminal.expect("1. ? ", within: 2)
        terminal.type("e4\r")
        terminal.expect("2. ? ", within: 2)
        terminal.type("Nf3\r")
        terminal.expect("✓ 2.Nf3", within: 2)
        terminal.expect("3. ? ", within: 2)
        terminal.type("quit\r")
        #expect(terminal.status(within: 5) == 0)
        #expect(try Processes.running(engine).isEmpty)
        #expect(TerminalGrammar.faults(terminal.bytes) == [])
        #expect(try learner.reviews().count { $0["day"] == "2026-03-21" && $0["kind"] == "review" } == 2)
    }
}
