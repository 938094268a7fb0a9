import Analysis
import BoardImage
import Chess
import Coach
import Openings
import PGN
import Store
import Synchronization
import Terminal
import Training

/// Draws explanations as arrows on the board of a drill. The drill says how its board looks now; explanations arrive
/// from other tasks.
final class ExplanationBoard: Sendable {
    /// How the drill's board looks.
    struct Look: Sendable {
        let board: BoardLook
        let isFlipped: Bool
        let hasColor: Bool
        let terminal: TerminalFacts
        /// The card of the open question.
        let card: CardID?
    }

    private let state = Mutex<(look: Look?, asked: CardID?)>((nil, nil))

    /// How the drill's board looks; nil before the first question.
    var current: Look? { state.withLock(\.look) }

    /// Takes over how the board looks.
    func follow(_ new: Look) { state.withLock { $0.look = new } }

    /// Remembers that the learner has asked for more while this question is open.
    func askForMore() { state.withLock { $0.asked = $0.look?.card } }

    /// Returns the board with the arrows of an explanation, and its text beside or below it. Only the text, when the
    /// explanation is about a question that was closed in the meantime, unless the learner asked for more of it since
    /// then: the board of another question above the prompt would be taken for that of the open one.
    ///
    /// - Parameters:
    ///   - columns: the width of text without a board.
    ///   - text: returns the text, wrapped to a width.
    func lines(_ found: FoundExplanation, _ columns: Int, _ text: (Int) -> [StyledText]) -> [StyledText] {
        let explanation = found.explanation
        let drawings = found.subject.isAnswerOut ? explanation.full.drawings : explanation.beforeRetry?.drawings ?? []
        let (look, asked) = state.withLock { ($0.look, $0.asked) }
        guard let look, look.terminal.isOutputTerminal, look.board.style != .none,
            look.board.hasShapes, !drawings.isEmpty,
            found.detail == .line && asked == look.card || found.subject.card == look.card, found.detail != .table
        else { return text(columns) }
        let position = found.subject.position
        let side = position.sideToMove
        var view = BoardView(
            position, look: look.board, orientation: look.isFlipped ? side.opponent : side,
            shapes: drawings.map(\.shape), hasColor: look.hasColor)
        if let settled = explanation.comparison.settledClass,
            found.subject.isAnswerOut || explanation.claimsBeforeRetry
        {
            view.annotation = BoardAnnotation(settled.sign, on: found.subject.played)
        }
        return view.placed(look.terminal, text: text)
    }
}
