import Chess
import Coach
import Openings
import Scheduling
import Store
import Terminal
import Training

/// The summary of all compared games: the positions where they left the book, and the changed cards.
struct CompareSummaryView {
    /// The number of positions listed; the JSON document has all.
    private static let shown = 10

    private let comparisons: [GameComparison]
    private let report: ComparisonReport
    private let today: StudyDay
    private let columns: Int
    private let numbers: NumberedDepartures

    init(
        _ comparisons: [GameComparison], _ report: ComparisonReport, numbers: NumberedDepartures, today: StudyDay,
        columns: Int
    ) {
        self.numbers = numbers
        self.comparisons = comparisons
        self.report = report
        self.today = today
        self.columns = columns
    }

    var lines: [StyledText] {
        guard !comparisons.isEmpty else { return [] }
        var lines = [StyledText()]
        let replies = DeparturePosition.all(comparisons, isOwn: false)
        if comparisons.count > 1 {
            lines += total.wrapped(to: columns)
            let mine = DeparturePosition.all(comparisons, isOwn: true)
            lines += section("Where you left your book", mine.map(own), .strong)
            let often = replies.filter { $0.left > 1 }
            lines += section("Where your opponents left it more than once", often.map(theirs), .warning)
        }
        lines += outcome.wrapped(to: columns)
        if !replies.isEmpty {
            lines += ListedGaps.hint.wrapped(to: columns)
            lines += StyledText("prep gaps ranks all replies that your book does not answer.", .dim).wrapped(
                to: columns)
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

    /// One position as a row of its section.
    private struct Row {
        let count: String
        let move: String
        let place: String
        let remark: String
    }

    /// `  3 of 5  7.Bg5, f3  B90 Sicilian Defense: Najdorf Variation  due today`, in columns.
    private func section(_ title: String, _ rows: [Row], _ role: Role) -> [StyledText] {
        guard !rows.isEmpty else { return [] }
        let shown = rows.prefix(Self.shown)
        let counts = shown.map(\.count.count).max() ?? 0
        let moves = min(columns / 4, shown.map { DisplayWidth.of($0.move) }.max() ?? 0)
        let remarks = shown.map { DisplayWidth.of($0.remark) }.max() ?? 0
        let room = max(8, columns - counts - moves - remarks - 8)
        let places = min(room, shown.map { DisplayWidth.of($0.place) }.max() ?? 0)
        var lines = StyledText(title, .strong).wrapped(to: columns)
        for row in shown {
            var line = StyledText("  " + row.count.aligned(counts) + "  ")
            line.append(row.move.filled(moves) + "  ", role)
            line.append(row.remark.isEmpty ? row.place : row.place.filled(places) + "  ")
            line.append(row.remark, .dim)
            lines += line.wrapped(to: columns, indent: min(counts + 6, columns / 4))
        }
        let more = rows.count - Self.shown
        if more > 0 {
            lines += StyledText("  and \(counted(more, "more position")); --json shows all", .dim).fitted(to: columns)
        }
        return lines
    }

    private func own(_ spot: DeparturePosition) -> Row {
        let move = spot.first
        let prepared = move.expected.isEmpty ? "not " + CompareView.name(move) : CompareView.prepared(move)
        return Row(
            count: "\(spot.left) of \(spot.reached)", move: prepared, place: place(of: spot),
            remark: CompareView.dueText(spot.card, today: today) ?? "")
    }

    private func theirs(_ spot: DeparturePosition) -> Row {
        Row(
            count: numbers.label(of: spot.first, side: spot.side) + "\(spot.left) of \(spot.reached)",
            move: CompareView.name(spot.first), place: place(of: spot), remark: spot.frequency?.words ?? "")
    }

    /// The opening's name, else the moves that lead there.
    private func place(of spot: DeparturePosition) -> String {
        if let opening = spot.opening { return "\(opening.code) \(opening.name)" }
        let line = NumberedMoves(spot.first.place.line, from: spot.first.place.start).text
        return line.isEmpty ? "the first move" : line
    }

    /// `4 cards due today, 37 seen. 2 games had been compared before and are not counted again.`
    private var outcome: StyledText {
        let old = comparisons.count - report.newGames
        let before =
            old == 1
            ? "1 game had been compared before and is not counted again."
            : "\(old) games had been compared before and are not counted again."
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
