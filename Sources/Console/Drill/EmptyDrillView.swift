import Coach
import Store
import Terminal

/// The text of a drill without a question: what is due next, and how to continue.
struct EmptyDrillView {
    let options: DrillOptions
    let workspace: Workspace

    func lines(columns: Int) throws -> [StyledText] {
        let name = options.name.map { " " + $0 } ?? ""
        guard !options.isCram else {
            let text = "No position is learnt yet. To include new ones: prep drill\(name) --cram --new"
            return StyledText(text).wrapped(to: columns)
        }
        let summary = try workspace.file.dueSummary(day: workspace.day, newPerDay: 0, named: options.name)
        if summary.time.isUsedUp {
            let text = "Today's minutes are used up. More: prep drill\(name) --minutes 5"
            return summary.line.wrapped(to: columns) + StyledText(text, .dim).wrapped(to: columns)
        }
        let waiting = summary.newLeft - summary.pending
        guard waiting > 0 else { return summary.line.wrapped(to: columns) }
        let unlimited = try workspace.file.dueSummary(day: workspace.day, newPerDay: .max / 2, named: options.name)
        let remedy =
            unlimited.new > 0
            ? "today's share is done. More: prep drill\(name) --new \(summary.introducedToday + 10)"
            : "their repertoires have reached their own limit. To remove one: prep settings new-per-day NAME default"
        let more = StyledText("\(counted(waiting, "new position")) left; \(remedy)", .dim)
        return summary.line.wrapped(to: columns) + more.wrapped(to: columns)
    }
}
