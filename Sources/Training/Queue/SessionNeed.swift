/// Which cards a session may ask on a study day, so that those it never asks need not be loaded. Pure.
///
/// What is chosen contains everything that `DueQueue` puts on the day's queue, with or without answers that were given
/// before, and may contain more.
public struct SessionNeed: Sendable, Hashable {
    private let limits: DailyLimits

    /// Nil where every card may be asked: in cramming, where known cards are asked on the way, and where new positions
    /// come by their frequency.
    ///
    /// - Parameters:
    ///   - limits: those of the session.
    ///   - isCram: whether the schedule does not matter.
    ///   - fromStart: see `SessionOptions.fromStart`.
    public init?(_ limits: DailyLimits, isCram: Bool = false, fromStart: Bool = false) {
        guard !isCram, !fromStart, limits.newOrder != .frequency else { return nil }
        self.limits = limits
    }

    /// A due card, as far as its urgency goes.
    public struct DueCard: Sendable, Hashable {
        public let card: CardID
        /// The days since it was due; not negative.
        public let late: Int
        /// Its interval in days.
        public let interval: Int

        public init(_ card: CardID, late: Int, interval: Int) {
            self.card = card
            self.late = late
            self.interval = max(1, interval)
        }

        /// Whether the card's lateness ÷ interval is greater, compared in whole numbers.
        func isMoreUrgent(than other: DueCard) -> Bool { late * other.interval > other.late * interval }
    }

    /// The most urgent cards: as many as a day has reviews, and all that are as urgent as the last of them.
    ///
    /// - Complexity: O(n log n) where more is due than a day's limit, else O(n).
    public func mostUrgent(_ due: [DueCard]) -> [CardID] {
        guard due.count > limits.reviewsPerDay else { return due.map(\.card) }
        guard limits.reviewsPerDay > 0 else { return [] }
        let sorted = due.sorted { $0.isMoreUrgent(than: $1) }
        let last = sorted[limits.reviewsPerDay - 1]
        return sorted.prefix { !last.isMoreUrgent(than: $0) }.map(\.card)
    }

    /// The first new cards of each repertoire: as many as a day has.
    ///
    /// - Parameters:
    ///   - new: the new cards in the order of the lines.
    ///   - repertoire: the repertoire a card counts for.
    ///   - plies: the number of moves that lead to a card.
    /// - Complexity: O(n) and one call of `repertoire` for each card; of `plies` only where new cards come by breadth.
    public func first<Element, Key: Hashable>(
        of new: some Sequence<Element>, repertoire: (Element) -> Key, plies: (Element) -> Int
    ) -> [Element] {
        let queues = Dictionary(grouping: new, by: repertoire)
        return queues.values.flatMap { queue in
            guard limits.newOrder == .breadth else { return queue.prefix(limits.newPerDay) }
            let sorted = queue.enumerated().map { (plies: plies($1), number: $0, card: $1) }
                .sorted { ($0.plies, $0.number) < ($1.plies, $1.number) }
            return sorted.map(\.card).prefix(limits.newPerDay)
        }
    }
}
