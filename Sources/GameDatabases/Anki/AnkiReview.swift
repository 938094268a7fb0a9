/// A row of Anki's review log.
public struct AnkiReview: Hashable, Sendable {
    /// Anki's `type` of a row. The raw values are Anki's.
    public enum Kind: Int, Sendable {
        /// The first answer of a new card.
        case learning = 0
        case review = 1
        /// An answer that changed no schedule, as in a filtered deck without rescheduling.
        case extra = 3
        /// The schedule was changed without an answer.
        case manual = 4
    }

    /// Anki's `ease` of a row: the button. The raw values are Anki's.
    public enum Button: Int, Sendable {
        /// No answer, for `Kind.manual`.
        case none = 0
        case again = 1
        case hard = 2
        case good = 3
        case easy = 4
    }

    /// Milliseconds since 1970 UTC.
    public let instant: Int64
    public let kind: Kind
    public let button: Button
    /// The interval after the row, in days.
    public let interval: Int
    /// The interval before the row, in days.
    public let lastInterval: Int
    /// Thousandths; 0 for an extra answer, and where the card becomes new again.
    public let ease: Int
    /// Thinking time; 0 when unknown.
    public let milliseconds: Int

    public init(
        instant: Int64, kind: Kind, button: Button, interval: Int, lastInterval: Int, ease: Int, milliseconds: Int
    ) {
        self.instant = instant
        self.kind = kind
        self.button = button
        self.interval = interval
        self.lastInterval = lastInterval
        self.ease = ease
        self.milliseconds = milliseconds
    }
}
