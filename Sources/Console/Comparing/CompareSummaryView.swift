import Chess
import Openings
import Scheduling
import Store
import Terminal
import Training

/// All games of a run together: where they left the book, by position, and what that did to the cards.
struct CompareSummaryView {
    /// So many positions are named; the document has all.
    private static let shown = 10

    private let comparisons: [GameComparison]
    private let report: ComparisonReport
    private let today: StudyDay
    private let columns: Int

    init(_ comparisons: [GameComparison], _ report: ComparisonReport, today: StudyDay, columns: Int) {
        self.comparisons = comparisons
        self.report = report
        self.today = today
        self.columns = columns
    }

    var lines: [StyledText] {
        guard !comparisons.isEmpty else { return [] }
        var lines = [StyledText()]
        let theirs = DepartureSpot.all(comparisons, isOwn: false)
        if comparisons.count > 1 {
            lines += total.wrapped(to: columns)
            let mine = DepartureSpot.all(comparisons, isOwn: true)
            lines += section("Where you left your book", mine, line: ownLine)
            lines += section("Where your opponents did, more than once", theirs.filter { $0.left > 1 }, line: theirLine)
        }
        lines += outcome.wrapped(to: columns)
        if !theirs.isEmpty {
            lines.append(StyledText("prep gaps ranks all replies your book has no answer to.", .dim))
        }
        return lines
    }

    private var total: StyledText {
        let own = comparisons.count { $0.walk.departure?.isOwn == true }
        let theirs = comparisons.count { $0.walk.departure?.isOwn == false }
        let rest = comparisons.count - own - theirs
        var line = StyledText("\(comparisons.count) games", .strong)
        line.append(": you left your book in \(own), your opponents in \(theirs)")
        if rest > 0 { line.append(", nobody in \(rest)") }
        return line + "."
    }

    private func section(
        _ title: String, _ spots: [DepartureSpot], line: (DepartureSpot) -> StyledText
    ) -> [StyledText] {
        guard !spots.isEmpty else { return [] }
        var lines = [StyledText(title, .strong)]
        lines += spots.prefix(Self.shown).map(line)
        let more = spots.count - Self.shown
        if more > 0 { lines.append(StyledText("  and \(counted(more, "further position")); --json has all", .dim)) }
        return lines
    }

    /// `  3 of 5    7.Bg5, f3     B90 Sicilian Defense: Najdorf Variation  due today`.
    private func ownLine(_ spot: DepartureSpot) -> StyledText {
        let prepared =
            spot.first.expected.isEmpty ? "not " + CompareView.name(spot.first) : CompareView.prepared(spot.first)
        return row(
            "\(spot.left) of \(spot.reached)", prepared, .strong, spot, CompareView.fate(spot.card, today: today))
    }

    private func theirLine(_ spot: DepartureSpot) -> StyledText {
        row("\(spot.left) of \(spot.reached)", CompareView.name(spot.first), .warning, spot, spot.frequency?.words)
    }

    private func row(
        _ count: String, _ move: String, _ role: Role, _ spot: DepartureSpot, _ remark: String?
    ) -> StyledText {
        var line = StyledText("  " + count.filled(11)) + StyledText(move.cut(17).filled(18), role)
        let end = remark.map { "  " + $0 } ?? ""
        let room = max(8, columns - line.width - DisplayWidth.of(end))
        line.append(place(of: spot).cut(room).filled(min(room, 36)))
        line.append(end, .dim)
        return line
    }

    /// The opening's name, else the moves that lead there.
    private func place(of spot: DepartureSpot) -> String {
        if let opening = spot.opening { return "\(opening.code) \(opening.name)" }
        let line = LineView(spot.first.place.line, from: spot.first.place.start).text
        return line.isEmpty ? "the first move" : line
    }

    /// `4 cards due today, 37 seen. 2 games were compared before and count no more.`
    private var outcome: StyledText {
        let old = comparisons.count - report.newGames
        let before =
            "\(counted(old, "game")) \(old == 1 ? "was" : "were") compared before and \(old == 1 ? "counts" : "count") no more."
        guard report.newGames > 0 else { return StyledText(before, .dim) }
        var line = StyledText(counted(report.due, "card") + " due today", report.due > 0 ? .warning : .plain)
        line.append(", \(report.seen) seen")
        if report.reviewed > 0 { line.append(", \(report.reviewed) of them reviewed") }
        if report.notLearnt > 0 { line.append("; \(report.notLearnt) not learnt yet") }
        if report.suspended > 0 { line.append("; \(report.suspended) suspended") }
        line.append(".")
        if old > 0 { line.append(" " + before, .dim) }
        return line
    }
}
