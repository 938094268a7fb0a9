import Chess
import Openings
import PGN
import Store
import Terminal

/// What an import did, or would do.
struct ImportView {
    let report: ImportReport
    let file: String

    init(_ report: ImportReport, file: String) {
        self.report = report
        self.file = file
    }

    var lines: [StyledText] {
        var lines: [StyledText] = []
        if report.parts.isEmpty {
            lines.append(
                StyledText(report.name, .strong)
                    + StyledText(": nothing was imported; no chapter of the file can be read"))
        } else if report.isUnchanged {
            lines.append(StyledText(report.name, .strong) + StyledText(": nothing has changed; \(counts)"))
        } else {
            lines.append(
                StyledText(report.name, .strong) + StyledText(report.isDryRun ? " (dry run, nothing written): " : ": ")
                    + StyledText(counts))
        }
        for part in report.parts {
            if report.parts.count > 1 { lines.append(StyledText("  \(part.repertoire.side.name)", .strong)) }
            if !report.isUnchanged { lines += changes(part) }
            lines += conflicts(part)
            lines += contradictions(part)
            if part.deepCards > 0 {
                lines.append(
                    "\(counted(part.deepCards, "card")) beyond move 25; --depth N leaves them out".warning)
            }
        }
        if report.known > 0 {
            lines.append(StyledText("  \(counted(report.known, "card")) taken as known, due over the next 28 days"))
        }
        return lines
    }

    /// `white, 12 chapters, 314 positions, 142 cards`.
    private var counts: String {
        let sides = report.parts.map(\.repertoire.side.name).joined(separator: " and ")
        let total = { (count: (ImportReport.Part) -> Int) in report.parts.map(count).reduce(0, +) }
        return "\(sides), \(counted(total(\.chapters), "chapter")), "
            + "\(counted(total { $0.repertoire.positions.count }, "position")), \(counted(total(\.cards), "card"))"
    }

    private func changes(_ part: ImportReport.Part) -> [StyledText] {
        let difference = part.difference
        let counts = [
            ("new", difference.new), ("unchanged", difference.unchanged), ("re-commented", difference.recommented),
            ("answer changed", difference.answerChanged), ("removed", difference.removed),
            ("come back", difference.returned), ("kept until the file reads whole", difference.kept),
        ].filter { !$0.1.isEmpty }
        var lines = [StyledText("  " + counts.map { "\($0.1.count) \($0.0)" }.joined(separator: ", "))]
        for key in difference.answerChanged {
            guard let card = part.repertoire.cards.first(where: { $0.key == key }) else { continue }
            let line = LineView(card.line, from: card.start).text
            lines.append(
                StyledText("  new answer ", .warning) + StyledText(line.isEmpty ? "at the start" : "after " + line)
                    + StyledText(": \(card.prepared.map(\.san).joined(separator: ", "))", .strong)
                    + StyledText("; the old answer's schedule does not carry over", .dim))
        }
        return lines
    }

    private func conflicts(_ part: ImportReport.Part) -> [StyledText] {
        part.conflicts.map { conflict in
            let line = LineView(conflict.place.line, from: conflict.place.start).text
            let answers = conflict.answers.map { "\($0.san) (\($0.source))" }.joined(separator: ", ")
            return
                "two answers \(line.isEmpty ? "at the start" : "after " + line): \(answers); the first is main until you prefer another"
                .warning
        }
    }

    private func contradictions(_ part: ImportReport.Part) -> [StyledText] {
        part.repertoire.faults.compactMap { fault in
            guard case .warnedAndPlayed(let place, let san) = fault else { return nil }
            let line = LineView(place.line, from: place.start).text
            return
                "\(san) \(line.isEmpty ? "at the start" : "after " + line) is played here and marked as a mistake there: it is not asked"
                .warning
        }
    }

    /// The document of one or several files: sums at the top, a part for each repertoire and side.
    static func json(_ reports: [(ImportReport, String)]) -> JSON {
        let parts = reports.flatMap { report, _ in report.parts.map { (report, $0) } }
        let documents = parts.map { json(of: $0.1, in: $0.0) }
        let sides = Set(parts.map(\.1.repertoire.side))
        var sum = sums(parts.map(\.1))
        sum["v"] = 1
        sum["repertoire"] = .string(reports.map(\.0.name).uniqued.joined(separator: ", "))
        sum["side"] = .string(sides.count == 1 ? sides.first?.name ?? "mixed" : "mixed")
        sum["errors"] = .array(reports.flatMap { report, file in report.errors.map { $0.json(in: file) } })
        sum["dry_run"] = .bool(reports.contains { $0.0.isDryRun })
        sum["parts"] = .array(documents)
        return .object(sum)
    }

    private static func json(of part: ImportReport.Part, in report: ImportReport) -> JSON {
        JSON.object(sums([part])).adding([
            "repertoire": .string(part.repertoire.name), "side": .string(part.repertoire.side.name),
        ])
    }

    private static func sums(_ parts: [ImportReport.Part]) -> [String: JSON] {
        let total = { (count: (ImportReport.Part) -> Int) in JSON.integer(parts.map(count).reduce(0, +)) }
        return [
            "chapters": total(\.chapters), "positions": total { $0.repertoire.positions.count },
            "cards": total(\.cards), "new": total(\.difference.new.count),
            "unchanged": total { $0.difference.unchanged.count + $0.difference.recommented.count },
            "recommented": total(\.difference.recommented.count),
            "answer_changed": total(\.difference.answerChanged.count), "removed": total(\.difference.removed.count),
            "returned": total(\.difference.returned.count),
            "conflicts": .array(
                parts.flatMap(\.conflicts).map { conflict in
                    [
                        "fen": .string(conflict.place.position.fen),
                        "line": JSON(LineView(conflict.place.line, from: conflict.place.start).steps.map(\.san)),
                        "answers": .array(
                            conflict.answers.map {
                                [
                                    "san": .string($0.san), "source": .string($0.source),
                                    "repertoire": .string($0.repertoire),
                                ]
                            }),
                    ]
                }),
        ]
    }
}

extension [String] {
    /// Each word once, in the order of first appearance.
    var uniqued: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
