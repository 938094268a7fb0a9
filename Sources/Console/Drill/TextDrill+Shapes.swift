import Chess
import Coach
import PGN
import Terminal
import Training

/// The learner's arrows and circles, and what else is shown with an answer.
extension TextDrill {
    func renderShapes(_ response: DrillResponse) {
        switch response {
        case .drawn(let drawn): render(drawn)
        case .shapes(let shown, let held, let question):
            if held == 1 { say("1 of your shapes shows the answer; it appears with it.") }
            if held > 1 { say("\(held) of your shapes show the answer; they appear with it.") }
            guard !shown.isEmpty else {
                if held == 0 {
                    say("You have drawn nothing in the position \(place(of: question)). To draw: draw Gc2c3, draw Ra4")
                }
                return
            }
            printer.print(
                (StyledText("Yours in the position \(place(of: question)): ", .dim) + shown.words)
                    .wrapped(to: printer.terminal.columns))
        default: break
        }
    }

    private func render(_ drawn: DrillSession.Drawn) {
        guard !drawn.drawn.isEmpty || !drawn.erased.isEmpty else { return say("There is nothing to erase.") }
        let text = [("Drawn: ", drawn.drawn), ("Erased: ", drawn.erased)].filter { !$0.1.isEmpty }
            .map { StyledText($0.0, .dim) + $0.1.words }.joined(by: "  ")
        guard board.style != .none, board.hasShapes else { return printer.print(wrapped(text)) }
        // What was just typed reveals nothing.
        let shapes = (state.shapes(of: drawn.question) + drawn.drawn).uniqued
        printer.print(
            boardView(of: drawn.question, shapes: shapes).placed(printer.terminal) { text.wrapped(to: $0) })
    }

    /// Prints the board of a question with the shapes it has now.
    func showShapes(of question: Question) {
        guard board.style != .none, board.hasShapes else { return }
        let view = boardView(of: question, shapes: state.shapes(of: question))
        printer.print(view.placed(printer.terminal) { _ in [] })
    }

    /// Prints the note and the shapes that were held back, once a question's answer is out.
    func printMarks(of question: Question) {
        var lines: [StyledText] = []
        if let note = state.note(of: question) {
            lines.append(StyledText("Your note: ", .dim) + StyledText(note, .comment))
        }
        let shapes = board.hasShapes ? state.shapesHeldBack(from: question) : []
        if !shapes.isEmpty { lines.append(StyledText("You drew: ", .dim) + shapes.words) }
        printer.print(lines.flatMap(wrapped))
    }
}
