import Analysis
import Chess
import Coach
import Openings
import Terminal
import UCI

/// The explanation of a move, as text or JSON.
struct ExplanationView {
    let explanation: Explanation
    /// How often the learner has played the move here, including this time.
    var time = 1
    var moves = MoveWriting.letters
    /// Whether the text says what it is: a screen reader may read it after the next question.
    var isNamed = false
    /// Whether the rows of both moves also have the evaluations, from White's side.
    var hasEvaluations = false

    /// The refutation of the move during the second try; empty when the move is not refuted.
    func beforeRetry(columns: Int) -> [StyledText] {
        guard let part = explanation.beforeRetry else { return [] }
        return lines(again + part.text, part.line, columns)
    }

    /// `The second time: `; nothing the first time.
    private var again: String { time > 1 ? "The \(ordinal(time)) time: " : "" }

    /// The comparison, once the answer is shown. The lines end before a move that is a later card of the same line.
    /// - Parameter offersToAccept: whether to add how to accept a move that is as good.
    func full(columns: Int, showsLine: Bool, offersToAccept: Bool = false) -> [StyledText] {
        let full = explanation.full
        var lines = lines(again + full.text, nil, columns) + rows(isLong: showsLine, columns: columns)
        if offersToAccept, explanation.comparison.outcome == .sound {
            lines.append(StyledText("accept adds it to your book.", .dim))
        }
        return lines
    }

    /// Both moves with line and expected score, one below the other: `5...Ne4 6.Bd5 Nxf2 7.Kxf2   16 %`. In sentences for a
    /// screen reader.
    func rows(isLong: Bool, columns: Int) -> [StyledText] {
        let (full, comparison) = (explanation.full, explanation.comparison)
        guard comparison.outcome != .prepared else { return [] }
        let lines = isLong ? [full.played, full.expected] : [full.shortPlayed, full.shortExpected]
        let texts = lines.map { StyledText($0.text, .dim).writingMoves(moves) }
        let evaluations = [comparison.played, comparison.expected]
        let scores = evaluations.map { WinChance.text($0.winChance) }
        guard !isNamed else {
            return zip(texts, scores).flatMap { text, score in
                (StyledText("Expected score \(score): ", .dim) + text).wrapped(to: columns)
            }
        }
        let figures = zip(evaluations, scores).map { evaluation, score in
            (hasEvaluations ? evaluation.score.description.aligned(8) : "") + score.aligned(7)
        }
        let width = min(texts.map(\.width).max() ?? 0, max(0, columns - 2 - (figures.first?.count ?? 0)))
        return zip(texts, figures).flatMap { text, figures in
            let rows = text.wrapped(to: max(20, width))
            return rows.enumerated().map { index, row in
                let line = StyledText("  ") + row
                guard index == rows.count - 1 else { return line }
                return line + StyledText("".filled(max(0, width - row.width)) + figures, .dim)
            }
        }
    }

    private func lines(_ text: String, _ line: MoveLine?, _ columns: Int) -> [StyledText] {
        var lines = StyledText((isNamed ? "Explanation: " : "") + text, .warning).writingMoves(moves).wrapped(
            to: columns)
        if let line, line.moves.count > 1 {
            lines += StyledText("  " + line.text, .dim).writingMoves(moves).wrapped(to: columns, indent: 2)
        }
        return lines
    }

    /// The complete JSON document of `prep explain`. While it is not settled the class is null.
    var json: [String: JSON] {
        let (full, comparison) = (explanation.full, explanation.comparison)
        return [
            "played": Self.json(comparison.played, full.played),
            "expected": Self.json(comparison.expected, full.expected),
            "loss_cp": .integer(comparison.lossCentipawns), "class": Self.json(comparison.settledClass),
            "outcome": .string(outcome),
            "reasons": .array(explanation.reasons.map(json)), "text": .string(full.text),
            "arrows": JSON(full.drawings.map(\.text)),
            "best_moves": .array(comparison.bestMoves.map { Self.json($0, $0.line.prefix(1)) }),
        ]
    }

    private var outcome: String {
        if explanation.transposition != nil { return "transposes" }
        return switch explanation.comparison.outcome {
        case .prepared: "prepared"
        case .sound: "sound"
        case .slightlyWorse: "slightly-worse"
        case .worse: "worse"
        }
    }

    /// The document without the prepared moves; nil when nothing is left.
    var jsonBeforeRetry: [String: JSON]? {
        guard let part = explanation.beforeRetry else { return nil }
        let comparison = explanation.comparison
        let played: JSON =
            explanation.claimsBeforeRetry
            ? Self.json(comparison.played, part.line)
            : ["san": .string(comparison.played.san), "pv": JSON(part.line.sans)]
        return [
            "played": played, "expected": nil, "loss_cp": nil,
            "class": explanation.claimsBeforeRetry ? Self.json(comparison.settledClass) : nil, "reasons": [],
            "text": .string(part.text), "arrows": JSON(part.drawings.map(\.text)),
        ]
    }

    static func json(_ evaluation: Evaluation, _ line: MoveLine) -> JSON {
        var members: [String: JSON] = [
            "san": .string(evaluation.san), "win": .number((evaluation.winChance * 10).rounded() / 10),
            "pv": JSON(line.sans),
        ]
        switch evaluation.score.value {
        case .centipawns(let centipawns): members["cp"] = .integer(centipawns)
        case .mate(let moves): members["mate"] = .integer(moves)
        }
        return .object(members)
    }

    private static func json(_ settled: MoveClass?) -> JSON { settled.map { .string($0.rawValue) } ?? nil }

    private func json(_ reason: Reason) -> JSON {
        [
            "kind": .string(reason.kind.rawValue), "code": .string(reason.finding.code), "text": .string(reason.text),
            "line": JSON(explanation.shown(reason.line).sans),
        ]
    }
}
