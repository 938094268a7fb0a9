import Scheduling
import Terminal
import Testing
import Training

@testable import Console
@testable import Store

@Suite struct DueLineTests {
    private let day = StudyDay("2026-11-21")!

    private func summary(
        due: Int = 0, late: Int = 0, toRepeat: Int = 0, pending: Int = 0, new: Int = 0, next: Int? = nil,
        tomorrow: Int = 0, milliseconds: Int = 9_000, minutesPerDay: Int? = nil, used: Int = 0
    ) -> DueSummary {
        let samples = [TimeEstimate.Sample(milliseconds: milliseconds, grade: .good)]
        return DueSummary(
            day: day, due: due, late: late, oldestLateDays: late > 0 ? 3 : 0, toRepeat: toRepeat, pending: pending,
            new: new, newLeft: new, introducedToday: pending,
            upcoming: DueSummary.Upcoming(nextDay: next.map { day.advanced(by: $0) }, tomorrow: tomorrow),
            time: DueSummary.Time(
                TimeEstimate(due: due, repeats: toRepeat + pending, new: new, samples: samples),
                minutesPerDay.map { TimeBudget(minutes: $0, samples: samples) }, done: DayTally(milliseconds: used)),
            repertoires: [])
    }

    @Test func `the due counts are shown with the time they take`() {
        #expect(
            summary(due: 23, late: 5, toRepeat: 3, new: 10).line.plain
                == "23 due (5 late), 3 to repeat, 10 new · 7 min")
        #expect(summary(due: 1).line.plain == "1 due · 1 min")
    }

    @Test func `a limit of minutes is shown with what is left of it`() {
        #expect(summary(due: 23, minutesPerDay: 12).line.plain == "23 due · 4 min, 12 of 12 left today")
        #expect(summary(due: 23, minutesPerDay: 12, used: 61_000).line.plain == "23 due · 4 min, 11 of 12 left today")
        #expect(summary(due: 23, minutesPerDay: 1, used: 90_000).line.plain == "23 due · 4 min, 0 of 1 left today")
    }

    @Test func `repeats and new positions take time too, a new one twice as much`() {
        #expect(summary(new: 10).line.plain == "10 new · 3 min")
        #expect(summary(toRepeat: 2).line.plain == "2 to repeat · 1 min")
    }

    @Test func `new positions that were shown and not yet asked are counted`() {
        #expect(summary(pending: 3).line.plain == "3 shown, not yet asked · 1 min")
        #expect(summary(pending: 3, new: 7).line.plain == "3 shown, not yet asked, 7 new · 3 min")
    }

    @Test func `when nothing is due the next day is shown`() {
        #expect(summary().line.plain == "Nothing is due.")
        #expect(summary(next: 1, tomorrow: 31).line.plain == "Nothing is due; next on Sun 22 Nov (31).")
        #expect(summary(next: 9).line.plain == "Nothing is due; next on Mon 30 Nov.")
    }

    @Test func `the document has the agreed keys`() throws {
        let kept = PracticeStreak([DaySums(day: day)], today: day)
        #expect(
            summary(due: 23, late: 5, next: 1, tomorrow: 31).json(kept: kept).text
                == """
                {"day":"2026-11-21","due":23,"kept":{"last30":1,"streak":1},"late":5,"minutes":4,\
                "minutes_left":null,"minutes_per_day":null,"new":0,"next_due_day":"2026-11-22",\
                "oldest_late_days":3,"repeat":0,"repertoires":[],"tomorrow":31,"v":1}
                """)
    }
}
