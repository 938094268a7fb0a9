import Scheduling
import Testing
import Training

@testable import Store

@Suite struct StatisticsTests {
    let scratch: Scratch
    let file: LearnerFile

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
    }

    private func day(_ number: Int) -> StudyDay { firstDay.advanced(by: number) }

    /// Streak, best streak, kept days of the last thirty.
    private func kept(_ day: StudyDay) throws -> [Int] {
        let kept = try file.keptDays(through: day)
        return [kept.streak, kept.best, kept.last30]
    }

    private func event(_ card: CardID, _ kind: EventKind, _ day: StudyDay, value: StudyDay? = nil) throws {
        let record = ReviewRecord(card: card, kind: kind, day: day, instant: 0, value: value?.number)
        _ = try file.append([record], expecting: nil)
    }

    @Test func `a new file has nothing due and nothing counted`() throws {
        let counts = try file.dueSummary(day: firstDay, newPerDay: 10)
        #expect(counts.due == 0)
        #expect(counts.new == 0)
        #expect(counts.minutes == 0)
        #expect(counts.nextDueDay == nil)
        #expect(try file.daySums().isEmpty)
        #expect(try file.recentTimes().isEmpty)
        #expect(try file.newestReviewDay() == nil)
    }

    @Test func `due, late, new and tomorrow are counted from the cards' rows`() throws {
        let cards = try file.makeCards(20)
        try file.review(cards[0], .good, on: day(0))
        try file.review(cards[1], .good, on: day(2))
        try file.review(cards[2], .good, on: day(3))
        try file.review(cards[3], .wrongFound, on: day(3))
        try event(cards[4], .suspended, day(3))
        try event(cards[5], .buried, day(3), value: day(4))
        let counts = try file.dueSummary(day: day(3), newPerDay: 10)
        #expect(counts.due == 2)
        #expect(try file.dueCount(day: day(3)) == 2)
        #expect(counts.late == 1)
        #expect(counts.oldestLateDays == 2)
        #expect(counts.toRepeat == 1)
        #expect(counts.newLeft == 14)
        #expect(counts.introducedToday == 2)
        #expect(counts.new == 8)
        #expect(counts.nextDueDay == day(4))
        #expect(counts.tomorrow == 4)
        #expect(try file.forecast(from: day(3), days: 3) == [2, 0, 0])
    }

    @Test func `a buried card counts again on the day its burial ends`() throws {
        let card = try file.makeCards(1)[0]
        try file.review(card, .good, on: day(0))
        try event(card, .buried, day(1), value: day(5))
        #expect(try file.dueCount(day: day(4)) == 0)
        #expect(try file.dueCount(day: day(5)) == 1)
        #expect(try file.dueSummary(day: day(1), newPerDay: 10).nextDueDay == day(5))
    }

    @Test func `only reviews of cards with an interval count for retention`() throws {
        let cards = try file.makeCards(2)
        try file.review(cards[0], .good, on: day(0), milliseconds: 4_000)
        try file.review(cards[0], .blackout, on: day(1), milliseconds: 400_000)
        try event(cards[1], .known, day(1), value: day(1))
        try file.review(cards[1], .good, on: day(1), milliseconds: 2_000)
        let sums = try file.daySums()
        #expect(sums.map(\.reviews) == [1, 2])
        #expect(sums.map(\.new) == [1, 0])
        #expect(sums.map(\.youngCounted) == [0, 1])
        #expect(sums.map(\.youngPassed) == [0, 0])
        #expect(sums.map(\.matureCounted) == [0, 1])
        #expect(sums.map(\.maturePassed) == [0, 1])
        #expect(sums.map(\.milliseconds) == [4_000, 62_000])
        #expect(try file.recentTimes() == [2_000, 4_000])
    }

    @Test func `minutes are due cards times the median time times one plus the fail rate`() {
        let counts = DueSummary(
            day: firstDay, due: 23, late: 0, oldestLateDays: 0, toRepeat: 0, pending: 0, new: 0, newLeft: 0,
            introducedToday: 0,
            nextDueDay: nil, tomorrow: 0, medianMilliseconds: 9_000, failed: 20, counted: 200, repertoires: [])
        #expect(counts.minutes == 4)
    }

    @Test func `a day without work is kept when nothing was due on it`() throws {
        let card = try file.makeCards(1)[0]
        try file.review(card, .good, on: day(0))
        try file.review(card, .good, on: day(1))
        // Due on day 7; days 2 to 6 are free, days 7 and 8 were missed.
        #expect(try kept(day(6)) == [7, 7, 7])
        #expect(try kept(day(7)) == [7, 7, 7])
        #expect(try kept(day(8)) == [0, 7, 7])
        try file.review(card, .good, on: day(9))
        #expect(try kept(day(9)) == [1, 7, 8])
        #expect(try file.keptDays(through: day(60)).best == 15)
    }
}
