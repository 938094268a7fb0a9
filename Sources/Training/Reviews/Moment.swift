public import Scheduling

/// When something happens. Training reads no clock: the caller passes the moment with every call.
public struct Moment: Hashable, Sendable {
    public let day: StudyDay
    /// Milliseconds since 1970-01-01 00:00 UTC.
    public let instant: Int64

    public init(day: StudyDay, instant: Int64) {
        self.day = day
        self.instant = instant
    }
}
