public import Chess
import Openings
import Scheduling
public import Store
public import Training

/// The data of `prep stats`, read from sums; neither the log nor the cards are read.
public struct StatsReport {
    /// The name of the repertoire; nil for all active ones.
    public let name: String?
    public let due: DueCounts
    /// Counts all repertoires.
    public let kept: PracticeStreak
    /// Counts the cards that the repertoires of the name have now, as do `retention`, `activity` and `period`; without a
    /// name, all answers.
    public let today: DaySums
    public let census: CardCensus
    /// The last 7, 30 and 365 days.
    public let retention: [RetentionPeriod]
    public let activity: DailyActivity
    public let period: StatsPeriod
    public let repertoires: [Part]
    /// The hour at which the study day ends.
    public let rolloverHour: Int
    /// The algorithm whose memory states the census counts.
    public let algorithm: SchedulingAlgorithm

    /// One repertoire's row.
    public struct Part {
        public let name: String
        public let side: Side
        public let isActive: Bool
        public let census: CardCensus
        /// The retention of the last thirty days.
        public let retention: Retention
    }

    /// - Parameter days: the length of the forecast, and of the period of `period`, in days.
    public init(_ workspace: Workspace, name: String?, days: Int) throws {
        let (file, day) = (workspace.file, workspace.day)
        let due = try file.dueCounts(day: day, newPerDay: try file.value(of: .newPerDay), named: name)
        let all = try file.daySums()
        let sums = name == nil ? all : try file.daySums(from: day.advanced(by: -365), named: name)
        let week = try file.value(of: .easyDays)
        self.name = name
        self.due = due
        kept = PracticeStreak(all, today: day)
        today = sums.last { $0.day == day } ?? DaySums(day: day)
        census = CardCensus(buckets: try file.cardBuckets(named: name), on: day, days: max(30, days), week: week)
        retention = RetentionPeriod.usual.map { RetentionPeriod(days: $0, to: day, of: sums) }
        activity = DailyActivity(26, to: day, of: sums)
        period = try StatsPeriod(workspace, name: name, days: days, sums)
        repertoires = try file.repertoireRecords(named: name).map { row in
            Part(
                name: row.name, side: row.side, isActive: row.isActive,
                census: CardCensus(buckets: try file.cardBuckets(named: row.name, row.side), on: day, week: week),
                retention: try file.retention(of: row.name, row.side, days: 30, through: day))
        }
        rolloverHour = try file.value(of: .rollover)
        algorithm = try file.value(of: .scheduler)
    }
}
