import Chess
import Scheduling
import Testing
import Training
import TrainingSupport

@testable import Store

@Suite struct StatisticsTests {
    let scratch: Scratch
    let file: LearnerFile

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
    }

    private func day(_ number: Int) -> StudyDay { firstDay.advanced(by: number) }

    /// The streak, the best streak, and the days practised of the last thirty.
    private func streak(_ day: StudyDay) throws -> [Int] {
        let streak = try file.practiceStreak(through: day)
        return [streak.streak, streak.best, streak.last30]
    }

    private func append(_ event: ReviewEvent, of card: CardID, _ day: StudyDay) throws {
        _ = try file.append([CardEvent(event, of: card, at: Moment(day: day, instant: 0))], expecting: nil)
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
        try append(.suspended(.command), of: cards[4], day(3))
        try append(.buried(until: day(4), .command), of: cards[5], day(3))
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
    }

    @Test func `a buried card counts again on the day its burial ends`() throws {
        let card = try file.makeCards(1)[0]
        try file.review(card, .good, on: day(0))
        try append(.buried(until: day(5), .command), of: card, day(1))
        #expect(try file.dueCount(day: day(4)) == 0)
        #expect(try file.dueCount(day: day(5)) == 1)
        #expect(try file.dueSummary(day: day(1), newPerDay: 10).nextDueDay == day(5))
    }

    @Test func `events of several days written at once leave the next due day of each`() throws {
        let cards = try file.makeCards(2)
        let events = [(cards[0], 0), (cards[1], 3)].map { card, number in
            CardEvent(.review(.good), of: card, at: Moment(day: day(number), instant: 0))
        }
        _ = try file.append(events, expecting: nil)
        #expect(try file.daySums().compactMap(\.nextDue) == [day(1), day(1)])
    }

    @Test func `only reviews of cards with an interval count for retention`() throws {
        let cards = try file.makeCards(2)
        try file.review(cards[0], .good, on: day(0), milliseconds: 4_000)
        try file.review(cards[0], .blackout, on: day(1), milliseconds: 400_000)
        try append(.known(due: day(1)), of: cards[1], day(1))
        try file.review(cards[1], .good, on: day(1), milliseconds: 2_000)
        let sums = try file.daySums()
        #expect(sums.map(\.reviews) == [1, 2])
        #expect(sums.map { $0.reviews - $0.counted } == [1, 0])
        #expect(sums.map(\.young.counted) == [0, 1])
        #expect(sums.map(\.young.passed) == [0, 0])
        #expect(sums.map(\.mature.counted) == [0, 1])
        #expect(sums.map(\.mature.passed) == [0, 1])
        #expect(sums.map(\.milliseconds) == [4_000, 62_000])
        #expect(try file.recentTimes() == [2_000, 4_000])
    }

    @Test func `the time left is estimated from the final grades`() throws {
        let card = try file.makeCards(1)[0]
        try file.review(card, .good, on: day(0))
        let review = try file.review(card, .blackout, on: day(1), milliseconds: 40_000)
        let before = try file.dueSummary(day: day(2), newPerDay: 10)
        #expect(before.time.estimate.milliseconds == 80_000)
        try append(.regraded(Regrade(target: review.id, grade: .hard)), of: card, day(1))
        let after = try file.dueSummary(day: day(7), newPerDay: 10)
        #expect(after.due == 1)
        #expect(after.time.estimate.milliseconds == 40_000)
        #expect(after.minutes == 1)
    }

    @Test func `new positions are only as many as there is time for after what is due`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        let cards = try file.queuedCards().map(\.id)
        // Half a minute for a review; one card is due, and what was answered today used up the rest of a minute.
        try file.review(cards[0], .good, on: day(0), milliseconds: 30_000)
        try file.review(cards[0], .good, on: day(1), milliseconds: 30_000)
        let all = try file.dueSummary(day: day(7), newPerDay: 10)
        #expect(all.due == 1 && all.new == cards.count - 1 && all.time.minutesPerDay == nil)
        func summary(_ minutes: String) throws -> DueSummary {
            try file.set(.minutesPerDay, to: minutes)
            return try file.dueSummary(day: day(7), newPerDay: 10)
        }
        #expect(try summary("1").new == 0)
        #expect(try summary("2").new == 1)
        #expect(try summary("2").time.minutesLeft == 2)
        try file.review(cards[1], .good, on: day(7), milliseconds: 40_000)
        #expect(try summary("2").time.left == 80_000)
        #expect(try summary("2").new == 0)
        #expect(try file.done(on: day(7)).milliseconds == 40_000)
    }

    @Test func `a repertoire's retention counts only its own cards, without new ones`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        _ = try file.learn(Sample.key())
        #expect(try file.retention(of: "white", .white, days: 30, through: day(7)) == Retention(passed: 2, counted: 2))
        #expect(try file.retention(of: "white", .white, days: 6, through: day(7)) == Retention(passed: 1, counted: 1))
        #expect(try file.retention(of: "white", .black, days: 30, through: day(7)) == .none)
    }

    @Test func `a day on which all due cards are buried does not break the streak`() throws {
        let card = try file.makeCards(1)[0]
        try file.review(card, .good, on: day(0))
        try append(.buried(until: day(3), .command), of: card, day(0))
        #expect(try streak(day(2)) == [3, 3, 3])
        #expect(try streak(day(4)) == [0, 3, 3])
    }

    @Test func `a day without answers on which nothing was due does not break the streak`() throws {
        let card = try file.makeCards(1)[0]
        try file.review(card, .good, on: day(0))
        try file.review(card, .good, on: day(1))
        // Due on day 7; days 2 to 6 are free, days 7 and 8 were missed.
        #expect(try streak(day(6)) == [7, 7, 7])
        #expect(try streak(day(7)) == [7, 7, 7])
        #expect(try streak(day(8)) == [0, 7, 7])
        try file.review(card, .good, on: day(9))
        #expect(try streak(day(9)) == [1, 7, 8])
        #expect(try file.practiceStreak(through: day(60)).best == 15)
    }
}
