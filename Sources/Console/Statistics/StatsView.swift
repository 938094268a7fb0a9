import Chess
import Coach
import Openings
import Scheduling
import Store
import Terminal
import Training

/// The screen of `stats`. Tables become lists in a narrow terminal, and sentences for a screen reader.
struct StatsView {
    private let figures: StatsReport
    private let again: RepeatedPositions
    private let writer: PositionWriting
    private let terminal: TerminalFacts

    init(_ figures: StatsReport, again: RepeatedPositions, _ printer: Printer) {
        self.figures = figures
        self.again = again
        writer = PositionWriting(printer)
        terminal = printer.terminal
    }

    private var columns: Int { terminal.textColumns }
    private var isPlain: Bool { terminal.isPlain }

    var lines: [StyledText] {
        var lines = head + waiting + today + [StyledText()]
        lines += StatsRepertoires(parts: figures.repertoires, columns: columns, isPlain: isPlain).lines + [StyledText()]
        lines += RetentionView(periods: figures.retention, terminal).lines + [StyledText()]
        lines += ForecastView(census: figures.census, days: figures.period.days, terminal).lines + [StyledText()]
        lines +=
            ActivityView(figures.activity, figures.period.hours, days: figures.period.days, terminal).lines
            + [StyledText()]
        lines += times + EaseView(census: figures.census, algorithm: figures.algorithm, terminal).lines + hints
        if figures.name != nil {
            lines += StyledText("Days practised and the streak count all repertoires.", .dim).wrapped(to: columns)
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
        parts.append(StyledText("new \(due.new)/\(figures.census.new)"))
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
        var parts = words.isEmpty ? [StyledText("no answers yet", .dim)] : words.map { StyledText($0) }
        if !again.entries.isEmpty { parts.append(StyledText("again: " + repeated)) }
        return ([StyledText("Today ", .strong)] + parts).flowed(to: columns, indent: 8)
    }

    /// `Najdorf Variation 6.Bg5, 3.d4 and 2 more`.
    private var repeated: String {
        let shown = again.entries.prefix(3).map { entry in
            let variation = entry.opening?.name.split(separator: ",").first?.split(separator: ":").last
            let name = variation.map { $0.trimmingPrefix { $0 == " " } + " " } ?? ""
            return name + writer.san(entry.move, at: entry.position)
        }
        let more = again.entries.count - shown.count
        return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    /// The time for a position, in the period.
    private var times: [StyledText] {
        let times = figures.period.times
        guard let mean = times.all.mean else { return [] }
        let classes = [("new", times.new), ("young", times.young), ("mature", times.mature)]
        let parts = classes.compactMap { name, times in times.mean.map { StyledText("\(name) \(seconds($0))") } }
        let title = StyledText("Time  ", .strong) + StyledText("\(seconds(mean)) a position")
        let total = StyledText("\(figures.period.days) d: \(hoursAndMinutes(figures.period.milliseconds))")
        return ([title] + parts + [total])
            .flowed(to: columns, separator: isPlain ? ", " : " | ", indent: 2)
    }

    /// `8.4 s`.
    private func seconds(_ milliseconds: Int) -> String {
        let tenths = (milliseconds + 50) / 100
        return "\(tenths / 10).\(tenths % 10) s"
    }

    /// `3 h 20 min`.
    private func hoursAndMinutes(_ milliseconds: Int) -> String {
        let minutes = (milliseconds + 30_000) / 60_000
        return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    }

    private var hints: [StyledText] {
        let name = figures.name.map { " \($0)" } ?? ""
        var hints: [StyledText] = []
        if figures.census.leeches > 0 {
            hints.append(StyledText("Leeches \(figures.census.leeches): prep stats\(name) --leeches", .warning))
        }
        let failed = figures.retention.flatMap { [$0.young, $0.mature] }.contains { $0.passed < $0.counted }
        if failed { hints.append(StyledText("Often wrong: prep stats\(name) --mistakes")) }
        return hints.flowed(to: columns, separator: "   ", indent: 2)
    }
}
