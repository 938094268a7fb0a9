import Scheduling
import Testing

@testable import Training

@Suite struct PlanSimulatorTests {
    private let today = PlannedCards.today
    private let question = AnswerModel().milliseconds

    @Test func `the random numbers are those of SplitMix64`() {
        // The published outputs for the seed 1234567.
        let outputs: [UInt64] = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        let draws = SeededDraws(seed: 1_234_567)
        let shares = (1...3).map { draws.share(card: CardID(0), answer: $0) }
        #expect(shares == outputs.map { Double($0 >> 11) / 9_007_199_254_740_992 })
        #expect(draws.share(card: CardID(1), answer: 1) == draws.share(card: CardID(0), answer: 65_537))
    }

    @Test(arguments: [Scheduler.sm2, .fsrs(FSRS())], 1...6)
    func `every simulated day agrees with a plain computation`(scheduler: Scheduler, seed: UInt64) throws {
        let cards = PlannedCards.random(150, under: scheduler, seed: seed)
        let samples = (0..<40).map { TimeEstimate.Sample(milliseconds: 4_000 + $0, grade: Grade(rawValue: 3 + $0 % 3)) }
        let week = try #require(StudyWeek(free: seed % 2 == 0 ? [.sunday] : []))
        let simulator = PlannedCards.simulator(cards, AnswerModel(samples: samples), week: week)
        let all = [
            PlanLimits(newPerDay: 3), PlanLimits(newPerDay: nil, minutes: 2),
            PlanLimits(newPerDay: 0, reviewsPerDay: 4),
            PlanLimits(newPerDay: 9, newPerRepertoire: ["white": 1], reviewsPerDay: 30, minutes: 4),
        ]
        for limits in all {
            let days = simulator.plan(days: 60, limits: limits).days.map {
                [$0.reviews, $0.passed, $0.new, $0.waiting, $0.milliseconds]
            }
            #expect(days == NaivePlan.days(60, simulator, limits))
        }
    }

