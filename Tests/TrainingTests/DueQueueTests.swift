import Openings
import Scheduling
import Testing

@testable import Training

@Suite struct DueQueueTests {
    static let lines = "1. e4 e5 (1... c5 2. Nf3 d6 3. d4) 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *"

    /// Cards of the lines above with the given due days, counted from today; nil for a new one.
    private func cards(_ dues: [Int?], interval: [Int] = []) -> [QueuedCard] {
        book(Self.lines).cards.enumerated().map { index, card in
            var state = CardState.new
            if index < dues.count, let due = dues[index] {
                state.due = today.advanced(by: due)
                state.memory =
                    .sm2(
                        SM2(repetitions: 3, interval: index < interval.count ? interval[index] : 10, easiness: 250)
                            ?? .new)
            }
            return QueuedCard(id: CardID(Int64(index + 1)), card: card, state: state, newestEvent: 0)
        }
    }

    private func ids(_ cards: [QueuedCard]) -> [Int64] { cards.map(\.id.rawValue) }

    @Test func `late and due cards come by line, and new ones after them in the author's order`() {
        let queue = DueQueue(cards([0, nil, 1, -3, nil, -1]), on: today)
        #expect(ids(queue.due) == [1, 4, 6])
        #expect(ids(queue.new) == [2, 5])
    }

    @Test func `when more is due than the limit, lateness against interval chooses, then the line orders`() throws {
        let limits = try #require(DailyLimits(reviewsPerDay: 4))
        let late = cards([-9, -1, 0, -2, -5], interval: [90, 1, 1, 40, 10])
        let queue = DueQueue(late, on: today, limits: limits, done: DayTally(reviewed: 2))
        #expect(ids(queue.due) == [2, 5])
    }

    @Test func `the day's new positions are limited, and those shown already count`() throws {
        let limits = try #require(DailyLimits(newPerDay: 3))
        var cards = cards([])
        cards[0].state.introduced = today
        let queue = DueQueue(cards, on: today, limits: limits, done: DayTally(introduced: 1))
        #expect(ids(queue.pending) == [1])
        #expect(ids(queue.new) == [2, 3])
    }

    @Test func `the minutes of the day hold the most urgent cards, and new ones only in the time left`() throws {
        // A question takes six seconds, so ten fit into a minute.
        func queue(_ dues: [Int?], used: Int) throws -> DueQueue {
            let limits = try #require(DailyLimits(time: TimeBudget(minutes: 1)))
            return DueQueue(cards(dues), on: today, limits: limits, done: DayTally(milliseconds: used))
        }
        #expect(try ids(queue([0, 0], used: 0).new) == [3, 4, 5, 6])
        // Seven questions are left: two due ones, and two new ones that are shown and asked.
        #expect(try ids(queue([0, 0], used: 18_000).new) == [3, 4])
        #expect(try ids(queue([0, -1, -5, -2], used: 47_000).due) == [2, 3, 4])
        #expect(try ids(queue([0, -1, -5, -2], used: 47_000).new) == [])
        #expect(try ids(queue([0, -1], used: 60_000).due) == [])
        #expect(try ids(queue([0, -1], used: 90_000).due) == [])
    }

    @Test func `new positions may come by breadth`() throws {
        let limits = try #require(DailyLimits(newOrder: .breadth))
        let queue = DueQueue(cards([]), on: today, limits: limits)
        #expect(queue.new.map(\.card.line.count) == [0, 2, 2, 4, 4, 6])
        #expect(ids(queue.new) == [1, 2, 5, 3, 6, 4])
    }

    @Test func `suspended and buried cards are in no list`() {
        var cards = cards([0, 0, 0])
        cards[0].state.isSuspended = true
        cards[1].state.buriedUntil = today.advanced(by: 1)
        let queue = DueQueue(cards, on: today)
        #expect(ids(queue.due) == [3])
    }
}
