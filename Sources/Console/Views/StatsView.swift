import Chess
import Scheduling
import Store
import Terminal
import Training

/// The screen of `stats`, 80 columns wide.
struct StatsView {
    let figures: StatsFigures
    /// How far the forecast's picture goes.
    let days: Int
    let isUTF8: Bool

    init(_ figures: StatsFigures, days: Int, isUTF8: Bool) {
        self.figures = figures
        self.days = days
        self.isUTF8 = isUTF8
    }

    var lines: [StyledText] {
        var lines = [head, waiting, today] + repertoires + retention + forecast + [weeks, ease]
        if figures.name != nil {
            lines.append(StyledText("Today, kept days, retention and weeks are those of all repertoires.", .dim))
        }
        return lines
    }

    private var head: StyledText {
        let (due, kept) = (figures.due, figures.kept)
        var line = StyledText("\(due.day.weekday.rawValue) \(due.day.short)", .strong)
        line.append("  study day ends \(figures.rolloverHour < 10 ? "0" : "")\(figures.rolloverHour):00", .dim)
        line = line.padded(to: 42)
        line.append("kept \(kept.last30)/30 days   streak \(kept.streak) (best \(kept.best))")
        return line
    }

    private var waiting: StyledText {
        let due = figures.due
        var line = StyledText("Due \(due.due)", .strong)
        if due.late > 0 { line.append("  late \(due.late) (oldest \(due.oldestLateDays) d)", .warning) }
        if due.toRepeat > 0 { line.append("  to repeat \(due.toRepeat)") }
        line.append("  new \(due.new)/\(due.newLeft)")
        if due.minutes > 0 { line.append("   about \(due.minutes) min", .dim) }
        return line
    }

    /// Positions, not attempts; what came on top of them is named.
    private var today: StyledText {
        let sums = figures.today
        var line = StyledText("Today   ", .strong)
        var words: [String] = []
        if let share = percent(sums.passed, of: sums.reviews) {
            words = ["\(sums.reviews) done", "\(sums.passed) right", "\(share) %"]
        }
        if sums.answers > sums.reviews { words.append("\(sums.answers - sums.reviews) repeated or early") }
        if sums.milliseconds > 0 { words.append(minutesAndSeconds(milliseconds: sums.milliseconds)) }
        if sums.introduced > 0 { words.append("\(sums.introduced) new shown") }
        line.append(
            words.isEmpty ? "nothing answered yet" : words.joined(separator: "  "), words.isEmpty ? .dim : .plain)
        return line
    }

    private var repertoires: [StyledText] {
        let names = figures.repertoires.map { DisplayWidth.of($0.due.name) }
        let width = min(22, max(11, (names.max() ?? 0) + 1))
        let columns = [("cards", 7), ("new", 6), ("due", 5), ("late", 5), ("cover", 7), ("ret 30 d", 15), ("leech", 6)]
        let heads = columns.map { $0.0.aligned($0.1) }.joined()
        var lines = [StyledText(), StyledText("Repertoire".filled(width) + "  side " + heads, .dim)]
        for part in figures.repertoires {
            let (due, census) = (part.due, part.census)
            let values = [
                "\(due.cards)", "\(due.new)", "\(due.due)", "\(due.late)",
                census.coverage.map { "\($0) %" } ?? "–", Self.words(part.retention),
                census.leeches > 0 ? "\(census.leeches)" : "–",
            ]
            let cells = zip(values, columns).map { $0.aligned($1.1) }.joined()
            let name = (" " + due.name.cut(width - 1)).filled(width)
            lines.append(StyledText(name + "  \(due.side.name)" + cells, due.isActive ? .plain : .dim))
        }
        let inactive = figures.repertoires.filter { !$0.due.isActive }.map(\.due.name).uniqued
        if !inactive.isEmpty { lines.append(StyledText(" not active: " + inactive.joined(separator: ", "), .dim)) }
        return lines
    }

    /// `91 % (n 214)`; `– (n 5)` below twenty reviews.
    private static func words(_ retention: Retention) -> String {
        guard retention.counted > 0 else { return "–" }
        return (retention.percent.map { "\($0) %" } ?? "–") + " (n \(retention.counted))"
    }

    private var retention: [StyledText] {
        let heads = figures.retention.map { "\($0.days) d".aligned(21) }.joined()
        let rows = [(" young (<21 d)", \RetentionPeriod.young), (" mature (21 d+)", \.mature)]
        return [StyledText(), StyledText("True retention".filled(16) + heads, .dim)]
            + rows.map { name, share in
                let cells = figures.retention.map { Self.shareWords($0[keyPath: share]).aligned(21) }
                return StyledText(name.filled(16) + cells.joined())
            }
    }

    /// `87 % [83–90] n 334`; `– n 5` below twenty reviews.
    private static func shareWords(_ retention: Retention) -> String {
        guard let share = retention.percent, let interval = retention.interval else {
            return retention.counted > 0 ? "– n \(retention.counted)" : "–"
        }
        return "\(share) % [\(interval.low)–\(interval.high)] n \(retention.counted)"
    }

    private var forecast: [StyledText] {
        let shown = Array(figures.census.forecast.prefix(days))
        let late = figures.due.late > 0 ? " (late \(figures.due.late))" : ""
        let week = shown.prefix(7).map(String.init).joined(separator: " ")
        let load = Int((figures.census.load * 10).rounded())
        var line = StyledText("Forecast  ", .strong)
        line.append(
            "today \(figures.due.due)\(late) | \(week) | load \(load / 10).\(load % 10)/day"
                + " | \(days) d: \(shown.reduce(0, +))")
        let bars = Array(Sparkline.text(shown, isUTF8: isUTF8))
        let rows = stride(from: 0, to: bars.count, by: 78).map { String(bars[$0..<min($0 + 78, bars.count)]) }
        return [StyledText(), line] + rows.map { StyledText(" " + $0, .green) }
    }

    private var weeks: StyledText {
        let shades = Array(isUTF8 ? "·░▒▓█" : ".:+*#").map(String.init)
        var line = StyledText("Last 26 weeks  ", .strong)
        line.append(figures.weeks.answersPerDay.map { shades[WeeksOfWork.step($0)] }.joined(), .green)
        let legend = zip(shades, ["0", "1–9", "10–24", "25–49", "50+"]).map { $0 + $1 }
        line.append("  a day: " + legend.joined(separator: " "), .dim)
        return line
    }

    private var ease: StyledText {
        let ease = figures.census.ease
        var line = StyledText("Ease  ", .strong)
        line.append("≤1.5 \(ease[0]) | ≤2.0 \(ease[1]) | ≤2.5 \(ease[2]) | >2.5 \(ease[3])")
        if !figures.leeches.isEmpty {
            line.append("     Leeches \(figures.leeches.count): prep stats --leeches", .warning)
        }
        return line
    }
}
