import Chess
import Openings
import Scheduling
import Store
import Training

/// Everything the screen and the document of `stats` say, gathered; the formulas are Training's and the counts of what is
/// due Store's.
struct StatsReport {
    /// The repertoire asked for; nil for all active ones.
    let name: String?
    let due: DueSummary
    let kept: PracticeStreak
    /// Of all repertoires, as are `retention` and `weeks`.
    let today: DaySums
    let census: CardCensus
    /// The most forgotten first.
    let leeches: [StoredCard]
    /// The last 7, 30 and 365 days.
    let retention: [RetentionPeriod]
    let weeks: WeeklyActivity
    let repertoires: [Part]
    /// The hour at which the study day ends.
    let rolloverHour: Int

    /// One repertoire's row.
    struct Part {
        let due: DueSummary.Part
        let census: CardCensus
        /// Of the last thirty days.
        let retention: Retention
    }

    /// - Parameter days: how far the forecast goes.
    init(_ workspace: Workspace, name: String?, days: Int) throws {
        let (file, day) = (workspace.file, workspace.day)
        let due = try file.dueSummary(day: day, newPerDay: try file.number("new-per-day") ?? 10, named: name)
        let cards = try file.storedCards(named: name).filter { name != nil || $0.isQueued }
        let sums = try file.daySums()
        self.name = name
        self.due = due
        kept = PracticeStreak(sums, today: day)
        today = sums.last { $0.day == day } ?? DaySums(day: day)
        census = CardCensus(cards.lazy.map(\.state), on: day, days: days)
        leeches = cards.filter { Leech.isLeech(lapses: $0.state.lapses) }
            .sorted { ($1.state.lapses, $0.id) < ($0.state.lapses, $1.id) }
        retention = [7, 30, 365].map { RetentionPeriod(days: $0, to: day, of: sums) }
        weeks = WeeklyActivity(26, to: day, of: sums)
        repertoires = try due.repertoires.map { part in
            let own = try file.storedCards(named: part.name).filter { $0.key.side == part.side }
            return Part(
                due: part, census: CardCensus(own.lazy.map(\.state), on: day),
                retention: try file.retention(of: part.name, part.side, days: 30, through: day))
        }
        rolloverHour = try file.rolloverHour()
    }

    var json: JSON {
        [
            "v": 1, "day": .string(due.day.description),
            "today": [
                "reviews": .integer(today.reviews), "passed": .integer(today.passed),
                "seconds": .integer((today.milliseconds + 500) / 1000), "answers": .integer(today.answers),
                "introduced": .integer(today.introduced),
            ],
            "due": ["due": .integer(due.due), "late": .integer(due.late), "new": .integer(due.new)],
            "retention": .array(
                retention.map {
                    ["days": .integer($0.days), "young": Self.json($0.young), "mature": Self.json($0.mature)]
                }),
            "forecast": .array(census.forecast.prefix(30).map { .integer($0) }),
            "load": .number((census.load * 10).rounded() / 10), "streak": .integer(kept.streak),
            "best_streak": .integer(kept.best), "kept_last30": .integer(kept.last30),
            "ease": .array(census.ease.map { .integer($0) }),
            "weeks": .array(weeks.answersPerDay.map { .integer($0) }),
            "leeches": .array(
                leeches.map {
                    [
                        "card": .integer(Int($0.id.rawValue)), "epd": .string($0.key.epd), "move": .string($0.main),
                        "lapses": .integer($0.state.lapses),
                    ]
                }),
            "repertoires": .array(repertoires.map { $0.json }),
        ]
    }

    fileprivate static func json(_ retention: Retention) -> JSON {
        ["n": .integer(retention.counted), "passed": .integer(retention.passed)]
    }
}

extension StatsReport.Part {
    fileprivate var json: JSON {
        [
            "name": .string(due.name), "side": .string(due.side.name), "cards": .integer(due.cards),
            "new": .integer(due.new), "due": .integer(due.due), "late": .integer(due.late),
            "learned": .integer(census.covered), "leeches": .integer(census.leeches),
            "retention": StatsReport.json(retention),
        ]
    }
}
