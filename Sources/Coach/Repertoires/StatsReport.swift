import Chess
import Openings
import Scheduling
public import Store
public import Training

/// The data of `prep stats`.
public struct StatsReport {
    /// The name of the repertoire; nil for all active ones.
    public let name: String?
    public let due: DueSummary
    public let kept: PracticeStreak
    /// Counts all repertoires, as do `retention` and `weeks`.
    public let today: DaySums
    public let census: CardCensus
    /// The most forgotten first.
    public let leeches: [StoredCard]
    /// The last 7, 30 and 365 days.
    public let retention: [RetentionPeriod]
    public let weeks: WeeklyActivity
    public let repertoires: [Part]
    /// The hour at which the study day ends.
    public let rolloverHour: Int
    /// The algorithm whose memory states the census counts.
    public let algorithm: SchedulingAlgorithm

    /// One repertoire's row.
    public struct Part {
        public let due: DueSummary.Part
        public let census: CardCensus
        /// The retention of the last thirty days.
        public let retention: Retention
    }

    /// - Parameter days: the length of the forecast in days.
    public init(_ workspace: Workspace, name: String?, days: Int) throws {
        let (file, day) = (workspace.file, workspace.day)
        let due = try file.dueSummary(day: day, newPerDay: try file.value(of: .newPerDay), named: name)
        let cards = try file.storedCards(named: name).filter { name != nil || $0.isQueued }
        let sums = try file.daySums()
        let week = try file.value(of: .easyDays)
        self.name = name
        self.due = due
        kept = PracticeStreak(sums, today: day)
        today = sums.last { $0.day == day } ?? DaySums(day: day)
        census = CardCensus(cards.lazy.map(\.state), on: day, days: days, week: week)
        leeches = cards.filter { Leech.isLeech(lapses: $0.state.lapses) }
            .sorted { ($1.state.lapses, $0.id) < ($0.state.lapses, $1.id) }
        retention = [7, 30, 365].map { RetentionPeriod(days: $0, to: day, of: sums) }
        weeks = WeeklyActivity(26, to: day, of: sums)
        repertoires = try due.repertoires.map { part in
            let own = try file.storedCards(named: part.name).filter { $0.key.side == part.side }
            return Part(
                due: part, census: CardCensus(own.lazy.map(\.state), on: day, week: week),
                retention: try file.retention(of: part.name, part.side, days: 30, through: day))
        }
        rolloverHour = try file.value(of: .rollover)
        algorithm = try file.value(of: .scheduler)
    }
}
