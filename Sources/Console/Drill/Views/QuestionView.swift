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
    let board: BoardLook
    let orientation: Side
    let hasColor: Bool
    let columns: Int

    var lines: [StyledText] {
        var lines = [StyledText()] + head.wrapped(to: columns, indent: 2)
        if let opening { lines += OpeningView(opening).lines(columns: columns) }
        lines += line.wrapped(to: columns, indent: 2)
        lines +=
            BoardView(
                question.position, look: board, orientation: orientation, lastMove: question.lastMove,
                shapes: drawings.map(\.shape), hasColor: hasColor
            ).lines
        for comment in question.comments { lines += StyledText(comment, .comment).wrapped(to: columns) }
        if let notes = question.notes, let show = question.show {
            lines.append(StyledText("New: ", .strong) + StyledText(number + show.san + glyphs(show), .success))
            for comment in notes.comments { lines += StyledText(comment, .comment).wrapped(to: columns) }
            if !notes.alternatives.isEmpty {
                lines += StyledText("also prepared: " + notes.alternatives.map(\.san).joined(separator: ", "), .dim)
                    .wrapped(to: columns, indent: 2)
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

    private var number: String { NumberedMoves.number(of: question.position) }

    private var drawings: [Drawing] { question.drawings + (question.notes?.drawings ?? []) }

    private var head: StyledText {
        var head = StyledText(title, .strong)
        head.append("  \(question.side.name)", .dim)
        let kind =
            switch question.kind {
            case .introduction: "new"
            case .new: "first time"
            case .review: "due"
            case .repeated: "again"
            case .early: "practice"
            }
        head.append("  \(kind)", .dim)
        head.append("  \(left) left", .dim)
        return head
    }

    /// The whole line at first, then only the moves since the last question.
    private var line: StyledText {
        let view = NumberedMoves(question.line, from: question.start)
        guard !view.steps.isEmpty else { return StyledText("from the start", .dim) }
        let known = min(question.newFrom, view.steps.count)
        guard known > 0, known < view.steps.count else { return view.styled() }
        var position = question.start
        for move in question.line.prefix(known) { position = position.playing(move) }
        return StyledText("… ", .dim) + NumberedMoves(Array(question.line.dropFirst(known)), from: position).styled()
    }
}

/// The author's glyphs after a move: `!`, `?!`.
func glyphs(_ move: AnnotatedMove) -> String { move.nags.compactMap(\.symbol).joined(separator: " ") }
