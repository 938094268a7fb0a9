import Foundation
import TestSupport
import Testing

/// `prep plan` through the built program.
@Suite(.blocking) struct PlanTests {
    @Test func `a plan to a date has every day, and the same data give the same plan`() throws {
        let learner = try Learner(lines: Lines.white)
        let plan = try learner.json("plan", "--minutes", "5", "--until", "2026-04-18")
        #expect(plan["from"]?.text == "2026-03-20" && plan["until"]?.text == "2026-04-18")
        let days = try #require(plan["days"]?.elements)
        #expect(days.count == 30)
        let positions = try #require(plan["positions"]?.integer)
        #expect(days.compactMap { $0["new"]?.integer }.reduce(0, +) == positions)
        #expect(days.allSatisfy { ($0["milliseconds"]?.integer ?? 0) < 5 * 60_000 + 12_000 })
        #expect(plan["repertoires"]?.elements.first?["finished"]?.text == plan["finished"]?.text)
        #expect(plan["shortfall"] == nil)
        let again = try learner.prep("plan", "--minutes", "5", "--until", "2026-04-18", "--json").output
        #expect(try learner.prep("plan", "--minutes", "5", "--until", "2026-04-18", "--json").output == again)
    }

    @Test func `the text names the pace, the repertoire's last day, and what was assumed`() throws {
        let learner = try Learner(lines: Lines.white)
        let text = try learner.prep("plan", "--minutes", "5", "--until", "2026-04-18").output
        #expect(text.hasPrefix("5 minutes a day, until Sat 18 Apr (30 days)\n"))
        #expect(
            text.contains("New positions  ") && text.contains(" on average, at most ") && text.contains("finished on"))
        #expect(text.contains("(assumed)") && text.contains("prep settings minutes-per-day 5"))
        let plain = try learner.prep("plan", "--plain").output
        #expect(plain.contains("Minutes a day in each week: ") && !plain.contains("█"))
    }

    @Test func `a date that is too near says what it would take`() throws {
        let learner = try Learner(lines: Lines.white)
        _ = try learner.prep("settings", "new-per-day", "1")
        let plan = try learner.json("plan", "--until", "2026-03-21")
        #expect(plan["learned"]?.integer == 2)
        let minutes = try #require(plan["shortfall"]?["minutes"]?.integer)
        let text = try learner.prep("plan", "--until", "2026-03-21").output
        #expect(text.contains("would be left on 21 Mar. To learn all: \(minutes) minute"))
        let enough = try learner.json("plan", "--until", "2026-03-21", "--minutes", "\(minutes)")
        #expect(enough["shortfall"] == nil && enough["learned"]?.integer == enough["positions"]?.integer)
    }

    @Test func `several repertoires are planned together, or those that are named`() throws {
        let learner = try Learner(lines: Lines.white)
        let other = try learner.folder.write(Lines.pgn([["d4", "d5", "c4", "e6"]]), to: "other.pgn")
        _ = try learner.prep("import", "--black", other)
        let all = try learner.json("plan")
        #expect(all["repertoires"]?.elements.map { $0["name"]?.text } == ["book", "other"])
        let one = try learner.json("plan", "oth")
        #expect(one["repertoires"]?.elements.map { $0["name"]?.text } == ["other"])
        #expect(one["positions"]?.integer == 2)
        #expect(try learner.prep("plan", "nobody").ending == 2)
    }

    @Test func `a higher retention takes more minutes a day and leaves more remembered`() throws {
        let learner = try Learner(lines: Lines.white)
        let table = try learner.json("plan", "--retention", "--until", "2026-12-31")
        let rows = try #require(table["rows"]?.elements)
        #expect(rows.compactMap { $0["retention"]?.integer } == [70, 75, 80, 85, 90, 93, 95, 97])
        let times = rows.compactMap { $0["milliseconds"]?.integer }
        let recalled = rows.compactMap { $0["recalled"]?.number }
        #expect(times.count == 8 && times[7] > times[4] && times[4] > times[0])
        #expect(recalled[7] > recalled[4] && recalled[4] > recalled[0])
        let text = try learner.prep("plan", "--retention").output
        #expect(text.contains(" 90 % set") && text.contains("▇") && text.contains("scheduler is sm2"))
        #expect(try learner.prep("plan", "--retention", "--plain").output.contains("90 %, as set: "))
        #expect(try learner.prep("plan", "--retention", "--minutes", "5").ending == 64)
    }

    @Test func `the plan of the settings keeps their minutes and their caps`() throws {
        let learner = try Learner(lines: Lines.white)
        _ = try learner.prep("settings", "minutes-per-day", "1")
        _ = try learner.prep("settings", "new-per-day", "book", "2")
        let plan = try learner.json("plan", "--until", "2026-03-29")
        #expect(plan["minutes"]?.integer == 1 && plan["new_per_day"]?.integer == 10)
        #expect(plan["days"]?.elements.prefix(3).compactMap { $0["new"]?.integer } == [2, 2, 2])
        #expect(plan["learned"]?.integer ?? 99 <= 20)
        #expect(plan["shortfall"] != nil && plan["shortfall"]?["minutes"] == nil)
    }

    @Test func `wrong dates and minutes are usage errors`() throws {
        let learner = try Learner(lines: Lines.white)
        #expect(try learner.prep("plan", "--until", "2026-02-30").ending == 64)
        #expect(try learner.prep("plan", "--until", "2026-03-19").ending == 64)
        #expect(try learner.prep("plan", "--until", "2046-03-19").ending == 64)
        #expect(try learner.prep("plan", "--minutes", "0").ending == 64)
        #expect(try learner.prep("plan", "--until", "2026-03-20").ending == 0)
        #expect(try Learner().prep("plan").ending == 2)
    }
}
