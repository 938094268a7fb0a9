public import Scheduling

/// What was counted of one study day, kept in the same transaction as each answer (scheduling.md, "Statistics").
public struct DaySum: Hashable, Sendable {
    public let day: StudyDay
    /// All graded answers: reviews, repeats, early ones.
    public let answers: Int
    /// Those of `answers` with a grade of 3 or better.
    public let right: Int
    /// First graded answers of a card on the day, new cards included.
    public let reviews: Int
    /// Those of `reviews` with a grade of 3 or better.
    public let passed: Int
    /// Counted reviews of cards whose interval before was 1 to 20 days.
    public let youngCounted: Int
    public let youngPassed: Int
    /// Counted reviews of cards whose interval before was 21 days or more.
    public let matureCounted: Int
    public let maturePassed: Int
    /// New cards graded for the first time.
    public let new: Int
    /// New positions shown.
    public let introduced: Int
    /// Thinking time, each answer counting for at most 60 s; answers of unknown time count nothing.
    public let milliseconds: Int
    /// The earliest due day of all cards in the queue after the last change of this day; nil when none is due ever.
    public let nextDue: StudyDay?

    /// Reviews that count for retention.
    public var counted: Int { youngCounted + matureCounted }

    init(day: StudyDay, tally: DayFigures, nextDue: StudyDay?) {
        self.day = day
        answers = tally.answers
        right = tally.right
        reviews = tally.reviews
        passed = tally.passed
        youngCounted = tally.young
        youngPassed = tally.youngPassed
        matureCounted = tally.mature
        maturePassed = tally.maturePassed
        new = tally.started
        introduced = tally.introduced
        milliseconds = tally.milliseconds
        self.nextDue = nextDue
    }
}
