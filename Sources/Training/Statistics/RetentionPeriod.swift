public import Scheduling

/// True retention over the last days.
public struct RetentionPeriod: Hashable, Sendable {
    /// The lengths of the periods that are shown.
    public static let usual = [7, 30, 365]

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
