import BoardImage
import Chess
import Coach
import Terminal

/// An instructive moment of a game: the position, and the question for a better move.
struct MomentView {
    let question: QuizQuestion
    let look: BoardLook
    let hasColor: Bool
    let writing: MoveWriting
    /// Whether the lines are sentences, for a screen reader.
    let isPlain: Bool
    /// The side at the bottom of the board; nil for the side to move.
    var orientation: Side?
    /// The rows for the board and the text; nil uses the window.
    var maximumRows: Int?

    /// The board, and beside or below it the text.
    ///
    /// - Parameters:
    ///   - head: The text before the question.
    ///   - answer: The text after it, wrapped to a width.
    func lines(
        _ terminal: TerminalFacts, head: StyledText = StyledText(), answer: (Int) -> [StyledText] = { _ in [] }
    ) -> [StyledText] {
        func text(_ columns: Int) -> [StyledText] {
            (head.isEmpty ? [] : head.wrapped(to: columns, indent: 2))
                + StyledText(sentence).writingMoves(writing).wrapped(to: columns) + answer(columns)
        }
        guard look.style != .none else { return text(terminal.textColumns) }
        return board.placed(terminal, maximumRows: maximumRows, text: text)
    }

    /// The board of the position.
    var board: BoardView {
        BoardView(
            question.position, look: look, orientation: orientation ?? question.side, lastMove: question.lastMove,
            hasColor: hasColor)
    }

    /// `Black to move: 17...? Find a better move than 17...Be7.`
    private var sentence: String {
        let task = "Find a better move than \(question.played)."
        guard isPlain else {
            return "\(question.side.word) to move: \(question.position.moveNumberText)? \(task)"
        }
        return "Move \(question.position.fullmoveNumber), \(question.side.word) to move. \(task)"
    }
}
