import Analysis
import Chess
import Terminal
import UCI

/// The moves of one position in a table: the evaluation from White's side, the learner's expected score, and the line.
struct EvaluationTable {
    private let evaluations: [Evaluation]
    private let explanation: Explanation
    private var comparison: MoveComparison { explanation.comparison }

    /// The best moves, and the two that were compared; the best first.
    /// - Parameter rivals: other moves, evaluated under the same limit.
    init(_ explanation: Explanation, rivals: [Evaluation]) {
        self.explanation = explanation
        let compared = [explanation.comparison.expected, explanation.comparison.played]
        let others = rivals.filter { rival in !compared.contains { $0.move == rival.move } }
        evaluations = (compared + others).enumerated()
            .sorted { ($1.element.winChance, $0.offset) < ($0.element.winChance, $1.offset) }.map(\.element)
    }

    /// A heading and a row for each move: a mark, the move, its evaluation and expected score, and the line.
    func lines(columns: Int) -> [StyledText] {
        let sans = evaluations.map { MoveLine.numbered($0.move, in: $0.position) }
        let width = sans.map(\.count).max() ?? 0
        let heading = StyledText("".filled(width + 3) + "eval".aligned(8) + "you".aligned(7), .dim)
        return [heading]
            + zip(evaluations, sans).flatMap { evaluation, san in
                let isExpected = evaluation.move == comparison.expected.move
                let isPlayed = evaluation.move == comparison.played.move
                var row = StyledText(isExpected ? "✓ " : isPlayed ? "✗ " : "  ", isExpected ? .success : .error)
                row.append(san.filled(width + 1), isExpected ? .success : isPlayed ? .error : .plain)
                row.append(
                    evaluation.score.description.aligned(8) + WinChance.text(evaluation.winChance).aligned(7))
                row.append("  " + rest(of: evaluation.line), .dim)
                return row.wrapped(to: columns, indent: min(columns / 2, width + 20))
            }
    }

    /// A sentence for each move, the best first: `2.Nf3, prepared: evaluation +0.30, you 52 %. 2...Nc6 3.Bb5`.
    var sentences: [StyledText] {
        evaluations.map { evaluation in
            let mark =
                evaluation.move == comparison.expected.move
                ? ", prepared" : evaluation.move == comparison.played.move ? ", played" : ""
            let line = rest(of: evaluation.line)
            return StyledText(
                "\(MoveLine.numbered(evaluation.move, in: evaluation.position))\(mark): evaluation "
                    + "\(evaluation.score.description), you \(WinChance.text(evaluation.winChance))."
                    + (line.isEmpty ? "" : " Then \(line)."))
        }
    }

    /// The line after its first move.
    private func rest(of whole: MoveLine) -> String {
        let line = explanation.shown(whole)
        let positions = line.positions
        return MoveLine(from: positions[min(1, positions.count - 1)], Array(line.moves.dropFirst()))?.text ?? ""
    }

    var json: JSON {
        .array(
            evaluations.map { evaluation in
                ExplanationView.json(evaluation, explanation.shown(evaluation.line))
            })
    }
}
