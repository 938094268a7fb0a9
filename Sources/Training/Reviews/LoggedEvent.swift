public import Scheduling

/// An event of the append-only review log, with its number.
public struct LoggedEvent: Hashable, Sendable {
    /// The event's place in the log, from 1, ascending.
    public let id: Int64
    public let entry: CardEvent

    public init(id: Int64, _ entry: CardEvent) {
        self.id = id
        self.entry = entry
    }

    public var card: CardID { entry.card }
    public var event: ReviewEvent { entry.event }
    /// The study day the event counts for, as it was then. Never recomputed.
    public var day: StudyDay { entry.moment.day }
    /// Milliseconds since 1970-01-01 00:00 UTC.
    public var instant: Int64 { entry.moment.instant }
}
