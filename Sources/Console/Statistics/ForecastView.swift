import Coach
import Terminal
import Training

/// What will be due on the next days: numbers of the first week, the load, and a plot.
struct ForecastView {
    let census: CardCensus
    /// The days shown.
    let days: Int
    private let terminal: TerminalFacts

    init(census: CardCensus, days: Int, _ terminal: TerminalFacts) {
        self.census = census
        self.days = days
        self.terminal = terminal
    }

    var lines: [StyledText] {
        let columns = terminal.textColumns
        let shown = Array(census.forecast.prefix(days))
        let late = census.late > 0 ? " (late \(census.late))" : ""
        let week = shown.prefix(7).map(String.init).joined(separator: terminal.isPlain ? ", " : " ")
        let load = counted(Int(census.load.rounded()), "review")
        guard !terminal.isPlain else {
            return [
                StyledText("Forecast: \(census.due) due today\(late)."),
                StyledText("Due on the next days: \(week); in \(counted(days, "day")) \(shown.reduce(0, +))."),
                StyledText("About \(load) a day."),
            ]
        }
        let parts = [
            StyledText("Forecast  ", .strong) + StyledText("today \(census.due)\(late)"), StyledText(week),
            StyledText("about \(load) a day"), StyledText("\(days) d: \(shown.reduce(0, +))"),
        ]
        let bars = Array(Sparkline.text(shown, isUTF8: terminal.isUTF8))
        let room = max(1, columns - 2)
        return parts.flowed(to: columns, separator: " | ", indent: 2)
            + stride(from: 0, to: bars.count, by: room).map {
                StyledText(" " + String(bars[$0..<min($0 + room, bars.count)]), .green)
            }
    }
}
