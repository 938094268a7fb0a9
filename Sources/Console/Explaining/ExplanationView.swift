import Analysis
import Chess
import Coach
import Openings
import Terminal
import UCI

/// What the engine has to say about a move, in words or as a document.
struct ExplanationView {
    let explanation: Explanation
    /// How often the learner has played the move here, this time included.
    var time = 1

    /// While the learner tries once more: how his move fails, if it does.
    func beforeRetry(columns: Int) -> [StyledText] {
        guard let part = explanation.beforeRetry else { return [] }
        return lines(again + part.text, part.line, columns)
    }

    /// `The second time: `; nothing the first time.
    private var again: String { time > 1 ? "The \(ordinal(time)) time: " : "" }

    /// Once the answer is out. The lines end where a later card of the same line could be given away.
    /// - Parameter offersToAccept: a move that is as good can be taken into the book; a word says how.
    func full(columns: Int, showsLine: Bool, offersToAccept: Bool = false) -> [StyledText] {
        let full = explanation.full
        var lines = lines(again + full.text, showsLine ? full.played : nil, columns)
        if offersToAccept, explanation.comparison.outcome == .sound {
            lines.append(StyledText("accept adds it to your book.", .dim))
        }
        return lines
    }

    private func lines(_ text: String, _ line: MoveLine?, _ columns: Int) -> [StyledText] {
        var lines = StyledText(text, .warning).wrapped(to: columns)
        if let line, line.moves.count > 1 {
            lines += StyledText("  " + line.text, .dim).wrapped(to: columns, indent: 2)
        }
        return lines
    }

    /// The document of `explain`, everything in it.
    var json: [String: JSON] {
        let comparison = explanation.comparison
        return [
            "played": Self.json(comparison.played, explanation.full.played),
            "expected": Self.json(comparison.expected, explanation.full.expected),
            "loss_cp": .integer(comparison.lossCentipawns), "class": .string(comparison.moveClass.rawValue),
            "reasons": .array(explanation.reasons.map(json)), "text": .string(explanation.full.text),
            "arrows": JSON(explanation.full.drawings.map(\.text)),
        ]
    }

    /// The same without anything about the prepared moves; nil when there is nothing to say then.
    var jsonBeforeRetry: [String: JSON]? {
        guard let part = explanation.beforeRetry else { return nil }
        return [
            "played": Self.json(explanation.comparison.played, part.line), "expected": nil, "loss_cp": nil,
            "class": .string(explanation.comparison.moveClass.rawValue), "reasons": [], "text": .string(part.text),
            "arrows": JSON(part.drawings.map(\.text)),
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

    private func json(_ reason: Reason) -> JSON {
        [
            "kind": .string(reason.kind.rawValue), "text": .string(explanation.text(of: reason)),
            "line": JSON(explanation.shown(reason.line).sans),
        ]
    }
}
