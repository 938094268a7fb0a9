import BoardImage
import Chess
import Coach
import Openings
import Terminal
import Training

/// Stepping through the line of the open question, without answering it.
extension TextDrill {
    /// Prints the board `plies` earlier or later. The question's own position is the last one: the move after it is the
    /// answer.
    func step(_ plies: Int, _ question: Question) {
        let wanted = (browsedPly ?? question.line.count) + plies
        guard wanted >= 0 else { return say("This is where the line starts.") }
        guard wanted <= question.line.count else { return say("This is the question; its answer comes next.") }
        browsedPly = wanted
        let moves = Array(question.line.prefix(wanted))
        let line = PlayedLine(start: question.start, moves: moves)
        // The shapes belong to the question's position.
        let isQuestion = wanted == question.line.count
        let left = question.line.count - wanted
        let text =
            isQuestion
            ? "The question again, \(NumberedMoves.place(line))."
            : "The position \(NumberedMoves.place(line)); \(counted(left, "ply", "plies")) before the question."
        var view = BoardView(
            line.position, look: board, orientation: isFlipped ? question.side.opponent : question.side,
            lastMove: moves.last, shapes: isQuestion ? state.shapes(of: question) : [],
            hasColor: printer.hasColor)
        view.annotation = BoardAnnotation(state.sign(onPly: wanted, of: question), on: moves.last)
        let words = StyledText(text).writingMoves(printer.moves)
        printer.print(view.placed(printer.terminal) { words.wrapped(to: $0) })
    }
}
