import Chess
import Coach
import Openings
import Store
import Terminal
import Training

/// The positions that were most often wrong, and those that are mixed up.
struct MistakesView {
    private let report: MistakesReport
    private let writer: PositionWriting
    private let columns: Int
    private let isPlain: Bool

    init(_ report: MistakesReport, _ printer: Printer) {
        self.report = report
        writer = PositionWriting(printer)
        columns = printer.terminal.textColumns
        isPlain = printer.terminal.isPlain
    }

    var lines: [StyledText] {
        let period = report.days == 1 ? "today" : "in the last \(report.days) days"
        guard !report.positions.isEmpty || !report.confusions.isEmpty else {
            let rule = "First answers to new positions and repeats of the same day do not count."
            return StyledText("No review was wrong \(period). \(rule)").wrapped(to: columns)
        }
        var lines: [StyledText] = []
        if !report.positions.isEmpty {
            lines.append(StyledText("Most often wrong \(period)", .strong))
            lines += report.positions.flatMap(position)
        }
        if !report.confusions.isEmpty {
            if !lines.isEmpty { lines.append(StyledText()) }
            lines.append(StyledText("Mixed up: in each position you played the move of the other one", .strong))
            for (index, pair) in report.confusions.enumerated() {
                if index > 0, !isPlain { lines.append(StyledText()) }
                lines += [pair.first, pair.second].flatMap(half)
            }
        }
        return lines.flatMap { $0.fitted(to: columns) }
    }

    private func position(_ entry: MistakesReport.Entry) -> [StyledText] {
        let mistakes = entry.mistakes
        var facts = [StyledText("wrong \(mistakes.failed) of \(mistakes.reviews.counted)", .warning)]
        if !mistakes.wrongMoves.isEmpty {
            facts.append("played " + writer.played(mistakes.wrongMoves, at: entry.line))
        }
        return writer.lines(entry.card.main, at: entry.line, facts, columns: columns)
    }

    private func half(_ half: MistakesReport.Half) -> [StyledText] {
        let facts = [StyledText("you played ") + writer.played(half.played, at: half.line)]
        return writer.lines(half.card.main, at: half.line, facts, columns: columns)
    }

    var json: JSON {
        [
            "days": .integer(report.days),
            "positions": .array(
                report.positions.map { entry in
                    PositionWriting.json(entry.card, entry.line).adding([
                        "n": .integer(entry.mistakes.reviews.counted),
                        "passed": .integer(entry.mistakes.reviews.passed),
                        "played": PositionWriting.json(entry.mistakes.wrongMoves, at: entry.line.position),
                    ])
                }),
            "confusions": .array(
                report.confusions.map { pair in
                    .array(
                        [pair.first, pair.second].map { half in
                            PositionWriting.json(half.card, half.line).adding([
                                "played": PositionWriting.json(half.played, at: half.line.position)
                            ])
                        })
                }),
        ]
    }
}
