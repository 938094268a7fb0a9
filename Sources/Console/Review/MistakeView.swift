import Analysis
import Chess
import Coach
import Terminal

/// A mistake of a reviewed game: its reason, and below it both moves with line, evaluation and expected score.
struct MistakeView {
    let mistake: ReviewedMistake
    let writing: MoveWriting
    /// Whether the lines are sentences, for a screen reader.
    let isPlain: Bool

    func lines(columns: Int) -> [StyledText] {
        guard !isPlain else {
            let scores =
                mistake.cause == nil
                ? "" : " " + mistake.scores.prefix(1).uppercased() + mistake.scores.dropFirst() + "."
            return StyledText(mistake.text + scores).writingMoves(writing).wrapped(to: columns)
        }
        var view = ExplanationView(explanation: mistake.explanation)
        view.moves = writing
        view.hasEvaluations = true
        return sentence.writingMoves(writing).wrapped(to: columns, indent: 2)
            + view.rows(isLong: false, columns: columns)
    }

    /// The reason, with the move in the colour of its class.
    private var sentence: StyledText {
        let text = mistake.explanation.full.text
        guard text.hasPrefix(mistake.name) else { return StyledText(text) }
        let role: Role = mistake.move.moveClass == .inaccuracy ? .warning : .error
        return StyledText(mistake.name, role) + StyledText(String(text.dropFirst(mistake.name.count)))
    }

    /// The mistake as a member of `moments`.
    var json: JSON {
        let position = mistake.move.position
        return [
            "ply": .integer(mistake.move.ply), "fen": .string(position.fen), "side": .string(position.sideToMove.name),
            "played": .string(mistake.move.san), "best": JSON(mistake.move.best.sans.first),
            "code": JSON(mistake.cause), "text": .string(mistake.text),
        ]
    }
}
