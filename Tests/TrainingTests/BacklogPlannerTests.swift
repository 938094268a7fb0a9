import Scheduling
import Testing

@testable import Training

@Suite struct BacklogPlannerTests {
    /// A Saturday.
    let today = StudyDay(number: 20_778)

    /// Cards numbered from 1, each with its due day as the distance from today, and an interval of 10 days.
    private func cards(_ due: [Int]) throws -> [(id: CardID, state: CardState)] {
        try due.enumerated().map { index, distance in
            var state = CardState.new
            state.memory = .sm2(try #require(SM2(repetitions: 3, interval: 10, easiness: 250)))
            state.due = today.advanced(by: distance)
            return (CardID(Int64(index + 1)), state)
        }
    }

    @Test func `a backlog is spread evenly, the most overdue cards first`() throws {
        let moved = BacklogPlanner().dueDays(of: try cards([0, -1, -5, -2, -9, -3]), from: today, days: 3)
        #expect(moved.map(\.card.rawValue) == [6, 4, 2, 1])
        #expect(moved.map { $0.due - today } == [1, 1, 2, 2])
    }

    @Test func `the cards of later days count as their work`() throws {
        let moved = BacklogPlanner().dueDays(of: try cards([0, 0, 0, 0, 1, 1]), from: today, days: 3)
        #expect(moved.map { $0.due - today } == [2, 2])
    }

    @Test func `free days get no card`() throws {
        let week = try #require(StudyWeek(free: [.sunday, .monday]))
        let moved = BacklogPlanner(week: week).dueDays(of: try cards([0, 0, 0, 0]), from: today, days: 4)
        #expect(moved.map { $0.due - today } == [3, 3])
    }

    @Test func `suspended and buried cards stay`() throws {
        var cards = try cards([-1, -1, -1])
        cards[0].state.isSuspended = true
        cards[1].state.buriedUntil = today.advanced(by: 1)
        #expect(BacklogPlanner().dueDays(of: cards, from: today, days: 2).isEmpty)
        #expect(BacklogPlanner().dueDays(of: [], from: today, days: 9).isEmpty)
    }
}
