import Scheduling
import Testing

@testable import Training

@Suite struct PlanSearchTests {
    private func search(_ cards: [PlanCard], days: Int, _ limits: PlanLimits = PlanLimits(newPerDay: nil)) -> PlanSearch
    {
        PlanSearch(PlannedCards.simulator(cards), days: days, limits: limits)
    }

    /// The share of study days on which all new positions are learned, until the last one is.
    private func share(_ plan: StudyPlan) -> Double {
        let days = plan.studyDays.prefix { day in plan.finished.map { day.day <= $0 } ?? true }
        return Double(days.count { $0.new == $0.wantedNew }) / Double(days.count)
    }

    @Test func `the number that fits is learned on nine days of ten, and one more is not`() {
        let cards = PlannedCards.new(600)
        let simulator = PlannedCards.simulator(cards)
        let number = search(cards, days: 90).newPositions(inMinutes: 6)
        func plan(_ number: Int) -> StudyPlan {
            simulator.plan(days: 90, limits: PlanLimits(newPerDay: number, minutes: 6))
        }
        #expect(number > 3)
        #expect(share(plan(number)) >= 0.9)
        #expect(share(plan(number + 1)) < 0.9)
    }

    @Test func `more minutes never leave room for fewer new positions`() {
        let cards = PlannedCards.new(300) + (301...400).map { PlannedCards.learned($0, interval: 5, dueIn: $0 % 9 - 4) }
        let numbers = [1, 2, 4, 8, 16, 30].map { search(cards, days: 60).newPositions(inMinutes: $0) }
        #expect(numbers == numbers.sorted() && numbers[0] < numbers[5])
    }

    @Test func `a backlog at the beginning does not count against new positions`() {
        let backlog = (1...300).map { PlannedCards.learned($0, interval: 200, dueIn: -$0) }
        #expect(search(backlog + PlannedCards.new(100, from: 301), days: 90).newPositions(inMinutes: 4) > 0)
    }

    @Test func `the minutes that a date needs are enough, and fewer are not`() throws {
        let cards = PlannedCards.new(200)
        let search = search(cards, days: 30)
        let minutes = try #require(search.minutesNeeded)
        func left(_ minutes: Int) -> Int {
            let limits = PlanLimits(newPerDay: search.newPositions(inMinutes: minutes), minutes: minutes)
            return PlannedCards.simulator(cards).plan(days: 30, limits: limits).left
        }
        #expect(left(minutes) == 0)
        #expect(left(minutes - 1) > 0)
    }

    @Test func `no number of minutes helps against the limit of a repertoire`() {
        let limits = PlanLimits(newPerDay: nil, newPerRepertoire: ["white": 2])
        #expect(search(PlannedCards.new(100), days: 30, limits).minutesNeeded == nil)
        #expect(search(PlannedCards.new(20), days: 30, limits).minutesNeeded != nil)
    }
}
