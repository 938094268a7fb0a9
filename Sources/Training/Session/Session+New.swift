import Openings

/// The new positions of a session.
extension Session {
    /// How many new positions of each repertoire are still to be shown, in the order of the session's cards; those shown
    /// already are not among them.
    public var plannedNew: [NewPositionAllocation.Count] {
        let fresh = freshWithinLimit(keeping: remaining.due).sorted().map { cards[$0].repertoire }
        let counts = NewPositionAllocation.counts(fresh)
        var order: [RepertoireKey] = []
        for repertoire in fresh where !order.contains(repertoire) { order.append(repertoire) }
        return order.compactMap { repertoire in counts.first { $0.repertoire == repertoire } }
    }

    /// The new cards that are crammed with the learnt ones, dealt to the repertoires as those of a day are. The limits of
    /// the day do not hold: nothing is learnt.
    func newToCram() -> Set<Int> {
        guard options.cramNew > 0,
            let limits = DailyLimits(newPerDay: options.cramNew, newOrder: options.limits.newOrder)
        else { return [] }
        let fresh = cards.indices.filter { cards[$0].state.isNew && isStanding($0) }.map { cards[$0] }
        return Set(DueQueue.dealt(fresh, limits: limits, done: DayTally()).compactMap { indices[$0.id] })
    }

    /// The new cards that may still be shown, in the order they were dealt. Where a session is limited to a number of
    /// positions, the first of them: so each repertoire gets its turn there too.
    ///
    /// - Parameter places: how many of the session's positions are wanted for other cards.
    func freshWithinLimit(keeping places: Int = 0) -> [Int] {
        let fresh = newOrder.filter { roles[$0] == .introduction }
        guard !isTimeUp else { return fresh.filter(beyondLimit.contains) }
        guard let limit = options.positions else { return fresh }
        let within = Set(fresh.prefix(max(0, limit - counted.count - places)))
        return fresh.filter { within.contains($0) || beyondLimit.contains($0) }
    }
}
