import Scheduling
import Terminal
import Testing
import Training

@testable import Console
@testable import Store

@Suite struct DueLineTests {
    private let day = StudyDay("2026-11-21")!

    private func counts(
        due: Int = 0, late: Int = 0, toRepeat: Int = 0, pending: Int = 0, new: Int = 0, next: Int? = nil,
        tomorrow: Int = 0, milliseconds: Int = 9_000, minutesPerDay: Int? = nil, used: Int = 0
    ) -> DueCounts {
        let samples = [TimeEstimate.Sample(milliseconds: milliseconds, grade: .good)]
        return DueCounts(
            day: day, due: due, late: late, oldestLateDays: late > 0 ? 3 : 0, toRepeat: toRepeat, pending: pending,
            new: new, introducedToday: pending,
            upcoming: DueCounts.Upcoming(nextDay: next.map { day.advanced(by: $0) }, tomorrow: tomorrow),
            time: DueCounts.Time(
                TimeEstimate(due: due, repeats: toRepeat + pending, new: new, samples: samples),
                minutesPerDay.map { TimeBudget(minutes: $0, samples: samples) }, done: DayTally(milliseconds: used)))
    }

    @Test func `the due counts are shown with the time they take`() {
        #expect(
            counts(due: 23, late: 5, toRepeat: 3, new: 10).line.plain
                == "23 due (5 late), 3 to repeat, 10 new · 7 min")
        #expect(counts(due: 1).line.plain == "1 due · 1 min")
    }

    @Test func `a limit of minutes is shown with what is left of it`() {
        #expect(counts(due: 23, minutesPerDay: 12).line.plain == "23 due · 4 min, 12 of 12 left today")
        #expect(counts(due: 23, minutesPerDay: 12, used: 61_000).line.plain == "23 due · 4 min, 11 of 12 left today")
        #expect(counts(due: 23, minutesPerDay: 1, used: 90_000).line.plain == "23 due · 4 min, 0 of 1 left today")
    }

    @Test func `repeats and new positions take time too, a new one twice as much`() {
        #expect(counts(new: 10).line.plain == "10 new · 3 min")
        #expect(counts(toRepeat: 2).line.plain == "2 to repeat · 1 min")
    }

    @Test func `new positions that were shown and not yet asked are counted`() {
        #expect(counts(pending: 3).line.plain == "3 shown, not yet asked · 1 min")
        #expect(counts(pending: 3, new: 7).line.plain == "3 shown, not yet asked, 7 new · 3 min")
    }

    @Test func `when nothing is due the next day is shown`() {
        #expect(counts().line.plain == "Nothing is due.")
        #expect(counts(next: 1, tomorrow: 31).line.plain == "Nothing is due; next on Sun 22 Nov (31).")
        #expect(counts(next: 9).line.plain == "Nothing is due; next on Mon 30 Nov.")
    }

    @Test func `the document has the agreed keys`() throws {
        let summary = DueSummary(
            counts: counts(due: 23, late: 5, next: 1, tomorrow: 31), newLeft: 0, repertoires: [])
        let kept = PracticeStreak([DaySums(day: day)], today: day)
        #expect(
            summary.json(kept: kept).text
                == """
                {"day":"2026-11-21","due":23,"kept":{"last30":1,"streak":1},"late":5,"minutes":4,\
                "minutes_left":null,"minutes_per_day":null,"new":0,"next_due_day":"2026-11-22",\
                "oldest_late_days":3,"repeat":0,"repertoires":[],"tomorrow":31,"v":1}
                """)
    }
}
