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

extension Sequence<LoggedEvent> {
    /// The events that were not undone.
    public var standing: [LoggedEvent] {
        let voided = self.voided
        return filter { !voided.contains($0.id) }
    }

    /// The numbers of the events that were undone.
    var voided: Set<Int64> {
        Set(
            lazy.compactMap { logged in
                if case .undone(let target) = logged.event { target } else { nil }
            })
    }
}
