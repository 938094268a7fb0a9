import Scheduling
import Testing

@testable import Training

@Suite struct PlanSearchTests {
    private func search(_ cards: [PlanCard], days: Int, _ limits: PlanLimits = PlanLimits(newPerDay: nil)) -> PlanSearch
    {
        PlanSearch(PlannedCards.simulator(cards), days: days, limits: limits)
    }

    private func plan(_ cards: [PlanCard], days: Int, _ newPerDay: Int?, minutes: Int) -> StudyPlan {
        PlannedCards.simulator(cards).plan(days: days, limits: PlanLimits(newPerDay: newPerDay, minutes: minutes))
    }

    @Test func `the smallest number is found with which hardly less is learned`() {
        let cards = PlannedCards.new(600)
        let number = search(cards, days: 60).newPositions(inMinutes: 6)
        let best = plan(cards, days: 60, nil, minutes: 6).learned
        #expect(best < 600)
        #expect(plan(cards, days: 60, number, minutes: 6).learned * 100 >= best * 95)
        #expect(plan(cards, days: 60, number - 1, minutes: 6).learned * 100 < best * 95)
    }

    @Test func `where all is learned, it takes hardly longer`() throws {
        let cards = PlannedCards.new(300)
        let number = search(cards, days: 365).newPositions(inMinutes: 10)
        func length(_ number: Int?) throws -> Int {
            try #require(plan(cards, days: 365, number, minutes: 10).finished) - PlannedCards.today + 1
        }
        let best = try length(nil)
        #expect(try length(number) * 100 <= best * 105 + 99)
        #expect(try length(number - 1) * 100 > best * 105 + 99)
    }

    @Test func `more minutes never leave room for fewer new positions`() {
        let cards = PlannedCards.new(300) + (301...400).map { PlannedCards.learned($0, interval: 5, dueIn: $0 % 9 - 4) }
        let learned = [1, 2, 4, 8, 16, 30].map { minutes in
            plan(cards, days: 60, search(cards, days: 60).newPositions(inMinutes: minutes), minutes: minutes).learned
        }
        #expect(learned == learned.sorted() && learned[0] < learned[5])
    }

    @Test func `a backlog takes the time at first, and new positions come after it`() {
        let cards =
            (1...300).map { PlannedCards.learned($0, interval: 200, dueIn: -$0) } + PlannedCards.new(100, from: 301)
        let number = search(cards, days: 90).newPositions(inMinutes: 4)
        let days = plan(cards, days: 90, number, minutes: 4).days
        #expect(number > 0 && days[0].new == 0 && days[0].waiting > 0 && days.contains { $0.new > 0 })
    }

    @Test func `the minutes that a date needs are enough, and fewer are not`() throws {
        let cards = PlannedCards.new(200)
        let search = search(cards, days: 30)
        let minutes = try #require(search.minutesNeeded)
        func left(_ minutes: Int) -> Int {
            plan(cards, days: 30, search.newPositions(inMinutes: minutes), minutes: minutes).left
        }
        #expect(left(minutes) == 0)
        #expect(left(minutes - 1) > 0)
    }

    @Test func `no number of minutes helps against the limit of a repertoire`() {
        let limits = PlanLimits(newPerDay: nil, newPerRepertoire: ["white": 2])
        #expect(search(PlannedCards.new(100), days: 30, limits).minutesNeeded == nil)
        #expect(search(PlannedCards.new(20), days: 30, limits).minutesNeeded != nil)
    }

    @Test func `where reviews take all the time no new position fits in`() {
        let cards =
            (1...4_000).map { PlannedCards.learned($0, interval: 3, dueIn: -$0 % 7) } + PlannedCards.new(9, from: 5_000)
        #expect(search(cards, days: 30).newPositions(inMinutes: 1) == 0)
    }
}
