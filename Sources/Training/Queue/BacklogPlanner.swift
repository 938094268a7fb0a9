public import Scheduling

/// Spreads the cards that are due over several days, so that each of them has about the same work.
public struct BacklogPlanner: Sendable {
    public let week: StudyWeek

    public init(week: StudyWeek = .normal) { self.week = week }

    /// Returns the new due day of each card that is due and has to wait. The cards with the greatest lateness ÷ interval come
    /// first; of equal ones that with the smaller number. Cost: O(n log n + n · days).
    ///
    /// - Parameters:
    ///   - cards: all cards that are asked. Those due on later days count as work of these days.
    ///   - days: the number of days, `day` included; free ones get no card.
    public func dueDays(
        of cards: [(id: CardID, state: CardState)], from day: StudyDay, days: Int
    ) -> [(card: CardID, due: StudyDay)] {
        let open = (0..<max(1, days)).map(day.advanced).filter { week.kind($0) != .free }
        guard !open.isEmpty else { return [] }
        var loads: [StudyDay: Int] = [:]
        for (_, state) in cards where !state.isSuspended {
            guard let due = state.due, !state.isDue(on: day) else { continue }
            loads[week.demandedDay(ofDue: max(due, state.buriedUntil ?? due)), default: 0] += 1
        }
        var shares: [StudyDay: Int] = [:]
        let waiting = cards.filter { $0.state.isDue(on: day) }.sorted { Self.isMoreUrgent($0, $1, on: day) }
        for _ in waiting {
            let next = open.min { (loads[$0] ?? 0, $0) < (loads[$1] ?? 0, $1) } ?? day
            loads[next, default: 0] += 1
            shares[next, default: 0] += 1
        }
        let targets = open.flatMap { Array(repeating: $0, count: shares[$0] ?? 0) }
        return zip(waiting, targets).compactMap { card, due in due == day ? nil : (card.id, due) }
    }

    private static func isMoreUrgent(
        _ a: (id: CardID, state: CardState), _ b: (id: CardID, state: CardState), on day: StudyDay
    ) -> Bool {
        func lateness(_ state: CardState) -> Int { state.due.map { day - $0 } ?? 0 }
        // Compares lateness ÷ interval in whole numbers.
        let first = lateness(a.state) * max(1, b.state.interval)
        let second = lateness(b.state) * max(1, a.state.interval)
        return first == second ? a.id < b.id : first > second
    }
}
