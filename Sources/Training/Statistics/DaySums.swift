public import Scheduling

/// What one study day came to: kept with each answer, so that no screen has to read the log.
public struct DaySums: Hashable, Sendable {
    public let day: StudyDay
    /// Counted reviews with an interval before of less than 21 days, and of more.
    public var young: Retention
    public var mature: Retention
    /// All graded answers of the day (reviews, first answers of new cards, repeats, early ones), and those passed.
    public var answers: Int
    public var passed: Int
    /// The known thinking times together.
    public var milliseconds: Int
    /// New positions shown.
    public var introduced: Int
    /// The earliest due day of the available cards after the day's last answer; nil when none was due ever.
    public var earliestDue: StudyDay?

    public init(
        day: StudyDay, young: Retention = .none, mature: Retention = .none, answers: Int = 0, passed: Int = 0,
        milliseconds: Int = 0, introduced: Int = 0, earliestDue: StudyDay? = nil
    ) {
        self.day = day
        self.young = young
        self.mature = mature
        self.answers = answers
        self.passed = passed
        self.milliseconds = milliseconds
        self.introduced = introduced
        self.earliestDue = earliestDue
    }

    /// All counted reviews of the day.
    public var counted: Int { young.counted + mature.counted }
}

/// True retention over the last days.
public struct RetentionPeriod: Hashable, Sendable {
    /// The period's length; today and the days before.
    public let days: Int
    public let young: Retention
    public let mature: Retention

    /// Sums the days of the period; "7 days" is `today` and the six before.
    public init(days: Int, to today: StudyDay, of sums: some Sequence<DaySums>) {
        self.days = days
        var young = Retention.none
        var mature = Retention.none
        for sum in sums where sum.day <= today && today - sum.day < days {
            young = young + sum.young
            mature = mature + sum.mature
        }
        self.young = young
        self.mature = mature
    }
}
