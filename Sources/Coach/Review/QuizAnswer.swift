public import Analysis
import Chess

/// A try at a question of the quiz.
public struct QuizAnswer: Sendable {
    public let question: QuizQuestion
    public let move: ReviewedMove
    public let isRight: Bool
    /// Whether the question is closed: by a right move, or by the last try.
    public let isClosed: Bool

    /// `17...Be7`
    public var name: String { MoveLine.numbered(move.move, in: move.position) }

    private var isOfGame: Bool { move.move == question.mistake.move.move }

    /// The text on the answer. While the question is open, only the refutation of the move, which reveals nothing about a
    /// better one; then the reason against the move, if it is not that of the game, which `solution` explains.
    public var text: String {
        if isRight {
            guard let explanation = move.explanation else { return "\(name) is the best move." }
            return explanation.full.text
        }
        let game = isOfGame ? "\(name) was played in the game. " : ""
        guard isClosed else { return game + (refutation?.text ?? "There is a better move than \(name).") }
        return isOfGame ? "\(name) was played in the game." : move.explanation?.full.text ?? ""
    }

    /// The refutation of a wrong move, which may be shown while the question is open.
    public var refutation: Explanation.Part? { isRight ? nil : move.explanation?.beforeRetry }
}
