import Scheduling
import Testing

@Suite struct DueDayPlannerTests {
    /// A Saturday.
    let today = StudyDay(number: 20_778)

    /// Returns the shift of the due day from the day of the review plus the interval.
    ///
    /// - Parameter loads: the cards due by their distance from the nominal due day; elsewhere `otherwise`.
    private func shift(_ interval: Int, _ loads: [Int: Int], otherwise: Int = 0, week: StudyWeek = .normal) -> Int {
        let nominal = today.advanced(by: interval)
        let due = DueDayPlanner(week: week).due(interval: interval, from: today) { loads[$0 - nominal] ?? otherwise }
        return due - nominal
    }

    @Test(arguments: [
        (1, 0), (2, 0), (3, 1), (20, 1), (39, 1), (40, 2), (59, 2), (60, 3), (365, 18), (36_500, 1_825),
    ])
    func `the due day moves by a twentieth of the interval, at least a day, from 3 days on`(interval: Int, most: Int) {
        #expect(DueDayPlanner.largestShift(interval: interval) == most)
        let reach = DueDayPlanner().reach(of: interval, from: today)
        #expect(reach.upperBound - reach.lowerBound == 2 * most)
        // The farther, the emptier: the last day in reach is chosen.
        let nominal = today.advanced(by: interval)
        let due = DueDayPlanner().due(interval: interval, from: today) { 10_000 - ($0 - nominal) }
        #expect(due - nominal == most)
    }

    @Test func `the least loaded day in reach is chosen`() {
        #expect(shift(100, [0: 9, 3: 1, -5: 2], otherwise: 9) == 3)
        #expect(shift(100, [0: 9, 6: 0], otherwise: 9) == 0, "6 days away is out of reach")
    }

    @Test func `of equally loaded days the nearest is chosen, then the earlier one`() {
        #expect(shift(100, [:]) == 0)
        #expect(shift(100, [0: 1]) == -1)
        #expect(shift(100, [0: 1, -1: 1]) == 1)
        #expect(shift(100, [0: 1, -1: 1, 1: 1]) == -2)
    }

    @Test func `a card on an easy day counts twice`() throws {
        let easy = try #require(StudyWeek(easy: [.saturday]))
        // 14 days later is a Saturday again.
        #expect(shift(14, [0: 2, -1: 4, 1: 6], week: easy) == -1)
        #expect(shift(14, [0: 2, -1: 5, 1: 6], week: easy) == 0)
        #expect(shift(14, [:], week: easy) == -1, "an empty easy day comes after an empty normal one")
    }

    @Test func `a free day is chosen only where all days in reach are free`() throws {
        let weekend = try #require(StudyWeek(free: [.saturday, .sunday]))
        #expect(shift(14, [-1: 50, 1: 0], week: weekend) == -1)
        let long = try #require(StudyWeek(free: [.friday, .saturday, .sunday]))
        #expect(shift(14, [:], week: long) == 0)
        #expect(shift(1, [:], week: weekend) == 0, "an interval below 3 days does not move")
    }

    @Test func `balancing a year of equal intervals leaves no day with more than two cards above another`() {
        var loads: [StudyDay: Int] = [:]
        for card in 0..<400 {
            // All nominal due days are the same.
            let due = DueDayPlanner().due(interval: 200, from: today) { loads[$0] ?? 0 }
            loads[due, default: 0] += 1
            #expect(abs(due - today - 200) <= 10, "card \(card)")
        }
        #expect(loads.count == 21)
        #expect((loads.values.max() ?? 0) - (loads.values.min() ?? 0) <= 1)
    }

    @Test func `on a free day nothing is demanded and nothing becomes late`() throws {
        let week = try #require(StudyWeek(free: [.saturday, .sunday]))
        let friday = today.advanced(by: -1)
        let monday = today.advanced(by: 2)
        #expect(week.demandedDay(ofDue: today) == monday)
        #expect(week.demandedDay(ofDue: friday) == friday)
        #expect([friday, today, monday].map { week.isDemanded(due: friday, on: $0) } == [true, false, true])
        #expect((0..<4).map { week.latestLateDue(on: monday.advanced(by: $0)) - monday } == [-3, 0, 1, 2])
        #expect([today, today.advanced(by: 1)].map { week.latestLateDue(on: $0) - friday } == [-1, -1])
    }

    @Test func `in every week a card is late from the day after the one it was demanded on, except on free days`()
        throws
    {
        let weekdays = StudyDay.Weekday.allCases
        for pattern in 0..<127 {
            let free = Set(weekdays.indices.filter { pattern >> $0 & 1 == 1 }.map { weekdays[$0] })
            let week = try #require(StudyWeek(free: free))
            for due in (0..<7).map(today.advanced) {
                var isLate = false
                let demanded = week.demandedDay(ofDue: due)
                #expect(week.kind(demanded) != .free && demanded >= due)
                for day in (0..<16).map(due.advanced) {
                    if week.kind(day) != .free { isLate = demanded < day }
                    #expect((due <= week.latestLateDue(on: day)) == isLate, "\(free), \(due), \(day)")
                }
            }
        }
    }

    @Test func `without free days a card is late on every day after its due day`() {
        #expect(StudyWeek.normal.latestLateDue(on: today) == today.advanced(by: -1))
        #expect(StudyWeek.normal.demandedDay(ofDue: today) == today)
    }

    @Test func `a week without a day to study, or with a day of two kinds, cannot be created`() {
        #expect(StudyWeek(free: Set(StudyDay.Weekday.allCases)) == nil)
        #expect(StudyWeek(easy: [.monday], free: [.monday]) == nil)
        #expect(StudyWeek(easy: Set(StudyDay.Weekday.allCases)) != nil)
    }
}
