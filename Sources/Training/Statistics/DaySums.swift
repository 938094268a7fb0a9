public import Scheduling

/// The totals of a study day: updated with each answer, so that no screen has to read the log.
public struct DaySums: Hashable, Sendable {
    public let day: StudyDay
    /// The number of graded answers: reviews, first answers of new cards, repeats, early ones.
    public var answers: Int
    /// Those of `answers` with a grade of 3 or better.
    public var right: Int
    /// The number of positions, not attempts: first graded answers of a card on the day, new cards included.
    public var reviews: Int
    /// Those of `reviews` with a grade of 3 or better.
    public var passed: Int
    /// Counted reviews with an interval before of 1 to 20 days.
    public var young: Retention
    /// Counted reviews with an interval before of 21 days and more.
    public var mature: Retention
    /// The number of new positions shown.
    public var introduced: Int
    /// The sum of the known thinking times in milliseconds, each at most a minute.
    public var milliseconds: Int
    /// The earliest day on which a card is asked, after the day's last change; nil when no card has a due day.
    public var nextDue: StudyDay?
    /// The known times of first answers.
    public var times = AnswerTimes.Classes()

    public init(
        day: StudyDay, answers: Int = 0, right: Int = 0, reviews: Int = 0, passed: Int = 0, young: Retention = .none,
        mature: Retention = .none, introduced: Int = 0, milliseconds: Int = 0, nextDue: StudyDay? = nil
    ) {
        self.day = day
        self.answers = answers
        self.right = right
        self.reviews = reviews
        self.passed = passed
        self.young = young
        self.mature = mature
        self.introduced = introduced
        self.milliseconds = milliseconds
        self.nextDue = nextDue
    }

    /// All counted reviews of the day.
    public var counted: Int { young.counted + mature.counted }

    /// The first answers to new positions: first graded answers that were no counted reviews.
    public var first: Retention {
        Retention(passed: passed - young.passed - mature.passed, counted: reviews - counted) ?? .none
    }
}
