import Chess
import Coach
import Openings
import Store
import Terminal
import Training

/// The lines an import would add, change and remove in one repertoire.
struct LineDifferenceView {
    private let difference: LineDifference
    private let schedules: [PositionIdentity: AnswerChange.Schedule]
    private let columns: Int
    private let showsAll: Bool

    /// The maximum number of rows of a folded list.
    private static let rows = 20

    init(_ part: ImportReport.Part, columns: Int, showsAll: Bool) {
        difference = Self.difference(part, showsAll: showsAll)
        let changes = part.answerChanges.map { ($0.route.position.identity, $0.schedule) }
        schedules = Dictionary(changes) { first, _ in first }
        self.columns = columns
        self.showsAll = showsAll
    }

    /// One branch for each place where lines are added or removed; for a new repertoire, its lines.
    private static func difference(_ part: ImportReport.Part, showsAll: Bool) -> LineDifference {
        let isNew = part.former?.positions.isEmpty ?? true
        return LineDifference(from: part.former, to: part.repertoire, isFolded: !showsAll && !isNew)
    }

    var lines: [StyledText] {
        let changed = difference.changed
        var lines = section("added", difference.added, .success)
        if !changed.isEmpty {
            lines.append(StyledText("  \(counted(changed.count, "main move")) changed:", .warning))
            let shown = showsAll ? changed : Array(changed.prefix(Self.rows))
            lines += shown.flatMap { row($0).wrapped(to: columns, indent: 6) }
            if shown.count < changed.count {
                lines += StyledText("    and \(changed.count - shown.count) more; --all shows them", .dim)
                    .wrapped(to: columns, indent: 6)
            }
        }
        return lines + section("removed", difference.removed, .error)
    }

    /// `  14 lines added:` and a row for each branch.
    private func section(_ word: String, _ branches: [LineDifference.Branch], _ role: Role) -> [StyledText] {
        guard !branches.isEmpty else { return [] }
        let rows = showsAll ? branches : LineDifference.folded(branches, into: Self.rows)
        var heading = StyledText("  \(counted(branches.reduce(0) { $0 + $1.lines }, "line")) \(word)", role)
        if rows.contains(where: { $0.lines > 1 }) { heading.append(" (--all shows each)", .dim) }
        heading.append(":", role)
        return heading.wrapped(to: columns, indent: 4) + rows.flatMap { row($0).wrapped(to: columns, indent: 6) }
    }

    private func row(_ branch: LineDifference.Branch) -> StyledText {
        let line = NumberedMoves(branch.line, from: branch.start).text
        var text = StyledText("    " + (line.isEmpty ? "from the start" : line))
        if branch.lines > 1 {
            text.append("  \(branch.lines) lines, \(counted(branch.positions, "position"))", .dim)
        }
        return text
    }

    private func row(_ change: LineDifference.Change) -> StyledText {
        let line = NumberedMoves(change.line, from: change.start).text
        let number = change.position.moveNumberText
        var text = StyledText("    " + (line.isEmpty ? "at move 1" : line) + ": ")
        text.append(number + change.position.san(change.now), .strong)
        text.append(" (was \(number)\(change.position.san(change.former)))")
        text.append(schedules[change.position.identity]?.remark ?? "", .dim)
        return text
    }

    // MARK: JSON

    /// Folded lists, with all their rows.
    static func json(_ parts: [ImportReport.Part], showsAll: Bool) -> JSON {
        let all = parts.map { ($0, difference($0, showsAll: showsAll)) }
        let branches = { (list: (LineDifference) -> [LineDifference.Branch]) in
            JSON.array(
                all.flatMap { part, difference in
                    list(difference).map { branch in
                        [
                            "line": JSON(NumberedMoves(branch.line, from: branch.start).steps.map(\.san)),
                            "lines": .integer(branch.lines), "positions": .integer(branch.positions),
                            "side": .string(part.repertoire.side.name),
                        ]
                    }
                })
        }
        return [
            "added": branches(\.added), "removed": branches(\.removed),
            "changed": .array(
                all.flatMap { part, difference in
                    difference.changed.map { change in
                        [
                            "line": JSON(NumberedMoves(change.line, from: change.start).steps.map(\.san)),
                            "old": .string(change.position.san(change.former)),
                            "new": .string(change.position.san(change.now)),
                            "side": .string(part.repertoire.side.name),
                        ]
                    }
                }),
        ]
    }
}
