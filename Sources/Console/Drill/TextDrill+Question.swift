import Chess
import Coach
import Store
import Terminal
import Training

/// The screen of a question.
extension TextDrill {
    /// The lines of a question: for a screen reader sentences, and a board only if one was asked for.
    func lines(of question: Question) -> [StyledText] {
        guard printer.terminal.isPlain else { return view(of: question).lines }
        let drawn = board.style == .none ? [] : boardView(of: question).board(board.style)
        return plainView(of: question).lines + drawn
    }

    func prompt(of question: Question) -> StyledText {
        let stage = state.session.stage
        return printer.terminal.isPlain ? plainView(of: question).prompt(stage) : view(of: question).prompt(stage)
    }

    /// The frames of the move that leads to a question; empty where nothing moves, as when a question is shown again.
    func frames(of question: Question) -> [[StyledText]] {
        guard printer.terminal.canAnimate, announced?.line != question.route,
            (try? state.workspace.file.value(of: .animation)) == true
        else { return [] }
        return view(of: question).frames
    }

    private func view(of question: Question) -> QuestionView {
        var view = QuestionView(
            question: question, title: state.title(of: question), opening: state.opening(of: question),
            left: state.session.left, shapes: state.shapes(of: question),
            sign: state.sign(onPly: question.line.count, of: question), board: board,
            orientation: isFlipped ? question.side.opponent : question.side, hasColor: printer.hasColor,
            columns: printer.terminal.columns, rows: printer.terminal.arrangedRows)
        view.writing = LineWriting(
            moves: printer.moves, lastMoveShare: state.lastMoveShare.share(in: question).map { GameShare($0) })
        return view
    }

    private func plainView(of question: Question) -> PlainQuestionView {
        var view = PlainQuestionView(
            question: question, title: state.title(of: question), opening: state.opening(of: question),
            left: state.session.left, shapes: board.hasShapes ? state.shapes(of: question) : [],
            sign: state.sign(onPly: question.line.count, of: question), last: announced, moves: printer.moves)
        view.lastMoveShare = state.lastMoveShare.share(in: question).map { GameShare($0) }
        return view
    }
}
