import Chess
import Openings
import Scheduling
import Store
import Terminal
import Training

/// The screen of `stats`.
struct StatsView {
    let figures: StatsFigures
    let days: Int
    let isUTF8: Bool

    init(_ figures: StatsFigures, days: Int, isUTF8: Bool) {
        self.figures = figures
        self.days = days
        self.isUTF8 = isUTF8
    }

    var lines: [StyledText] { head + repertoires + retention + forecast + cards }

    private var head: [StyledText] {
        let due = figures.due
        var day = StyledText("\(due.day.weekday.rawValue) \(due.day.short)", .strong)
        day.append("  kept \(figures.kept.last30)/30 days  streak \(figures.kept.streak) (best \(figures.kept.best))")
        var waiting = StyledText("Due \(due.due)", .strong)
        if due.late > 0 { waiting.append("  late \(due.late) (oldest \(due.oldestLateDays) d)", .warning) }
        if due.toRepeat > 0 { waiting.append("  to repeat \(due.toRepeat)") }
        waiting.append("  new \(due.new)/\(due.newLeft)")
        if due.due > 0 { waiting.append("  about \(due.minutes) min", .dim) }
        var today = StyledText("Today ", .strong)
        if let sum = figures.today, sum.answers > 0 {
            today.append("\(sum.answers) answers, \(sum.right) right")
            if let share = percent(sum.right, of: sum.answers) { today.append(" (\(share) %)") }
            if sum.milliseconds > 0 { today.append(", \(minutesAndSeconds(milliseconds: sum.milliseconds)) min") }
            if sum.introduced > 0 { today.append(", \(sum.introduced) new shown") }
        } else {
            today.append("nothing answered yet", .dim)
        }
        return [day, waiting, today]
    }

    private var repertoires: [StyledText] {
        let width = min(28, max(12, figures.due.repertoires.map { DisplayWidth.of($0.name) }.max() ?? 0))
        var lines = [
            StyledText(), StyledText("Repertoire".filled(width) + "  side   cards   new   due  late  cover", .dim),
        ]
        for part in figures.due.repertoires {
            let cover = percent(part.learned, of: part.cards).map { "\($0) %" } ?? "–"
            var line = StyledText(part.name).padded(to: width)
            line.append("  \(part.side.name)  ")
            line.append(
                [("\(part.cards)", 5), ("\(part.new)", 6), ("\(part.due)", 6), ("\(part.late)", 6), (cover, 7)]
                    .map { $0.0.aligned($0.1) }.joined())
            if !part.isActive { line.append("  inactive", .dim) }
            lines.append(line)
        }
        return lines
    }

    private var retention: [StyledText] {
        var lines = [
            StyledText(),
            StyledText("True retention     " + figures.retention.map { "\($0.days) d".aligned(22) }.joined(), .dim),
        ]
        let rows = [("young (under 21 d)", \StatsFigures.Retention.young), ("mature (21 d on)", \.mature)]
        for (name, path) in rows {
            lines.append(
                StyledText(
                    " " + name.filled(18) + figures.retention.map { Self.words($0[keyPath: path]).aligned(22) }.joined()
                ))
        }
        return lines
    }

    /// `87 % [83–90] n 334`; `–` below twenty reviews.
    private static func words(_ share: StatsFigures.Share) -> String {
        guard share.counted >= 20, let interval = WilsonInterval(passed: share.passed, of: share.counted),
            let value = percent(share.passed, of: share.counted)
        else { return share.counted > 0 ? "– (n \(share.counted))" : "–" }
        return "\(value) % [\(interval.low)–\(interval.high)] n \(share.counted)"
    }

    private var forecast: [StyledText] {
        let shown = Array(figures.forecast.prefix(days))
        let week = shown.prefix(7).map(String.init).joined(separator: " ")
        let load = "\(Int((figures.load * 10).rounded()) / 10).\(Int((figures.load * 10).rounded()) % 10)"
        var line = StyledText("Forecast ", .strong)
        line.append("today \(figures.due.due) | \(week) | load \(load)/day | \(days) d: \(shown.reduce(0, +))")
        return [StyledText(), line, StyledText(" " + Sparkline.text(shown, isUTF8: isUTF8), .green)]
    }

    private var cards: [StyledText] {
        let ease = figures.ease
        var line = StyledText("Ease  ", .strong)
        line.append("≤1.5 \(ease[0]) | ≤2.0 \(ease[1]) | ≤2.5 \(ease[2]) | >2.5 \(ease[3])")
        if !figures.leeches.isEmpty {
            line.append("   leeches \(figures.leeches.count): prep stats --leeches", .warning)
        }
        return [line]
    }
}

/// The cards that are forgotten again and again.
struct LeechView {
    let leeches: [StoredCard]

    init(_ leeches: [StoredCard]) { self.leeches = leeches }

    var lines: [StyledText] {
        guard !leeches.isEmpty else { return [StyledText("No leeches.")] }
        return leeches.map { card in
            let san = (try? Position(fen: card.key.epd)).flatMap { position in
                position.move(uci: card.main).map { LineView.number(of: position) + position.san($0) }
            }
            return StyledText("\(card.state.lapses) lapses  ".aligned(12), .warning)
                + StyledText((san ?? card.main).filled(12), .strong) + StyledText(card.key.epd, .dim)
        }
    }
}

extension String {
    /// With blanks on the right.
    func filled(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - DisplayWidth.of(self))) }

    /// With blanks on the left.
    func aligned(_ width: Int) -> String { String(repeating: " ", count: max(0, width - DisplayWidth.of(self))) + self }
}
