import Foundation
import TestSupport
import Testing

/// The same mistake for the third time: when it was made before, and the contrast of both moves.
@Suite(.blocking) struct RepeatedMistakeTests {
    private static let words = ["drill", "--cram", "--from", "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6", "--limit", "1"]

    /// A learner who played 4.a3 instead of 4.Bxc6 on days of March.
    private func learner(days: [String] = ["03", "17"]) throws -> Learner {
        let learner = try Learner()
        let book = "[Orientation \"white\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 *\n"
        let file = try learner.folder.write(book, to: "book.pgn")
        learner.set(now: "2026-03-03T19:00:00+01:00")
        guard try learner.prep("import", file, "--known").ending == 0 else { throw Unexpected("no import") }
        for day in days {
            learner.set(now: "2026-03-\(day)T19:00:00+01:00")
            let drill = try drill(learner)
            _ = try drill.question()
            #expect(try drill.reply(to: "a3")["dates"] == nil)
            _ = try drill.reply(to: "Bxc6")
            #expect(drill.finish() == 0)
        }
        learner.set(now: "2026-03-20T19:00:00+01:00")
        return learner
    }

    private func drill(_ learner: Learner) throws -> ScriptedDrill {
        ScriptedDrill(try Conversation(learner.program, Self.words + ["--json"], environment: learner.environment))
    }

    @Test func `a program gets the days, which an undone try does not count among`() throws {
        let learner = try learner()
        let drill = try drill(learner)
        _ = try drill.question()
        #expect(try drill.reply(to: "a3")["dates"]?.texts == ["2026-03-03", "2026-03-17"])
        _ = try drill.reply(to: "undo")
        _ = try drill.question()
        #expect(try drill.reply(to: "h3")["dates"] == nil)
        // The second try is the third time.
        #expect(try drill.reply(to: "a3")["dates"]?.texts == ["2026-03-03", "2026-03-17"])
        #expect(try drill.reply(to: "contrast")["verdict"]?.text == "syntax")
        _ = try drill.reply(to: "undo")
        _ = try drill.reply(to: "undo")
        #expect(drill.finish() == 0)
    }

    @Test func `the third time can be the second try of a question, and is reported once`() throws {
        let learner = try learner(days: ["03"])
        let first = try drill(learner)
        _ = try first.question()
        #expect(try first.reply(to: "a3")["dates"] == nil)
        #expect(try first.reply(to: "a3")["dates"]?.texts == ["2026-03-03", "2026-03-20"])
        // Typed while the answer is shown, it is not in the log.
        #expect(try first.reply(to: "a3")["dates"] == nil)
        #expect(first.finish() == 0)
        let second = try drill(learner)
        _ = try second.question()
        #expect(try second.reply(to: "a3")["dates"]?.texts == ["2026-03-03", "2026-03-20"])
        #expect(try second.reply(to: "a3")["dates"] == nil)
        #expect(second.finish() == 0)
    }

    @Test func `nothing is offered once the question is open again`() throws {
        let learner = try learner()
        let terminal = try PseudoTerminal(
            learner.program, Self.words + ["--color", "never", "--board", "none"], rows: 40, columns: 100,
            environment: learner.environment)
        terminal.expect("4. ? ")
        terminal.type("a3\r")
        terminal.expect("4. once more: ")
        terminal.type("Bxc6\r")
        terminal.expect("1 missed: drill it once more? Enter ")
        terminal.type("\r")
        terminal.expect("4. ? ")
        #expect(!terminal.screen.history.joined().contains("Compare both moves?"))
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `at a terminal both positions are offered once the answer is out`() throws {
        let learner = try learner()
        let engine = learner.folder.path("engine.normal")
        try FileManager.default.createSymbolicLink(atPath: engine, withDestinationPath: Program.fakeEngine.path)
        learner.environment["PREP_ENGINE"] = engine
        let terminal = try PseudoTerminal(
            learner.program, Self.words + ["--color", "never", "--board", "ascii"], rows: 40, columns: 100,
            environment: learner.environment)
        terminal.expect("4. ? ")
        terminal.type("a3\r")
        terminal.expect("You played 4.a3 here on 3 and 17 March.")
        terminal.expect("4. once more: ")
        terminal.type("contrast\r")
        terminal.expect("There is more once you have answered.")
        #expect(!terminal.screen.history.joined().contains("Bxc6"))
        terminal.type("h3\r")
        terminal.expect("Compare both moves? Enter, or 4. type it: ")
        terminal.type("\r")
        terminal.expect("✗ 4.a3?? a5", within: 30)
        terminal.expect("✓ 4.Bxc6")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
        // The days were named once.
        #expect(terminal.screen.history.filter { $0.contains("You played 4.a3") }.count == 1)
    }
}
