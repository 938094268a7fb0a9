import Scheduling
import SeededRandom
import Testing
import Training

struct SessionNeedTests {
    private func due(_ card: Int64, _ late: Int, _ interval: Int) -> SessionNeed.DueCard {
        SessionNeed.DueCard(CardID(card), late: late, interval: interval)
    }

    private func need(reviews: Int = 200, new: Int = 10, order: NewOrder = .lines) throws -> SessionNeed {
        let limits = try #require(DailyLimits(newPerDay: new, reviewsPerDay: reviews, newOrder: order))
        return try #require(SessionNeed(limits))
    }

    @Test func `cramming, known cards on the way and new cards by frequency may ask every card`() throws {
        #expect(SessionNeed(.standard) != nil)
        #expect(SessionNeed(.standard, isCram: true) == nil)
        #expect(SessionNeed(.standard, fromStart: true) == nil)
        #expect(SessionNeed(try #require(DailyLimits(newOrder: .frequency))) == nil)
    }

    @Test func `the most urgent cards are those with the greatest lateness ÷ interval, and all as urgent as the last`()
        throws
    {
        let cards = [due(1, 1, 10), due(2, 5, 10), due(3, 1, 2), due(4, 0, 1), due(5, 3, 6), due(6, 2, 1)]
        #expect(try need(reviews: 1).mostUrgent(cards) == [CardID(6)])
        #expect(Set(try need(reviews: 2).mostUrgent(cards)) == [CardID(6), CardID(2), CardID(3), CardID(5)])
        #expect(try need(reviews: 6).mostUrgent(cards).count == 6)
        #expect(try need(reviews: 0).mostUrgent(cards).isEmpty)
        #expect(try need(reviews: 3).mostUrgent([]).isEmpty)
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `what the day's queue asks is always among them`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let cards = (1...60).map { due($0, generator.below(6), 1 + generator.below(5)) }
        let limit = generator.below(50)
        // The queue's own rule: the greatest quotient first, earlier cards first among equals.
        let chosen = cards.indices.sorted { left, right in
            let (a, b) = (cards[left].late * cards[right].interval, cards[right].late * cards[left].interval)
            return a == b ? left < right : a > b
        }.prefix(limit).map { cards[$0].card }
        #expect(Set(try need(reviews: limit).mostUrgent(cards)).isSuperset(of: chosen))
    }

    @Test func `of each repertoire the first new cards are taken, by breadth those with the shortest lines`() throws {
        let new = ["a1", "b7", "a5", "a2", "b1", "a3", "b9"]
        func first(_ need: SessionNeed) -> Set<String> {
            Set(need.first(of: new, repertoire: { $0.prefix(1) }, plies: { Int($0.dropFirst()) ?? 0 }))
        }
        #expect(first(try need(new: 2)) == ["a1", "a5", "b7", "b1"])
        #expect(first(try need(new: 2, order: .breadth)) == ["a1", "a2", "b1", "b7"])
        #expect(first(try need(new: 0)).isEmpty)
    }
}
