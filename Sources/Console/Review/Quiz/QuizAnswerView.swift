import Analysis
import Coach
import Terminal

/// What is shown after a try at a question of the quiz.
struct QuizAnswerView {
    let answer: QuizAnswer
    var moves = MoveWriting.letters

    /// Whether it is right, and why not. While the question is open nothing reveals a better move.
    func lines(columns: Int) -> [StyledText] {
        let verdict = answer.isRight ? StyledText("Right. ", .success) : StyledText("Wrong. ", .error)
        let lines = (verdict + StyledText(answer.text)).writingMoves(moves).wrapped(to: columns)
        guard !answer.isClosed, let line = answer.refutation?.line, line.moves.count > 1 else { return lines }
        return lines + StyledText("  " + line.text, .dim).writingMoves(moves).wrapped(to: columns, indent: 2)
    }

    /// The object of the protocol.
    var json: JSON {
        let mistake = answer.question.mistake
        return [
            "played": .string(answer.move.san), "right": .bool(answer.isRight), "closed": .bool(answer.isClosed),
            "text": .string(answer.text), "line": JSON(answer.isClosed ? [] : answer.refutation?.line.sans ?? []),
            "best": answer.isClosed ? JSON(mistake.move.best.sans.first) : .null,
            "game_text": answer.isClosed ? .string(mistake.text) : .null,
        ]
    }
}