    @Test func `a shorter plan is the beginning of a longer one`() {
        let simulator = PlannedCards.simulator(PlannedCards.random(200, under: .sm2, seed: 9))
        let limits = PlanLimits(newPerDay: 5, minutes: 10)
        #expect(
            simulator.plan(days: 20, limits: limits).days
                == Array(simulator.plan(days: 50, limits: limits).days.prefix(20)))
    }

    @Test func `new positions are learned in turn, and each repertoire has its last day`() {
        let cards = PlannedCards.new(5) + PlannedCards.new(2, from: 6, in: PlannedCards.black)
        let plan = PlannedCards.simulator(cards).plan(days: 10, limits: PlanLimits(newPerDay: 2))
        #expect(plan.days.map(\.new) == [2, 2, 2, 1, 0, 0, 0, 0, 0, 0])
        #expect(plan.parts.map(\.repertoire) == [PlannedCards.black, PlannedCards.white])
        #expect(plan.parts.map(\.finished) == [today.advanced(by: 1), today.advanced(by: 3)])
        #expect(plan.isFinished && plan.finished == today.advanced(by: 3))
    }

    @Test func `what today brought already counts for its limits`() {
        var limits = PlanLimits(newPerDay: 4, minutes: 1)
        let full = PlannedCards.simulator(PlannedCards.new(9)).plan(days: 2, limits: limits)
        #expect(full.days[0].new == 4)
        limits.done = DayTally(introduced: 3, introducedIn: [PlannedCards.white: 3])
        #expect(PlannedCards.simulator(PlannedCards.new(9)).plan(days: 2, limits: limits).days.map(\.new) == [1, 4])
        limits.done = DayTally(milliseconds: 60_000)
        #expect(PlannedCards.simulator(PlannedCards.new(9)).plan(days: 2, limits: limits).days.map(\.new) == [0, 4])
    }

    @Test func `no question begins when the minutes are used up`() {
        let cards = (1...40).map { PlannedCards.learned($0, interval: 30, dueIn: -$0) }
        let plan = PlannedCards.simulator(cards).plan(days: 1, limits: PlanLimits(newPerDay: 5, minutes: 2))
        let day = plan.days[0]
        #expect(day.new == 0 && day.waiting == 40 - day.reviews)
        #expect(day.milliseconds >= 120_000 && day.milliseconds < 120_000 + 2 * question)
    }

    @Test func `the greatest lateness by interval comes first`() {
        // 4 of 100 days late, 1 of 2, 9 of 20; the last one waits for the end of its burial.
        let cards = [
            PlannedCards.learned(1, interval: 100, dueIn: -4), PlannedCards.learned(2, interval: 2, dueIn: -1),
            PlannedCards.learned(3, interval: 20, dueIn: -9),
            PlannedCards.learned(4, interval: 1, dueIn: -9, buriedFor: 2),
        ]
        let plan = PlannedCards.simulator(cards).plan(days: 3, limits: PlanLimits(newPerDay: 0, reviewsPerDay: 1))
        #expect(plan.days.map(\.reviews) == [1, 1, 1])
        // The second card, then the third one; on the third day there is the fourth one as well.
        #expect(plan.days[0].waiting == 2 && plan.caughtUp == nil)
    }

    @Test func `nothing is asked on a free day, and nothing is lost by it`() throws {
        let week = try #require(StudyWeek(free: [.tuesday]))
        let cards = PlannedCards.new(4) + [PlannedCards.learned(9, interval: 10, dueIn: 1)]
        let plan = PlannedCards.simulator(cards, week: week).plan(days: 4, limits: PlanLimits(newPerDay: 1))
        #expect(plan.days.map(\.new) == [1, 0, 1, 1])
        #expect(plan.days[1].isFree && plan.days[1].reviews == 0 && plan.days[1].waiting == 2)
        #expect(plan.days[2].reviews == 2)
        #expect(plan.studyDays.count == 3)
    }

    @Test func `balancing makes the days more equal`() {
        // The intervals of 60 days and their successors leave room to move.
        let cards = (1...200).map { PlannedCards.learned($0, interval: 60, dueIn: $0 % 2 == 0 ? 3 : 40) }
        func spread(_ isBalanced: Bool) -> Int {
            let plan = PlannedCards.simulator(cards, isBalanced: isBalanced).plan(
                days: 300, limits: PlanLimits(newPerDay: 0))
            return plan.days.map(\.reviews).sorted().suffix(5).reduce(0, +)
        }
        #expect(spread(true) < spread(false))
    }

    @Test func `the share of right answers is the learner's own, and under FSRS the retrievability`() throws {
        let sums = DaySums(
            day: today, reviews: 1_000, passed: 550, young: try #require(Retention(passed: 500, counted: 900)),
            mature: try #require(Retention(passed: 40, counted: 50)))
        let model = AnswerModel([sums])
        #expect(model.first.share == 0.2 && model.first.answers == 50)
        #expect(model.mature.share == 0.8)
        let cards = (1...4_000).map { PlannedCards.learned($0, interval: 10, dueIn: 0) }
        let plan = PlannedCards.simulator(cards, model).plan(days: 1, limits: PlanLimits(newPerDay: 0))
        #expect(abs(Double(plan.days[0].passed) / 4_000 - 500.0 / 900) < 0.02)
        let fsrs = cards.map { card -> PlanCard in
            var schedule = Schedule(under: .fsrs(FSRS()))
            schedule.apply(.known(due: today), on: today.advanced(by: -21))
            return PlanCard(id: card.id, repertoire: card.repertoire, schedule: schedule)
        }
        let other = PlannedCards.simulator(fsrs, model).plan(days: 1, limits: PlanLimits(newPerDay: 0))
        #expect(abs(Double(other.days[0].passed) / 4_000 - 0.9) < 0.02)
    }

    @Test func `few answers count less than the default, and no share is certain`() throws {
        let few = DaySums(day: today, reviews: 19, passed: 0)
        #expect(AnswerModel([few]).first == AnswerModel.Rate(.none, default: 0.85))
        let perfect = DaySums(day: today, reviews: 20, passed: 20)
        #expect(AnswerModel([perfect]).first.share == 0.99)
        #expect(AnswerModel().isDefaultTime && AnswerModel().milliseconds == 6_000)
    }

    @Test func `a late card is recalled less often`() {
        let chance = RecallChance(AnswerModel())
        let card = PlannedCards.learned(1, interval: 10, dueIn: 0).schedule
        let chances = [-10, 0, 10, 100].map { chance(card, on: today.advanced(by: $0)) }
        #expect(chances[0] == 1 && chances[1] == 0.88)
        #expect(chances[2] < 0.85 && chances[3] < chances[2])
    }

    @Test func `as many entries as are wanted come to the front in order`() {
        var entries = (0..<200).map { UrgencyOrder.Entry(urgency: Double($0 * 37 % 50), index: $0) }
        let sorted = entries.sorted { $0.precedes($1) }
        for count in [0, 1, 7, 199, 200, 300] {
            UrgencyOrder.select(count, of: &entries)
            #expect(Array(entries.prefix(count)) == Array(sorted.prefix(count)))
            #expect(Set(entries) == Set(sorted))
        }
    }
}
