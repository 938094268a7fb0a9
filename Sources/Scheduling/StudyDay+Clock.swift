/// What was wrong with the clock, for a warning.
public enum ClockWarning: Hashable, Sendable {
    /// The clock is one or two days behind the newest review; the review's day is used.
    case behind(days: Int)
    /// The clock is further back; its own day is used, and the reviews after it are left out of this rule.
    case farBehind(days: Int)
}

extension StudyDay {
    /// The day to study on, given the clock's.
    ///
    /// A clock set back by up to two days never moves the study day below that of the newest review, so that no
    /// answer is dated before an earlier one. Beyond two days the newest review is what is wrong, and the clock's
    /// day counts.
    public static func admitted(clock: StudyDay, newestReview: StudyDay?) -> (day: StudyDay, warning: ClockWarning?) {
        guard let newestReview, clock < newestReview else { return (clock, nil) }
        let behind = newestReview - clock
        return behind <= 2 ? (newestReview, .behind(days: behind)) : (clock, .farBehind(days: behind))
    }
}
