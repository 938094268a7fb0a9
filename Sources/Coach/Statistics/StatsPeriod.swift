import Scheduling
import Store
public import Training

/// The answers of the last days: when they were given, and how long they took.
public struct StatsPeriod {
    /// The period's length; today and the days before.
    public let days: Int
    /// Counted reviews by the hour of the wall clock.
    public let hours: HoursOfDay
    /// The number of first answers of a position on a day, new positions included.
    public let positions: Int
    /// The thinking time of all answers, each at most a minute.
    public let milliseconds: Int
    /// The known times of first answers.
    public let times: AnswerTimes.Classes

    init(_ workspace: Workspace, name: String?, days: Int, _ sums: [DaySums]) throws {
        let today = workspace.day
        let first = today.advanced(by: 1 - days)
        self.days = days
        hours = HoursOfDay(
            try workspace.file.quarterHours(first...today, named: name), zoneOffset: workspace.environment.zoneOffset)
        let own = sums.filter { (first...today).contains($0.day) }
        positions = own.reduce(0) { $0 + $1.reviews }
        milliseconds = own.reduce(0) { $0 + $1.milliseconds }
        times = own.reduce(AnswerTimes.Classes()) { $0 + $1.times }
    }
}
