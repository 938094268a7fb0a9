import Chess
import Coach
import Openings
import Store
import Training

/// The JSON document of one or several files: totals at the top, one part for each repertoire and side.
extension ImportView {
    static func json(_ reports: [(ImportReport, String)], showsAll: Bool = false) -> JSON {
        let parts = reports.flatMap { report, _ in report.parts.map { (report, $0) } }
        let documents = parts.map { json(of: $0.1, in: $0.0, showsAll: showsAll) }
        let sides = Set(parts.map(\.1.repertoire.side))
        var sum = sums(parts.map(\.1))
        sum["v"] = 1
        sum["repertoire"] = .string(reports.map(\.0.name).uniqued.joined(separator: ", "))
        sum["side"] = .string(sides.count == 1 ? sides.first?.name ?? "mixed" : "mixed")
        sum["errors"] = .array(reports.flatMap { report, file in report.errors.map { $0.json(in: file) } })
        sum["warnings"] = .array(reports.flatMap { report, file in report.warnings.map { $0.json(in: file) } })
        sum["dry_run"] = .bool(reports.contains { $0.0.isDryRun })
        sum["parts"] = .array(documents)
        if reports.contains(where: { $0.0.isDryRun }) {
            sum["lines"] = LineDifferenceView.json(parts.map(\.1), showsAll: showsAll)
        }
        return .object(sum)
    }

    private static func json(of part: ImportReport.Part, in report: ImportReport, showsAll: Bool) -> JSON {
        let document = JSON.object(sums([part])).adding([
            "repertoire": .string(part.repertoire.name), "side": .string(part.repertoire.side.name),
        ])
        guard report.isDryRun else { return document }
        return document.adding(["lines": LineDifferenceView.json([part], showsAll: showsAll)])
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
            "conflicts": .array(parts.flatMap(\.conflicts).map(json)),
        ]
    }

    private static func json(_ conflict: AnswerConflict) -> JSON {
        [
            "fen": .string(conflict.position.fen),
            "line": JSON(NumberedMoves(conflict.route.moves, from: conflict.route.start).steps.map(\.san)),
            "answers": .array(
                conflict.answers.map { answer in
                    [
                        "san": .string(answer.san), "source": .string(answer.source),
                        "repertoire": .string(answer.repertoire),
                    ]
                }),
        ]
    }
}
