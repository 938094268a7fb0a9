/// A problem with the clock, for a warning.
public enum ClockWarning: Hashable, Sendable {
    /// The clock is one or two days behind the newest review; the review's day is used.
    case behind(days: Int)
    /// The clock is further behind; its own day is used, and later reviews are ignored by this rule.
    case farBehind(days: Int)
}

extension StudyDay {
    /// Returns the day to study on, given the clock's day.
    ///
    /// A clock set back by up to two days does not move the study day below that of the newest review, so that no
    /// answer is dated before an earlier one. Beyond two days the newest review is considered wrong, and the clock's
    /// day counts.
    public static func admitted(clock: StudyDay, newestReview: StudyDay?) -> (day: StudyDay, warning: ClockWarning?) {
        guard let newestReview, clock < newestReview else { return (clock, nil) }
        let behind = newestReview - clock
        return behind <= 2 ? (newestReview, .behind(days: behind)) : (clock, .farBehind(days: behind))
    }
}
