import Chess
import Coach
import Scheduling
import Store
import Terminal
import Training

/// The screen of `stats`. Tables become lists in a narrow terminal.
struct StatsView {
    let figures: StatsReport
    /// The days shown in the forecast.
    let days: Int
    let isUTF8: Bool
    let columns: Int
    /// Whether there is a line for each fact and no plot, for a screen reader.
    let isPlain: Bool

    init(_ figures: StatsReport, days: Int, _ terminal: TerminalFacts) {
        self.figures = figures
        self.days = days
        isUTF8 = terminal.isUTF8
        columns = terminal.textColumns
        isPlain = terminal.isPlain
    }

    var lines: [StyledText] {
        var lines = head + waiting + today + [StyledText()]
        lines += StatsRepertoires(parts: figures.repertoires, columns: columns, isPlain: isPlain).lines + [StyledText()]
        lines += retention + [StyledText()] + forecast + weeks + ease
        if figures.name != nil {
            lines += StyledText("Today, days practised, retention and weeks count all repertoires.", .dim)
                .wrapped(to: columns)
        }
        return lines
    }

    private var head: [StyledText] {
        let (due, kept) = (figures.due, figures.kept)
        let hour = "\(figures.rolloverHour < 10 ? "0" : "")\(figures.rolloverHour):00"
        let practised = StyledText("practised on \(kept.last30) of the last 30 days")
        return [
            StyledText("\(due.day.weekday.rawValue) \(due.day.short)", .strong) + "  "
                + StyledText("study day ends \(hour)", .dim)
        ].flowed(to: columns, indent: 2)
            + [practised, StyledText("streak \(kept.streak) (best \(kept.best))")]
            .flowed(to: columns, separator: "   ")
    }

    private var waiting: [StyledText] {
        let due = figures.due
        var parts = [StyledText("Due \(due.due)", .strong)]
        if due.late > 0 { parts.append(StyledText("late \(due.late) (oldest \(due.oldestLateDays) d)", .warning)) }
        if due.toRepeat > 0 { parts.append(StyledText("to repeat \(due.toRepeat)")) }
        parts.append(StyledText("new \(due.new)/\(due.newLeft)"))
        if due.minutes > 0 { parts.append(StyledText("about \(due.minutes) min", .dim)) }
        return parts.flowed(to: columns, indent: 2)
    }

    /// Counts positions, not attempts; repeated answers are named after them.
    private var today: [StyledText] {
        let sums = figures.today
        var words: [String] = []
        if let share = percent(sums.passed, of: sums.reviews) {
            words = ["\(sums.reviews) done", "\(sums.passed) right", "\(share) %"]
        }
        if sums.answers > sums.reviews { words.append("\(sums.answers - sums.reviews) repeated or early") }
        if sums.milliseconds > 0 { words.append(minutesAndSeconds(milliseconds: sums.milliseconds)) }
        if sums.introduced > 0 { words.append("\(sums.introduced) new shown") }
        let parts = words.isEmpty ? [StyledText("no answers yet", .dim)] : words.map { StyledText($0) }
        return ([StyledText("Today ", .strong)] + parts).flowed(to: columns, indent: 8)
    }

    // MARK: - True retention

    private var maturities: [(name: String, share: KeyPath<RetentionPeriod, Retention>)] {
        [
            ("young (<21 d)", \.young), ("mature (21 d+)", \.mature),
        ]
    }

    private var retention: [StyledText] {
        let table = retentionTable
        return !isPlain && table.allSatisfy { $0.width <= columns } ? table : retentionList
    }

    private var retentionTable: [StyledText] {
        let heads = figures.retention.map { "\($0.days) d".aligned(21) }.joined()
        return [StyledText("True retention".filled(16) + heads, .dim)]
            + maturities.map { name, share in
                let cells = figures.retention.map { Self.words($0[keyPath: share]).aligned(21) }
                return StyledText((" " + name).filled(16) + cells.joined())
            }
    }

    private var retentionList: [StyledText] {
        [StyledText("True retention", .dim)]
            + figures.retention.flatMap { period in
                maturities.flatMap { name, share in
                    StyledText(
                        " " + "\(period.days) d".filled(7) + name.filled(16) + Self.words(period[keyPath: share])
                    )
                    .fitted(to: columns)
                }
            }
    }

    /// `87 % [83–90] n 334`; `– n 5` below twenty reviews.
    private static func words(_ retention: Retention) -> String {
        guard let share = retention.percent, let interval = retention.interval else {
            return retention.counted > 0 ? "– n \(retention.counted)" : "–"
        }
        return "\(share) % [\(interval.low)–\(interval.high)] n \(retention.counted)"
    }

    // MARK: - Days and weeks

    private var forecast: [StyledText] {
        let shown = Array(figures.census.forecast.prefix(days))
        let late = figures.due.late > 0 ? " (late \(figures.due.late))" : ""
        let week = shown.prefix(7).map(String.init).joined(separator: " ")
        let parts = [
            StyledText("Forecast  ", .strong) + StyledText("today \(figures.due.due)\(late)"), StyledText(week),
            StyledText("about \(counted(Int(figures.census.load.rounded()), "review")) a day"),
            StyledText("\(days) d: \(shown.reduce(0, +))"),
        ]
        let row = parts.flowed(to: columns, separator: isPlain ? ", " : " | ", indent: 2)
        guard !isPlain else { return row }
        let bars = Array(Sparkline.text(shown, isUTF8: isUTF8))
        let room = max(1, columns - 2)
        let rows = stride(from: 0, to: bars.count, by: room).map {
            StyledText(" " + String(bars[$0..<min($0 + room, bars.count)]), .green)
        }
        return row + rows
    }

    private var weeks: [StyledText] {
        guard !isPlain else {
            let days = figures.weeks.answersPerDay.map(String.init).joined(separator: ", ")
            return [StyledText("Answers a day in each of the last 26 weeks, the oldest first: \(days)")]
        }
        let shades = Array(isUTF8 ? "·░▒▓█" : ".:+*#").map(String.init)
        let answers = StyledText(figures.weeks.answersPerDay.map { shades[WeeklyActivity.step($0)] }.joined(), .green)
        let legend = zip(shades, ["0", "1–9", "10–24", "25–49", "50+"]).map { $0 + $1 }
        return [
            StyledText("Last 26 weeks", .strong), answers,
            StyledText("a day: " + legend.joined(separator: " "), .dim),
        ].flowed(to: columns, indent: 2)
    }

    private var ease: [StyledText] {
        let (name, limits, counts) =
            figures.algorithm == .sm2
            ? ("Ease  ", ["1.5", "2.0", "2.5"], figures.census.ease)
            : ("Difficulty  ", ["3", "5", "7"], figures.census.difficulty)
        var lines = [
            StyledText(name, .strong) + StyledText("≤\(limits[0]) \(counts[0])"),
            StyledText("≤\(limits[1]) \(counts[1])"), StyledText("≤\(limits[2]) \(counts[2])"),
            StyledText(">\(limits[2]) \(counts[3])"),
        ].flowed(to: columns, separator: isPlain ? ", " : " | ", indent: 2)
        if !figures.leeches.isEmpty {
            lines += StyledText("Leeches \(figures.leeches.count): prep stats --leeches", .warning).fitted(to: columns)
        }
        return lines
    }
}
