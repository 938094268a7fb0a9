import BoardImage
import Chess
import Coach
import Openings
import PGN
import Scheduling
import Store
import Terminal
import Training

/// The commands that only change the screen.
extension TextDrill {
    func display(_ word: DrillWord) throws {
        switch word {
        case .help: printer.print(DrillHelp.lines(printer.terminal))
        case .stats: _ = try StatsCommand(name: nil).run(environment, printer)
        case .show(let name): try showRepertoire(name)
        case .board(let name): setBoard(name)
        case .flip:
            isFlipped.toggle()
            mustShow = true
        default: if let question = state.question { display(word, question) }
        }
    }

    private func display(_ word: DrillWord, _ question: Question) {
        switch word {
        case .back: step(-1, question)
        case .next: step(1, question)
        case .line:
            let line = NumberedMoves(question.line, from: question.start)
            printer.print(
                line.steps.isEmpty
                    ? [StyledText("from the start")]
                    : line.styled(printer.moves).wrapped(to: printer.terminal.textColumns))
        case .last: sayLastMove(question)
        default: break
        }
    }

    /// `Black played d6. Your move, White.`
    private func sayLastMove(_ question: Question) {
        let line = question.route
        let turn = "Your move, \(question.side.word)."
        guard let last = line.moves.last else { return say("No move was played yet. \(turn)") }
        let before = PlayedLine(start: line.start, moves: Array(line.moves.dropLast())).position
        say("\(before.sideToMove.word) played \(before.san(last)). \(turn)")
    }

    /// An unknown name does not end the session.
    private func showRepertoire(_ name: String) throws {
        do {
            _ = try ShowCommand(name: name).run(environment, printer)
        } catch let error as StoreError where error.kind == .unknownRepertoire || error.kind == .ambiguousRepertoire {
            printer.print(wrapped(StyledText(error.message, .warning)))
        }
    }

    /// Prints the games of a position, after the answer they name.
    func render(_ explored: DrillResponse.ExploredQuestion) throws {
        if let outcome = explored.revealed { try report(outcome) }
        if explored.isQuestionChanged { mustShow = true }
        let view = try state.exploration(of: explored.question, explored.base, columns: printer.terminal.columns)
        printer.print(
            view.isEmpty ? [StyledText("No game of the database reached this position.", .dim)] : view.lines(printer))
    }

    /// Prints the open question for the window's new size. Sentences do not depend on it.
    func redraw() {
        updateSize()
        guard let question = state.question, !printer.terminal.isPlain else { return }
        printer.print(lines(of: question))
    }

    /// Reads the size of the window and of its cells again.
    func updateSize() {
        printer.updateSize()
        board.screen.images = printer.terminal.abilities.images
    }

    /// Prints the answer to a question about the board; for the moves of a square, with a board that shows them.
    func show(_ query: BoardQuery, _ answer: [String]) {
        guard case .moves(let square) = query, let question = state.question, board.style != .none,
            question.position[square] != nil
        else { return printer.print(answer.flatMap { wrapped(StyledText($0)) }) }
        var marked = boardView(of: question)
        marked.selected = square
        marked.destinations = question.position.legalMoves(from: square).map(\.destination)
        printer.print(
            marked.placed(printer.terminal) { [moves = printer.moves] columns in
                answer.flatMap { StyledText($0).writingMoves(moves).wrapped(to: columns) }
            })
    }

    /// Prints the board with the pieces that a pawn can become at its square, where a style can show them.
    func showPromotion(_ moves: [Move], _ question: Question) {
        guard let square = moves.first?.to, board.styles.contains(where: \.hasPixels) else { return }
        var choice = boardView(of: question)
        choice.promotion = square
        printer.print(choice.placed(printer.terminal) { _ in [] })
    }

    /// The board of a question.
    func boardView(of question: Question, shapes: [Shape] = []) -> BoardView {
        var view = BoardView(
            question.position, look: board, orientation: isFlipped ? question.side.opponent : question.side,
            lastMove: question.lastMove, shapes: shapes, hasColor: printer.hasColor)
        view.annotation = BoardAnnotation(
            state.sign(onPly: question.line.count, of: question), on: question.lastMove)
        return view
    }

    /// Prints a hint. One that names a square marks it on a board.
    func show(_ hint: GivenHint) {
        let text = StyledText("Hint: ", .strong) + StyledText(hint.words)
        guard case .square(let square) = hint.hint, let question = state.question, board.style != .none else {
            return printer.print(wrapped(text))
        }
        var marked = boardView(of: question, shapes: state.shapes(of: question))
        marked.selected = square
        printer.print(marked.placed(printer.terminal) { text.wrapped(to: $0) })
    }

    /// Changes the style of the board. Without a style, the screen of a screen reader gets the position in words.
    private func setBoard(_ name: String?) {
        if name == nil, printer.terminal.isPlain, let question = state.question {
            return show(.board, BoardQuery.board.answer(in: question.position))
        }
        if let name {
            guard let style = BoardStyle(rawValue: name) else {
                let all = BoardStyle.allCases.map(\.rawValue).joined(separator: ", ")
                return say("The board can be \(all).")
            }
            board.use(style, on: printer.terminal)
        }
        mustShow = true
    }
}

extension GivenHint {
    /// The hint in words.
    var words: String {
        switch hint {
        case .idea(let text): text
        case .piece(let kind): "a \(kind.name) moves"
        case .square(let square): "the piece on \(square) moves"
        }
    }
}
