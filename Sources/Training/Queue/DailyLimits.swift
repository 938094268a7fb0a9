/// In which order new positions come.
public enum NewOrder: String, Sendable, Hashable, CaseIterable {
    /// The author's order: the main line to its end first.
    case lines
    /// The early moves of all lines first.
    case breadth
    /// What a game is most likely to reach first (`QueuedCard.probability`); of equals in the author's order.
    case frequency
}

/// How much a study day may bring. Positions count, not attempts.
public struct DailyLimits: Hashable, Sendable {
    public let newPerDay: Int
    public let reviewsPerDay: Int
    public let newOrder: NewOrder

    /// Nil when a limit is negative.
    public init?(newPerDay: Int = 10, reviewsPerDay: Int = 200, newOrder: NewOrder = .lines) {
        guard newPerDay >= 0, reviewsPerDay >= 0 else { return nil }
        self.newPerDay = newPerDay
        self.reviewsPerDay = reviewsPerDay
        self.newOrder = newOrder
    }

    private init() {
        newPerDay = 10
        reviewsPerDay = 200
        newOrder = .lines
    }

    /// Ten new positions and two hundred reviews a day, in the author's order.
    public static let standard = DailyLimits()
}

/// What a study day has brought already, over all repertoires.
public struct DayTally: Hashable, Sendable {
    /// New positions shown today.
    public var introduced: Int
    /// Counted reviews today of cards that were not new.
    public var reviewed: Int

    public init(introduced: Int = 0, reviewed: Int = 0) {
        self.introduced = introduced
        self.reviewed = reviewed
    }
}
