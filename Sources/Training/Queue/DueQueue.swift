import Openings
public import Scheduling

/// The cards asked on a study day, in their order. Pure: the same cards give the same queue.
public struct DueQueue: Sendable {
    /// Late and due cards within the reviews and the minutes of the day, by line.
    public let due: [QueuedCard]
    /// Cards that were answered today, but not yet with 4 or better, by line.
    public let repeats: [QueuedCard]
    /// New cards that were shown today and not yet asked, by line. They count against the limit of new positions already.
    public let pending: [QueuedCard]
    /// New cards within the day's limit, allocated to the repertoires in turn (`NewPositionAllocation`); within each in
    /// the order of `DailyLimits.newOrder`.
    public let new: [QueuedCard]

    /// - Parameter cards: in the order of `Repertoire.cards`, one repertoire after the other. That order is "by line".
    /// - Complexity: O(n log n) where more is due than the limit, else O(n).
    public init(
        _ cards: [QueuedCard], on day: StudyDay, limits: DailyLimits = .standard, done: DayTally = DayTally()
    ) {
        let available = cards.filter { $0.state.isAvailable(on: day) }
        repeats = available.filter { $0.state.toRepeat == day && !$0.state.isDue(on: day) }
        pending = available.filter { $0.state.isNew && $0.state.introduced == day }
        let again = repeats.count + pending.count
        let inTime = limits.time?.reviews(after: done, repeats: again) ?? .max
        due = DueQueue.mostUrgent(
            available.filter { $0.state.isDue(on: day) }, min(inTime, max(0, limits.reviewsPerDay - done.reviewed)),
            on: day)
        new = DueQueue.allocated(
            available.filter { $0.state.isNew && $0.state.introduced != day }, limits: limits, done: done,
            inTime: limits.time?.new(after: done, questions: due.count + again) ?? .max)
    }

    /// The new cards of the day in the order they are allocated.
    ///
    /// - Parameter number: the number of new cards for which there is time.
    static func allocated(
        _ fresh: [QueuedCard], limits: DailyLimits, done: DayTally, inTime number: Int = .max
    ) -> [QueuedCard] {
        let queues = Dictionary(grouping: ordered(fresh, by: limits.newOrder), by: \.repertoire)
        let shares = queues.keys.sorted().map { repertoire in
            NewPositionAllocation.Share(
                repertoire, available: queues[repertoire]?.count ?? 0, introduced: done.introducedIn[repertoire] ?? 0)
        }
        let allocation = NewPositionAllocation(
            shares, total: min(number, limits.newPerDay - done.introduced), caps: limits.newPerRepertoire)
        var next: [RepertoireKey: Int] = [:]
        return allocation.turns.compactMap { repertoire in
            let index = next[repertoire] ?? 0
            next[repertoire] = index + 1
            return queues[repertoire]?[index]
        }
    }

    private static func ordered(_ fresh: [QueuedCard], by order: NewOrder) -> [QueuedCard] {
        switch order {
        case .lines: fresh
        case .breadth:
            fresh.enumerated()
                .sorted { ($0.element.card.line.count, $0.offset) < ($1.element.card.line.count, $1.offset) }
                .map(\.element)
        case .frequency:
            fresh.enumerated()
                .sorted { (-$0.element.probability, $0.offset) < (-$1.element.probability, $1.offset) }
                .map(\.element)
        }
    }

    /// The cards with the greatest lateness ÷ interval, in the order by line.
    private static func mostUrgent(_ cards: [QueuedCard], _ limit: Int, on day: StudyDay) -> [QueuedCard] {
        guard cards.count > limit else { return cards }
        func lateness(_ state: CardState) -> (days: Int, interval: Int) {
            (state.due.map { day - $0 } ?? 0, max(1, state.interval))
        }
        let chosen = cards.indices.sorted { left, right in
            let a = lateness(cards[left].state)
            let b = lateness(cards[right].state)
            // Compares a.days / a.interval with b.days / b.interval, in whole numbers.
            let (first, second) = (a.days * b.interval, b.days * a.interval)
            return first == second ? left < right : first > second
        }
        return chosen.prefix(limit).sorted().map { cards[$0] }
    }
}
