import Chess
import Coach
import Openings
import PGN
import Store
import Terminal
import Training

/// The changes of an import or a dry run.
struct ImportView {
    let report: ImportReport
    let columns: Int
    /// Shows every line and message instead of the first ones of each kind.
    let showsAll: Bool
    /// Whether only some chapters of the file were to be imported.
    let leavesOutChapters: Bool

    /// The number of messages of a kind that are shown.
    private static let shown = 10

    init(_ report: ImportReport, columns: Int = 80, showsAll: Bool = false, leavesOutChapters: Bool = false) {
        self.report = report
        self.leavesOutChapters = leavesOutChapters
        self.columns = columns
        self.showsAll = showsAll
    }

    var lines: [StyledText] {
        var lines = headline.wrapped(to: columns, indent: 2)
        for part in report.parts {
            if report.parts.count > 1 { lines.append(StyledText("  \(part.repertoire.side.name)", .strong)) }
            if !report.isUnchanged {
                lines += counts(part).wrapped(to: columns, indent: 2)
                if report.isDryRun {
                    lines += LineDifferenceView(part, columns: columns, showsAll: showsAll).lines
                } else {
                    lines += listed(part.answerChanges.map(answerChange), "changed answer")
                }
            }
            lines += conflicts(part.conflicts)
            lines += listed(contradictions(part), "contradiction", "; prep lint lists them all")
            if part.deepCards > 0 {
                let verb = part.deepCards == 1 ? "lies" : "lie"
                lines += "\(counted(part.deepCards, "card")) \(verb) beyond move 25; --depth N leaves such cards out."
                    .warning.wrapped(to: columns, indent: 2)
            }
        }
        if leavesOutChapters, report.parts.contains(where: { !$0.difference.removed.isEmpty }) {
            let advice =
                "An import replaces the former one of the same file, so that chapters which --chapters leaves out are "
                + "removed. To keep them, name all chapters together, or import these under another name with --name."
            lines += advice.warning.wrapped(to: columns, indent: 2)
        }
        if report.known > 0 {
            lines += StyledText("  \(counted(report.known, "card")) marked as known, due over the next 28 days")
                .wrapped(to: columns, indent: 2)
        }
        return lines
    }

    private var headline: StyledText {
        let name = StyledText(report.name, .strong)
        if report.parts.isEmpty {
            return name + ": nothing was imported; no chapter of the file can be read"
        }
        if report.isUnchanged { return name + StyledText(": nothing has changed; \(size)") }
        return name + StyledText(report.isDryRun ? " (dry run, nothing written): " : ": ") + StyledText(size)
    }

    /// `white, 12 chapters, 314 positions, 142 cards`.
    private var size: String {
        let sides = report.parts.map(\.repertoire.side.name).joined(separator: " and ")
        let total = { (count: (ImportReport.Part) -> Int) in report.parts.map(count).reduce(0, +) }
        return "\(sides), \(counted(total(\.chapters), "chapter")), "
            + "\(counted(total { $0.repertoire.positions.count }, "position")), \(counted(total(\.cards), "card"))"
    }

    /// `3 new, 12 unchanged, 2 answers changed`.
    private func counts(_ part: ImportReport.Part) -> StyledText {
        let difference = part.difference
        let (comments, answers) = (difference.recommented.count, difference.answerChanged.count)
        let returned = difference.returned.count
        let counts = [
            (difference.new.count, "\(difference.new.count) new"),
            (difference.unchanged.count, "\(difference.unchanged.count) unchanged"),
            (comments, counted(comments, "comment") + " changed"),
            (answers, counted(answers, "answer") + " changed"),
            (difference.removed.count, "\(difference.removed.count) removed"),
            (returned, "\(returned) back with \(returned == 1 ? "its" : "their") history"),
            (difference.kept.count, "\(difference.kept.count) kept until every chapter of the file can be read"),
        ]
        return StyledText("  " + counts.filter { $0.0 > 0 }.map(\.1).joined(separator: ", "))
    }

    /// The first of these messages, and the number of the others.
    private func listed(_ messages: [StyledText], _ kind: String, _ more: String = "") -> [StyledText] {
        let shown = showsAll ? messages : Array(messages.prefix(Self.shown))
        var lines = shown.flatMap { $0.wrapped(to: columns, indent: 4) }
        let rest = messages.count - shown.count
        if rest > 0 {
            lines += StyledText("  and \(counted(rest, "more " + kind))\(more)", .dim)
                .wrapped(to: columns, indent: 4)
        }
        return lines
    }

    /// `  1.e4 e5 2.Nf3 Nc6 3.Bb5 (was 3.Bc4); the card starts again as a new one`.
    private func answerChange(_ change: AnswerChange) -> StyledText {
        let line = NumberedMoves(change.route.moves, from: change.route.start)
        let number = change.route.position.moveNumberText
        var text = StyledText("  New answer ", .warning) + Self.place(line.text)
        text.append(": ")
        text.append(number + change.prepared.joined(separator: ", "), .strong)
        text.append(" (was \(number)\(change.former))")
        text.append(change.schedule.remark, .dim)
        return text
    }

    /// `after 1.e4 e5`, `at move 1`.
    private static func place(_ line: String) -> StyledText { StyledText(line.isEmpty ? "at move 1" : "after " + line) }

    private func conflicts(_ conflicts: [AnswerConflict]) -> [StyledText] {
        guard !conflicts.isEmpty else { return [] }
        let places = counted(conflicts.count, "position")
        let heading =
            "You have different answers in \(places). The first one is your main move until you choose with "
            + "prep prefer NAME, or prep prefer MOVE --from MOVES:"
        return heading.warning.wrapped(to: columns, indent: 2)
            + listed(conflicts.map(row), "conflict", "; prep lint lists them all")
    }

    /// `  after 1.e4 e5: 2.Nf3 in white-e4, italian; 2.Nc3 in vienna`.
    private func row(_ conflict: AnswerConflict) -> StyledText {
        let number = conflict.position.moveNumberText
        let isOneName = Set(conflict.answers.map(\.repertoire)).count == 1
        let answers = conflict.answers.map(\.san).uniqued.map { san in
            let names = conflict.answers.filter { $0.san == san }.map { answer in
                isOneName ? Self.fileName(answer.source) : answer.repertoire
            }
            return "\(number)\(san) in \(names.uniqued.joined(separator: ", "))"
        }
        let line = NumberedMoves(conflict.route.moves, from: conflict.route.start).text
        return StyledText("  ") + Self.place(line) + StyledText(": " + answers.joined(separator: "; "))
    }

    private static func fileName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    private func contradictions(_ part: ImportReport.Part) -> [StyledText] {
        part.repertoire.faults.compactMap { fault in
            guard case .warnedAndPlayed(let place, let san) = fault else { return nil }
            let route = part.repertoire.route(to: place.position.identity)
            let line = NumberedMoves(route?.moves ?? place.line, from: route?.start ?? place.start).text
            let move = place.position.moveNumberText + san
            let phrase = line.isEmpty ? "at move 1" : "after " + line
            let text = "is played in one line and marked as a mistake in another; it is not asked."
            return "\(move) \(phrase) \(text)".warning
        }
    }
}

extension AnswerChange.Schedule {
    /// The end of a sentence about the changed answer.
    var remark: String {
        switch self {
        case .restarts: "; it starts again as a new card"
        case .returns: "; its earlier schedule is back"
        case .unaffected: ""
        }
    }
}
