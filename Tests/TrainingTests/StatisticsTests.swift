import Scheduling
import Testing

@testable import Training

@Suite struct StatisticsTests {
    private func state(due: Int?, interval: Int = 10, ease: Int = 250, lapses: Int = 0) -> CardState {
        var state = CardState.new
        state.due = due.map { today.advanced(by: $0) }
        if due != nil { state.memory = .sm2(SM2(repetitions: 2, interval: interval, easiness: ease) ?? .new) }
        state.lapses = lapses
        return state
    }

    @Test func `retention needs twenty reviews to be named`() throws {
        #expect(Retention(passed: 5, counted: 4) == nil)
        #expect(try #require(Retention(passed: 19, counted: 19)).percent == nil)
        let enough = try #require(Retention(passed: 17, counted: 20))
        #expect(enough.percent == 85)
        #expect(enough.interval == WilsonInterval(passed: 17, of: 20))
    }

    @Test func `seven days are today and the six before`() throws {
        let one = try #require(Retention(passed: 1, counted: 1))
        let sums = [0, -6, -7].map { DaySums(day: today.advanced(by: $0), young: one) }
        #expect(RetentionPeriod(days: 7, to: today, of: sums).young.counted == 2)
    }

    @Test func `an answer is young below 21 days and counts from one day on`() {
        #expect(Maturity(intervalBefore: 0) == nil)
        #expect(Maturity(intervalBefore: 20) == .young)
        #expect(Maturity(intervalBefore: 21) == .mature)
    }

    @Test func `the census counts forecast, load, ease and coverage`() {
        var suspended = state(due: 1)
        suspended.isSuspended = true
        let census = CardCensus(
            [
                state(due: -2, interval: 1, ease: 130), state(due: 1, interval: 4, ease: 200), state(due: 30),
                state(due: 31, ease: 251, lapses: 8), state(due: nil), suspended,
            ], on: today)
        #expect(census.forecast[0] == 1 && census.forecast[29] == 1 && census.forecast.reduce(0, +) == 2)
        #expect(census.tomorrow == 2)
        #expect(census.nextDue == today.advanced(by: 1))
        #expect(abs(census.load - (1 + 0.25 + 0.1 + 0.1)) < 1e-9)
        #expect(census.ease == [1, 1, 1, 1])
        #expect(census.leeches == 1)
        #expect(census.cards == 6 && census.covered == 5 && census.coverage == 83)
    }

    @Test func `a day is kept with a counted review, or when nothing was due`() throws {
        let one = try #require(Retention(passed: 1, counted: 1))
        func sum(_ offset: Int, counted: Bool, nextDue: Int?) -> DaySums {
            DaySums(
                day: today.advanced(by: offset), young: counted ? one : .none,
                nextDue: nextDue.map { today.advanced(by: $0) })
        }
        // Six days ago the first cards, due the next day; kept. Five ago reviewed, nothing due until two ago, which was
        // missed; reviewed yesterday; due today and not done yet.
        let sums = [
            sum(-6, counted: false, nextDue: -5), sum(-5, counted: true, nextDue: -2),
            sum(-1, counted: true, nextDue: 0),
        ]
        let kept = PracticeStreak(sums, today: today)
        #expect(kept.last30 == 5)
        #expect(kept.streak == 1 && kept.best == 4)
        #expect(PracticeStreak([], today: today).streak == 0)
    }

    @Test func `a week's answers a day are rounded up, the last week ends today`() {
        let sums = [(0, 60), (-6, 3), (-7, 1), (-13, 350), (-14, 5)].map {
            DaySums(day: today.advanced(by: $0.0), answers: $0.1)
        }
        #expect(DailyActivity(2, to: today, of: sums).perWeek == [51, 9])
        #expect(DailyActivity(4, to: today, of: sums).perWeek == [0, 1, 51, 9])
        #expect([0, 1, 9, 10, 24, 25, 49, 50].map(DailyActivity.step) == [0, 1, 1, 2, 2, 3, 3, 4])
    }

    @Test func `a buried card is in the forecast on the day it comes back`() {
        var buried = state(due: 0)
        buried.buriedUntil = today.advanced(by: 2)
        let census = CardCensus([buried, state(due: 0)], on: today, days: 3)
        #expect(census.forecast == [0, 1, 0])
        #expect(census.tomorrow == 1)
    }

    @Test func `the time left is due and repeats and twice the new by median by failures`() {
        #expect(TimeEstimate(due: 0, samples: []).minutes == 0)
        #expect(TimeEstimate(due: 10, samples: []).minutes == 1)
        let samples = [10_000, 20_000, 90_000, 30_000].map {
            TimeEstimate.Sample(milliseconds: $0, grade: $0 == 90_000 ? .wrongFound : .good)
        }
        #expect(TimeEstimate(due: 4, samples: samples).milliseconds == 125_000)
        #expect(TimeEstimate(due: 4, samples: samples).minutes == 3)
        #expect(TimeEstimate(due: 1, repeats: 1, new: 1, samples: samples).milliseconds == 125_000)
    }
}
