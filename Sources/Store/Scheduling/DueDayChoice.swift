import GRDB
import Scheduling
import Training

/// Chooses the due days of reviews by the load of the days, inside the transaction that writes the review.
struct DueDayChoice {
    let db: Database
    let rules: SchedulingRules

    /// Returns the event with the due day that is chosen for its review; unchanged when none is chosen.
    ///
    /// - Parameter before: the state of the card before the event.
    func balanced(_ entry: CardEvent, before: CardState) throws -> CardEvent {
        guard rules.isBalanced, let review = try review(of: entry, before),
            review.interval >= DueDayPlanner.shortestInterval
        else { return entry }
        let planner = DueDayPlanner(week: rules.week)
        let loads = try loads(planner.reach(of: review.interval, from: review.day), without: entry.card)
        let due = planner.due(interval: review.interval, from: review.day) { loads[$0] ?? 0 }
        let balanced = BalancedDay(due: due, under: rules.scheduler)
        return CardEvent(entry.event.balanced(balanced), of: entry.card, at: entry.moment)
    }

    /// The review that decides the due day after an event, with the interval after it; nil when the event is no review and
    /// no regrade of the last one.
    private func review(of entry: CardEvent, _ before: CardState) throws -> (day: StudyDay, interval: Int)? {
        switch entry.event {
        case .answered(let answer) where answer.kind == .review: break
        case .seenInGames(let seen) where seen.grade != nil: break
        case .regraded(let regrade):
            var events = try EventRow.events(of: entry.card, db)
            events.append(LoggedEvent(id: .max, entry))
            guard let last = events.scheduleEvents.last, last.id == regrade.target else { return nil }
            return (last.day, CardState(replaying: events, under: rules.scheduler).interval)
        default: return nil
        }
        return (entry.moment.day, before.applying(entry.event, on: entry.moment.day).interval)
    }

    /// The number of other cards due on each day, of those that are asked.
    private func loads(_ days: ClosedRange<StudyDay>, without card: CardID) throws -> [StudyDay: Int] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT due, count(*) AS cards FROM card
                WHERE is_queued = 1 AND is_suspended = 0 AND due BETWEEN ? AND ? AND id <> ? GROUP BY due
                """)
        let rows = try Row.fetchAll(
            statement, arguments: [days.lowerBound.number, days.upperBound.number, card.rawValue])
        var loads: [StudyDay: Int] = [:]
        for row in rows {
            let row = RowReader(row, of: "card")
            loads[try row.day("due")] = try row.integer("cards")
        }
        return loads
    }
}
