import Scheduling
import TestSupport
import Testing
import Training

@testable import Store

/// The counts, which SQLite finds by its indexes, against a walk over all cards.
@Suite struct DueCountsTests {
    @Test(arguments: [nil, "cards"], [0, 1, 2] as [UInt64])
    func `the counts are those of a walk over all cards`(name: String?, seed: UInt64) throws {
        let scratch = try Scratch()
        let file = try scratch.open()
        try fill(file, seed: seed)
        let cards = try file.storedCards().map(\.state)
        let tomorrow = firstDay.advanced(by: 1)
        let limit = 9
        let counts = try file.dueCounts(day: firstDay, newPerDay: limit, named: name)
        #expect(counts.due == cards.count { $0.isDue(on: firstDay) })
        #expect(counts.late == cards.count { $0.isDue(on: firstDay) && ($0.due ?? firstDay) < firstDay })
        #expect(counts.toRepeat == cards.count { $0.isToRepeat(on: firstDay) })
        let oldest = cards.filter { $0.isDue(on: firstDay) }.compactMap(\.due).min() ?? firstDay
        #expect(counts.oldestLateDays == firstDay - oldest)
        let asked = cards.filter { !$0.isSuspended }.compactMap { state in
            state.due.map { max($0, state.buriedUntil ?? $0) }
        }
        #expect(counts.nextDueDay == asked.filter { $0 > firstDay }.min())
        #expect(counts.tomorrow == asked.count { $0 <= tomorrow })
        let fresh = cards.count { $0.isNew && $0.isAvailable(on: firstDay) && $0.introduced != firstDay }
        #expect(counts.new == min(fresh, max(0, limit - counts.introducedToday)))
        let summary = try file.dueSummary(day: firstDay, newPerDay: limit, named: name)
        #expect(summary.counts == counts)
        let part = try #require(summary.repertoires.first)
        #expect(part.cards == cards.count && part.due == counts.due && part.late == counts.late)
        #expect(part.new == cards.count { $0.due == nil && $0.isAvailable(on: firstDay) })
        #expect(try file.dueCount(day: firstDay, named: name) == counts.due)
    }

    @Test func `a limit of one repertoire holds for the counts too`() throws {
        let scratch = try Scratch()
        let file = try scratch.open()
        _ = try file.makeCards(5)
        #expect(try file.dueCounts(day: firstDay, newPerDay: 4).new == 4)
        try file.setNewPerDay("2", named: "cards")
        #expect(try file.dueCounts(day: firstDay, newPerDay: 4).new == 2)
        #expect(try file.dueCounts(day: firstDay, newPerDay: 0).new == 0)
    }

    /// Thirty cards with random due days around the first day: some new, shown, buried, suspended or to be repeated.
    private func fill(_ file: LearnerFile, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var events: [CardEvent] = []
        for card in try file.makeCards(30) {
            func add(_ event: ReviewEvent) {
                events.append(CardEvent(event, of: card, at: Moment(day: firstDay, instant: 0)))
            }
            switch random.below(10) {
            case 0, 1: break
            case 2: add(.introduced(played: "e2e4", milliseconds: nil))
            case 3: add(.answered(GradedAnswer(.review, .hard, by: .hint)))
            default: add(.known(due: firstDay.advanced(by: random.below(9) - 4)))
            }
            if random.isLucky(oneIn: 4) {
                add(.buried(until: firstDay.advanced(by: random.below(8) - 2), .command))
            }
            if random.isLucky(oneIn: 6) { add(.suspended(.command)) }
        }
        _ = try file.append(events, expecting: nil)
    }
}
