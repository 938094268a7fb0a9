import Analysis
import Chess
import Coach
import Openings
import UCI

/// The JSON document: the gaps of both sides in one list, the most frequent first.
extension GapsView {
    var json: JSON {
        let gaps = reports.flatMap { report in report.shown.map { (report, $0) } }
        let sorted = gaps.enumerated().sorted {
            ($1.element.1.gap.probability, $0.offset) < ($0.element.1.gap.probability, $1.offset)
        }
        return [
            "v": 1, "target": .number(target.value), "games": .integer(games), "counted": counts?.json ?? .null,
            "gaps": .array(sorted.map { json($0.element.1, $0.element.0) }),
            "line_ends": .array(
                reports.flatMap { report in
                    report.ends.map { end in
                        let position = report.repertoire.positions[end.position]
                        return [
                            "fen": .string(position.position.fen), "side": .string(report.repertoire.side.name),
                            "line": JSON(NumberedMoves(position.line, from: position.start).steps.map(\.san)),
                            "probability": .number(end.probability),
                        ]
                    }
                }),
            "sides": .array(
                reports.map { report in
                    [
                        "side": .string(report.repertoire.side.name), "gaps": .integer(report.gaps.count),
                        "probability": .number(report.gaps.share),
                    ]
                }),
        ]
    }

    private func json(_ answered: GapsReport.Answered, _ report: GapsReport) -> JSON {
        let gap = answered.gap
        return [
            "fen": .string(gap.position.fen), "line": JSON(NumberedMoves(gap.line, from: gap.start).steps.map(\.san)),
            "start": gap.start == .initial ? .null : .string(gap.start.fen),
            "reply": .string(gap.position.san(gap.reply)), "games": .integer(gap.games),
            "probability": .number(gap.probability), "by_main_moves": .number(gap.byMainMoves),
            "side": .string(report.repertoire.side.name),
            "repertoire": .string(report.repertoire.chapters[gap.chapter].repertoire),
            "opening": OpeningView.json(names.opening(after: gap.line + [gap.reply], from: gap.start)),
            "line_ends": .bool(gap.isGiven),
            "suggestions": .array(answered.answers.map { json($0, gap, report.repertoire) }),
        ]
    }

    private func json(_ answer: SuggestedAnswer, _ gap: Gap, _ repertoire: Repertoire) -> JSON {
        let score = answer.played?.score(of: repertoire.side)
        let document: JSON = [
            "san": .string(gap.after.san(answer.move)), "games": .integer(answer.played?.games ?? 0),
            "score": score.map { .number((1000 * $0).rounded() / 10) } ?? .null,
            "edge": answer.played == nil ? .null : .number((1000 * answer.edge).rounded() / 1000),
            "new_cards": .integer(answer.newCards),
            "transposes_to": answer.transposesTo.map { place in
                let known = repertoire.positions[place]
                return JSON(NumberedMoves(known.line, from: known.start).steps.map(\.san))
            } ?? .null,
        ]
        guard let comparison = checks?[AnswerCheck.Question(position: gap.after, move: answer.move)] else {
            return document
        }
        return document.adding([
            "engine": [
                "played": json(comparison.played), "best": json(comparison.expected),
                "loss_cp": .integer(comparison.lossCentipawns), "class": .string(comparison.moveClass.rawValue),
            ]
        ])
    }

    private func json(_ evaluation: Evaluation) -> JSON {
        switch evaluation.score.value {
        case .centipawns(let centipawns): ["san": .string(evaluation.san), "cp": .integer(centipawns)]
        case .mate(let moves): ["san": .string(evaluation.san), "mate": .integer(moves)]
        }
    }
}
