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
        repeats = cards.filter { $0.state.isToRepeat(on: day) && !$0.state.isDue(on: day) }
        pending = cards.filter {
            $0.state.isNew && $0.state.introduced == day && $0.state.isAvailable(on: day)
        }
        let again = repeats.count + pending.count
        let inTime = limits.time?.reviews(after: done, repeats: again) ?? .max
        due = DueQueue.mostUrgent(
            cards.filter { $0.state.isDue(on: day) }, min(inTime, max(0, limits.reviewsPerDay - done.reviewed)), on: day
        )
        let fresh = cards.indices.filter {
            cards[$0].state.isNew && cards[$0].state.introduced != day && cards[$0].state.isAvailable(on: day)
        }
        new = DueQueue.allocated(
            fresh, of: cards, limits: limits, done: done,
            inTime: limits.time?.new(after: done, questions: due.count + again) ?? .max
        ).map { cards[$0] }
    }

    /// The new cards of the day, as indices of `cards`, in the order they are allocated.
    ///
    /// - Parameter number: the number of new cards for which there is time.
    static func allocated(
        _ fresh: [Int], of cards: [QueuedCard], limits: DailyLimits, done: DayTally, inTime number: Int = .max
    ) -> [Int] {
        let queues = Dictionary(grouping: ordered(fresh, of: cards, by: limits.newOrder)) { cards[$0].repertoire }
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

    /// - Parameter fresh: ascending.
    private static func ordered(_ fresh: [Int], of cards: [QueuedCard], by order: NewOrder) -> [Int] {
        switch order {
        case .lines: fresh
        case .breadth: fresh.sorted { (cards[$0].card.line.count, $0) < (cards[$1].card.line.count, $1) }
        case .frequency: fresh.sorted { (-cards[$0].probability, $0) < (-cards[$1].probability, $1) }
        }
    }

    /// The cards with the greatest lateness ÷ interval, in the order by line.
    private static func mostUrgent(_ cards: [QueuedCard], _ limit: Int, on day: StudyDay) -> [QueuedCard] {
        guard cards.count > limit else { return cards }
        let urgency = cards.map { queued in
            SessionNeed.DueCard(
                queued.id, late: queued.state.due.map { day - $0 } ?? 0, interval: queued.state.interval)
        }
        let chosen = cards.indices.sorted { left, right in
            if urgency[left].isMoreUrgent(than: urgency[right]) { return true }
            return !urgency[right].isMoreUrgent(than: urgency[left]) && left < right
        }
        return chosen.prefix(limit).sorted().map { cards[$0] }
    }
}
