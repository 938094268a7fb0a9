import Foundation
import TestSupport
import Testing

/// The other scheduler through the built program.
@Suite(.blocking) struct SchedulerTests {
    /// A learner with answers on three days.
    private func learner() throws -> Learner {
        let learner = try Learner(lines: Lines.white)
        for (now, wrong) in [("2026-03-20", 0), ("2026-03-21", 3), ("2026-03-27", 2)] {
            learner.set(now: now + "T19:00:00+01:00")
            try drill(learner, wrong: wrong)
        }
        return learner
    }

    /// Answers everything, the first questions only after giving up.
    private func drill(_ learner: Learner, wrong: Int) throws {
        let answers = Lines.answers(Lines.white)
        let drill = try learner.drill()
        var asked = 0
        while let question = try drill.question() {
            let answer = try #require(answers[question.line])
            asked += 1
            if question.show == nil, asked <= wrong { _ = try drill.reply(to: "show") }
            _ = try drill.reply(to: answer)
        }
        #expect(drill.finish() == 0)
    }

    private func export(_ learner: Learner) throws -> String {
        try learner.prep("export", "book", "--format", "csv").output
    }

    private func cards(_ learner: Learner) throws -> [Document] {
        Document(try learner.prep("export", "book", "--format", "json").output)?["cards"]?.elements ?? []
    }

    @Test func `a switch shows what is due before and after, and the switch back restores everything`() throws {
        let learner = try learner()
        learner.set(now: "2026-04-10T19:00:00+02:00")
        let before = try [export(learner), learner.prep("due").output, learner.prep("stats").output]
        let due = try #require(try learner.json("due")["due"]?.integer)
        let there = try learner.prep("settings", "scheduler", "fsrs")
        let after = try #require(try learner.json("due")["due"]?.integer)
        #expect(there.lines.first == "due today \(due) → \(after)")
        #expect(due != after)
        #expect(try learner.prep("check").ending == 0)
        let rows = try learner.reviews()
        #expect(rows.allSatisfy { $0["ease"] == "" } && rows.contains { Int($0["interval"] ?? "") ?? 0 > 0 })
        #expect(try learner.prep("stats").output.contains("Difficulty"))
        let back = try learner.prep("settings", "scheduler", "sm2")
        #expect(back.lines.first == "due today \(after) → \(due)")
        #expect(try [export(learner), learner.prep("due").output, learner.prep("stats").output] == before)
        #expect(try learner.prep("check").ending == 0)
    }

    @Test func `a drill under FSRS is undone, and its answers count under both schedulers`() throws {
        let learner = try learner()
        learner.set(now: "2026-04-10T19:00:00+02:00")
        _ = try learner.prep("settings", "scheduler", "fsrs")
        let before = try cards(learner)
        let answers = Lines.answers(Lines.white)
        let drill = try learner.drill("--new", "0", "--limit", "1")
        let question = try #require(try drill.question())
        let reply = try drill.reply(to: try #require(answers[question.line]))
        #expect(reply["grade"]?.integer == 4 && (reply["interval"]?.integer ?? 0) > 0)
        #expect(drill.finish() == 0)
        func card() throws -> Document? {
            try cards(learner).first { $0["card"]?.integer == question.card }
        }
        let old = try #require(before.first { $0["card"]?.integer == question.card })
        let grown = try #require(try card())
        #expect(grown["stability"]?.number ?? 0 > old["stability"]?.number ?? 0)
        #expect(grown["interval"]?.integer == reply["interval"]?.integer && grown["ease"] == nil)
        #expect(try learner.prep("undo").ending == 0)
        #expect(try card()?["stability"]?.number == old["stability"]?.number)
        #expect(try card()?["due"]?.text == old["due"]?.text)
        #expect(try learner.prep("check").ending == 0)
    }

    @Test func `parameters are pasted as one text or as words, and a retention as a share`() throws {
        let learner = try Learner()
        let values = "0.212 1.2931 2.3065 8.2956 6.4133 0.8334 3.0194 0.001 1.8722 0.1666 0.796 1.4835 0.0614 0.2629"
        let rest = "1.6483 0.6014 1.8729 0.5425 0.0912 0.0658 0.2"
        let words = (values + " " + rest).split(separator: " ").map(String.init)
        let set = try learner.program.run(["settings", "fsrs-parameters"] + words, environment: learner.environment)
        let stored = words.joined(separator: ", ")
        #expect(set.ending == 0 && set.output == "fsrs-parameters: \(stored)\n")
        #expect(try learner.prep("settings", "fsrs-parameters").lines == [stored])
        #expect(try learner.prep("settings", "fsrs-parameters", "[\(stored)]").ending == 0)
        #expect(try learner.prep("settings", "fsrs-parameters", "default").output == "fsrs-parameters: default\n")
        #expect(
            try learner.prep("settings", "fsrs-retention", "0.9").lines.first?.hasPrefix("fsrs-retention: 90") == true)
        #expect(try learner.prep("settings", "theme", "blue", "green", "red").ending == 64)
    }

    @Test func `without enough answers there is nothing to fit and nothing to compare`() throws {
        let learner = try learner()
        let fit = try learner.prep("settings", "fsrs-parameters", "fit")
        #expect(fit.ending == 1 && fit.error.contains("500 counted reviews are needed"))
        let text = try learner.prep("stats", "--schedulers")
        #expect(text.ending == 0 && text.output.contains("FSRS-6, fitted") && text.output.contains("–"))
        let document = try learner.json("stats", "--schedulers")
        #expect(document["schedulers"]?.elements.map { $0["log_loss"]?.number } == [nil, nil, nil, nil])
        #expect(try learner.prep("stats", "book", "--schedulers").ending == 64)
    }

    @Test func `a backlog is spread over days without free ones, and undo brings it back`() throws {
        let learner = try learner()
        // A Thursday.
        learner.set(now: "2026-04-09T19:00:00+02:00")
        let due = try #require(try learner.json("due")["due"]?.integer)
        _ = try learner.prep("settings", "easy-days", "sat:free,sun:free")
        #expect(try learner.prep("reschedule", "--days", "4").lines.first == "due today \(due) → \((due + 1) / 2)")
        #expect(try learner.json("due")["due"]?.integer == (due + 1) / 2)
        learner.set(now: "2026-04-11T19:00:00+02:00")
        #expect(try learner.prep("due").output.contains("Nothing is due: a free day ("))
        #expect(try learner.prep("due", "--check").ending == 0)
        #expect(try learner.prep("undo").output.contains("Undone: moving the due day of"))
        learner.set(now: "2026-04-09T19:00:00+02:00")
        #expect(try learner.prep("check").ending == 0)
    }
}
