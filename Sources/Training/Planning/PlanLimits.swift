/// What a simulated day may hold.
public struct PlanLimits: Hashable, Sendable {
    /// New positions a day, over all repertoires; nil: no limit.
    public var newPerDay: Int?
    /// The most new positions a day for the repertoires of a name.
    public var newPerRepertoire: [String: Int]
    public var reviewsPerDay: Int
    /// The minutes a day; nil: no limit. No question begins when they are used up, and a new position only when there is time to
    /// show and to ask it.
    public var minutes: Int?
    /// What today brought already.
    public var done: DayTally

    public init(
        newPerDay: Int?, newPerRepertoire: [String: Int] = [:], reviewsPerDay: Int = .max, minutes: Int? = nil,
        done: DayTally = DayTally()
    ) {
        self.newPerDay = newPerDay
        self.newPerRepertoire = newPerRepertoire
        self.reviewsPerDay = reviewsPerDay
        self.minutes = minutes
        self.done = done
    }
}
