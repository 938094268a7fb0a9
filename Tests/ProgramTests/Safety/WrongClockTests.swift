import Foundation
import TestSupport
import Testing

/// A clock that is set back and forth between runs of the program.
@Suite(.blocking) struct WrongClockTests {
    /// Answers one question on the day the clock shows.
    private func answer(_ learner: Learner, at now: String) throws {
        learner.set(now: now)
        let drill = try learner.drill("--new", "1")
        let question = try #require(try drill.question())
        let answer = try #require(question.show ?? Lines.answers(Lines.white)[question.line])
        _ = try drill.reply(to: answer)
        #expect(drill.finish() == 0)
    }

    @Test(arguments: [("2026-03-21", 1), ("2026-03-20", 2)])
    func `a clock set back by up to two days leaves the study day where it is, with a warning`(
        date: String, behind: Int
    ) throws {
        let learner = try Learner(lines: Lines.white)
        try answer(learner, at: "2026-03-22T19:00:00+01:00")
        learner.set(now: date + "T19:00:00+01:00")
        let due = try learner.prep("due", "--json")
        #expect(Document(due.output)?["day"]?.text == "2026-03-22")
        #expect(
            due.error.contains("The clock is \(behind) d behind your newest answer; the study day stays at 2026-03-22"))
        try answer(learner, at: date + "T20:00:00+01:00")
        #expect(try learner.reviews().allSatisfy { $0["day"] == "2026-03-22" })
        #expect(try learner.prep("check").ending == 0)
    }

    @Test func `after a clock that was years ahead the day is the clock's again, and its answers stay`() throws {
        let learner = try Learner(lines: Lines.white)
        try answer(learner, at: "2026-03-20T19:00:00+01:00")
        try answer(learner, at: "2031-03-20T19:00:00+01:00")
        learner.set(now: "2026-03-21T19:00:00+01:00")
        let due = try learner.prep("due", "--json")
        #expect(Document(due.output)?["day"]?.text == "2026-03-21")
        #expect(due.error.contains("d behind your newest answer; 2026-03-21 is used. Wrong? prep check --repair"))
        try answer(learner, at: "2026-03-21T20:00:00+01:00")
        // One more day back: the newest believable answer keeps its day.
        learner.set(now: "2026-03-20T20:00:00+01:00")
        #expect(try learner.json("due")["day"]?.text == "2026-03-21")
        let days = try learner.reviews().compactMap { $0["day"] }
        #expect(Set(days) == ["2026-03-20", "2026-03-21", "2031-03-20"])
        // The backups of the years ahead do not displace those of today.
        let backups = try FileManager.default.contentsOfDirectory(atPath: learner.database + ".backups")
        #expect(backups.contains("2026-03-21.sqlite"))
        // When the clock is really there, nothing is behind any more.
        learner.set(now: "2031-03-21T20:00:00+01:00")
        let later = try learner.prep("due", "--json")
        #expect(later.error.isEmpty && Document(later.output)?["day"]?.text == "2031-03-21")
    }

    @Test func `an evening in one zone and the next morning in another are two study days`() throws {
        let learner = try Learner(lines: Lines.white)
        try answer(learner, at: "2026-03-20T23:30:00-04:00")
        // Four hours later by the clock of Berlin, before and after four in the morning.
        learner.set(now: "2026-03-21T03:59:00+01:00")
        #expect(try learner.json("due")["day"]?.text == "2026-03-20")
        learner.set(now: "2026-03-21T08:30:00+01:00")
        #expect(try learner.json("due")["day"]?.text == "2026-03-21")
    }
}
