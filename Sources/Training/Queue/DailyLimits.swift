/// The order of new positions.
public enum NewOrder: String, Sendable, Hashable, CaseIterable {
    /// The author's order: the main line to its end first.
    case lines
    /// The early moves of all lines first.
    case breadth
    /// The positions that games most likely reach first (`QueuedCard.probability`); equal ones in the author's order.
    case frequency
}

/// The limits of a study day. They count positions, not attempts.
public struct DailyLimits: Hashable, Sendable {
    /// New positions a day, over all repertoires.
    public let newPerDay: Int
    /// The most new positions a day for the repertoires of a name; a name that is missing has no limit of its own.
    public let newPerRepertoire: [String: Int]
    public let reviewsPerDay: Int
    public let newOrder: NewOrder
    /// The minutes of a day; nil: no limit.
    public let time: TimeBudget?

    /// Nil when a limit is negative.
    public init?(
        newPerDay: Int = 10, newPerRepertoire: [String: Int] = [:], reviewsPerDay: Int = 200,
        newOrder: NewOrder = .lines, time: TimeBudget? = nil
    ) {
        guard newPerDay >= 0, reviewsPerDay >= 0, newPerRepertoire.values.allSatisfy({ $0 >= 0 }) else { return nil }
        self.newPerDay = newPerDay
        self.newPerRepertoire = newPerRepertoire
        self.reviewsPerDay = reviewsPerDay
        self.newOrder = newOrder
        self.time = time
    }

    private init() {
        newPerDay = 10
        newPerRepertoire = [:]
        reviewsPerDay = 200
        newOrder = .lines
        time = nil
    }

    /// Ten new positions and two hundred reviews a day, in the author's order.
    public static let standard = DailyLimits()
}

/// The introductions and reviews of a study day so far, over all repertoires.
public struct DayTally: Hashable, Sendable {
    /// New positions shown today.
    public var introduced: Int
    /// Those of `introduced` that belong to an active repertoire, by repertoire.
    public var introducedIn: [RepertoireKey: Int]
    /// Counted reviews today of cards that were not new.
    public var reviewed: Int
    /// The time of the day's answers in milliseconds, as far as it is known, each at most a minute.
    public var milliseconds: Int

    public init(
        introduced: Int = 0, introducedIn: [RepertoireKey: Int] = [:], reviewed: Int = 0, milliseconds: Int = 0
    ) {
        self.introduced = introduced
        self.introducedIn = introducedIn
        self.reviewed = reviewed
        self.milliseconds = milliseconds
    }

    /// Counts the time of an answer (1), or of one that was taken back (−1).
    mutating func addTime(_ number: Int, of event: ReviewEvent) {
        let time: Int? =
            switch event {
            case .answered(let answer): answer.milliseconds
            case .introduced(_, let milliseconds): milliseconds
            default: nil
            }
        milliseconds = max(0, milliseconds + number * min(TimeEstimate.longestTime, max(0, time ?? 0)))
    }

    /// Counts a new position that was shown (1), or whose showing was taken back (−1).
    mutating func addIntroduced(_ number: Int, in repertoire: RepertoireKey) {
        introduced = max(0, introduced + number)
        introducedIn[repertoire] = max(0, (introducedIn[repertoire] ?? 0) + number)
    }
}
