/// The result of planning a comparison: the events to append, the games to remember, and the report.
public struct ComparisonPlan: Sendable {
    public internal(set) var report = ComparisonReport()
    /// The games that were never compared before, in their order.
    public internal(set) var newGames: [ComparedGame] = []
    /// In the order in which they are appended.
    public internal(set) var events: [CardEvent] = []
}
