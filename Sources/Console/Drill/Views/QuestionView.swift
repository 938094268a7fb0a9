import BoardImage
import Chess
import Coach
import Openings
import PGN
import Terminal
import Training

/// One question, on one screen.
struct QuestionView {
    let question: Question
    /// The chapter's title, or other text that may be shown.
    let title: String
    /// The name of the moves so far; nil when they have none.
    let opening: Opening?
    /// The number of positions left, including this one.
    let left: Int
    /// The author's and the learner's arrows and circles that may be shown.
    let shapes: [Shape]
    /// The author's sign on the last move, if it may be shown.
    let sign: String?
    let board: BoardLook
    let orientation: Side
    let hasColor: Bool
    let columns: Int
    /// The height of the window; nil without a terminal.
    let rows: Int?
    var writing = LineWriting()

    /// The line between two questions and the prompt.
    private static let reservedRows = 2

    /// An empty line, then the board and the text in the largest style with which the whole question fits. In a window
    /// that is too small for all of them the chapter, the opening and the letters of the files are left out.
    var lines: [StyledText] {
        if let whole = whole(forms, board: boardView.board) { return whole }
        var small = boardView
        small.look.hasCoordinates = false
        let style = board.styles.last ?? .none
        return placement.arranged(
            small.board(style), head: { status.wrapped(to: $0) + line.wrapped(to: $0, indent: 2) },
            body: { small.legend(.characters(style), $0) + text(after: $0) })
    }

    /// The same lines with the board before the last move, with the piece on its way, and at last as they stay. Empty
    /// when nothing moves, or when the window is too small.
    var frames: [[StyledText]] {
        guard let rows, let move = question.lastMove else { return [] }
        let earlier = question.line.dropLast()
        let before = PlayedLine(start: question.start, moves: Array(earlier)).position
        // The board that was drawn last is the one that fits.
        var chosen = BoardForm.characters(.none)
        let drawn = whole(forms) { form in
            chosen = form
            return boardView.board(form)
        }
        // A picture does not move.
        guard before.isLegal(move), let last = drawn, last.count < rows, last.allSatisfy({ $0.width <= columns }),
            case .characters(let style) = chosen
        else { return [] }
        let frames = BoardFrames(boardView, from: before, earlierMove: earlier.last)
        let steps = (0..<frames.count(style)).compactMap { index in
            whole([chosen]) { _ in frames.board(index, style) }
        }
        return steps.isEmpty ? [] : steps + [last]
    }

    private var moves: MoveWriting { writing.moves }

    private var placement: BoardPlacement {
        BoardPlacement(columns: columns, rows: rows.map { $0 - Self.reservedRows })
    }

    /// The boards to try, the largest first.
    private var forms: [BoardForm] { board.forms(columns: columns, rows: placement.rows) }

    /// The whole question with the first of several boards that fits; nil in a window that is too small.
    private func whole(_ forms: [BoardForm], board draw: (BoardForm) -> [StyledText]) -> [StyledText]? {
        let lines = placement.lines(
            forms, board: draw, head: text(before:), body: { boardView.legend($0, $1) + text(after: $1) })
        guard let rows, lines.count + Self.reservedRows > rows else { return [StyledText()] + lines }
        return nil
    }

    private var boardView: BoardView {
        var view = BoardView(
            question.position, look: board, orientation: orientation, lastMove: question.lastMove,
            shapes: shapes, hasColor: hasColor)
        view.annotation = BoardAnnotation(sign, on: question.lastMove)
        return view
    }

    /// The heading, the opening and the moves so far.
    private func text(before columns: Int) -> [StyledText] {
        var lines = (StyledText(title, .strong) + StyledText("  ") + status).wrapped(to: columns, indent: 2)
        if let opening { lines += OpeningView(opening).lines(columns: columns) }
        let share = writing.lastMoveShare.map { StyledText("  \($0.percent) of games", .dim) } ?? StyledText()
        return lines + (line + share).wrapped(to: columns, indent: 2)
    }

    /// The comments, and in an introduction the move to type.
    private func text(after columns: Int) -> [StyledText] {
        var lines: [StyledText] = []
        for comment in question.comments { lines += StyledText(comment, .comment).wrapped(to: columns) }
        if let notes = question.notes, let show = question.show {
            lines.append(
                StyledText("New: ", .strong) + StyledText(number + moves.text(show.san) + glyphs(show), .success))
            for comment in notes.comments { lines += StyledText(comment, .comment).wrapped(to: columns) }
            if !notes.alternatives.isEmpty {
                let others = notes.alternatives.map { moves.text($0.san) }.joined(separator: ", ")
                lines += StyledText("also prepared: " + others, .dim).wrapped(to: columns, indent: 2)
            }
        }
        return lines
    }

    /// `14... ? `, or the move that is to be typed.
    func prompt(_ stage: Session.Stage) -> StyledText {
        let mark =
            switch stage {
            case .typing: " type it: "
            case .retry: " once more: "
            case .firstTry: " ? "
            }
        return StyledText(number, .prompt) + StyledText(mark, .prompt)
    }

    private var number: String { question.position.moveNumberText }

    /// `black  due  12 left`
    private var status: StyledText {
        let kind =
            switch question.kind {
            case .introduction: "new"
            case .new: "first time"
            case .review: "due"
            case .repeated: "again"
            case .early: "practice"
            }
        return StyledText("\(question.side.name)  \(kind)  \(left) left", .dim)
    }

    /// The whole line at first, then only the moves since the last question.
    private var line: StyledText {
        let view = NumberedMoves(question.line, from: question.start)
        guard !view.steps.isEmpty else { return StyledText("from the start", .dim) }
        let known = min(question.newFrom, view.steps.count)
        guard known > 0, known < view.steps.count else { return view.styled(moves) }
        var position = question.start
        for move in question.line.prefix(known) { position = position.playing(move) }
        let rest = NumberedMoves(Array(question.line.dropFirst(known)), from: position)
        return StyledText("… ", .dim) + rest.styled(moves)
    }
}

/// The author's glyphs after a move: `!`, `?!`.
func glyphs(_ move: AnnotatedMove) -> String { move.nags.compactMap(\.symbol).joined(separator: " ") }
