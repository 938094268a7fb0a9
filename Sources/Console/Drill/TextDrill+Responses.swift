import Chess
import Coach
import Openings
import Scheduling
import Terminal
import Training

/// Rendering the results of commands.
extension TextDrill {
    /// Prints a response. False ends the session.
    func render(_ response: DrillResponse) throws -> Bool {
        switch response {
        case .quit: return false
        case .outcome(let outcome): try report(outcome)
        case .questionChanged: mustShow = true
        case .why: explainer.more()
        case .contrast: explainer.contrast()
        case .display(let word): try display(word)
        case .hint(let given): show(given)
        case .boardAnswer(let query, let lines): show(query, lines)
        case .moves(let moves): printer.print(wrapped(StyledText(moves.sorted().joined(separator: " "))))
        case .games(let explored): try render(explored)
        case .noGames: printer.print(ExploreCommand.noGames)
        case .skipped:
            say("Skipped; it comes at the end of the session.")
            mustShow = true
        case .undone(let undone): try render(undone)
        case .regraded(let regraded, let last): render(regraded, last)
        case .accepted(let accepted): render(accepted)
        case .markedMistake(let move): offerToAccept(move)
        case .putOff(let putOff):
            let words = putOff.isSuspended ? "Suspended until prep release" : "Put off until tomorrow"
            say("\(words): the position \(place(of: putOff.question)).")
            if putOff.wasOpen { mustShow = true }
        case .note, .noteNamesAnswer, .noteSet: renderNote(response)
        case .drawn, .shapes: renderShapes(response)
        case .added(let addition): say(addition.words)
        case .lastAnswer(let answer): say(answer)
        case .noQuestion: say("No question is open.")
        case .noLastAnswer, .nothingToPutOff, .nothingToExplore: say("There is no last answer.")
        case .answerIsOut: say("The answer is shown already; type it.")
        case .nothingToUndo: say("There is nothing to undo.")
        case .noAnswerToGrade: say("There is no answer to grade.")
        case .notADeviation: say("The last answer was not a deviation.")
        }
        return true
    }

    func say(_ text: String) { printer.print(wrapped(StyledText(text, .dim))) }

    func warn(_ text: String) { printer.print(wrapped(StyledText(text, .warning))) }

    /// The text in the learner's notation, wrapped.
    func wrapped(_ text: StyledText) -> [StyledText] {
        text.writingMoves(printer.moves).wrapped(to: printer.terminal.textColumns)
    }

    func place(of question: Question) -> String {
        NumberedMoves.place(PlayedLine(start: question.start, moves: question.line))
    }

    // MARK: - Answers that were changed

    /// A move that the file marks as a mistake is accepted only when the learner repeats the command.
    private func offerToAccept(_ move: String) {
        let warning = "Your book marks \(move) as a mistake. If you accept it, no card will ask its refutation."
        guard printer.terminal.isInputTerminal else {
            return say(warning + " To accept it all the same: accept anyway")
        }
        say(warning)
        printer.print(StyledText("Accept it anyway? Enter", .prompt))
        offer = .acceptance
    }

    private func render(_ accepted: Accepted) {
        explainer.accepted()
        let position = state.session.last?.question.position
        let name = position.map { $0.moveNumberText + $0.san(accepted.move) } ?? "It"
        printer.print(
            wrapped(
                StyledText("\(name) is now one of your prepared moves", .success) + scheduleWords(accepted.regraded)))
        if accepted.closesQuestion { mustShow = true }
    }

    private func render(_ undone: Undone) throws {
        let step = undone.step
        let view = UndoView(step: step, line: state.line(to: step.key), today: state.workspace.day)
        if undone.isAskedAgain {
            explainer.forget()
            say(view.text + " Same position again:")
        } else {
            let isElsewhere = step.card.map { state.session[$0] == nil } ?? false
            say(view.text + (isElsewhere ? " It is not part of this session." : ""))
            if step.kind == .note { sayNote(step) }
            if step.kind == .shapes, let question = state.question, question.key == step.key {
                showShapes(of: question)
            }
        }
        mustShow = mustShow || undone.isAskedAgain
    }

    private func render(_ regraded: Regraded, _ last: LastAnswer) {
        let move = last.outcome.san ?? last.outcome.expected.first?.san ?? ""
        printer.print(
            wrapped(
                StyledText(last.question.position.moveNumberText + move)
                    + StyledText(" graded \(regraded.grade.rawValue)") + scheduleWords(regraded)))
    }

    private func scheduleWords(_ regraded: Regraded) -> StyledText {
        if regraded.asksAgain == .today { return StyledText(", again today.", .dim) }
        guard let due = regraded.due else { return "." }
        return StyledText(", next \(due.weekday.rawValue) \(due.short) (\(regraded.interval) d).", .dim)
    }

    // MARK: - Notes

    private func renderNote(_ response: DrillResponse) {
        switch response {
        case .note(let note?, let question): say("Your note on the position \(place(of: question)): \(note)")
        case .note(nil, let question):
            say("The position \(place(of: question)) has no note. To write one: note watch the knight on e5")
        case .noteNamesAnswer: say("Your note names the answer; it is shown with it.")
        case .noteSet(let text, let former, let question):
            if let former, former != text {
                let isShown = state.mayShow(former, on: question)
                say(
                    isShown
                        ? "The note was: \(former)" : "It replaces a note that names the answer; undo brings it back."
                )
            }
            say("Your note on the position \(place(of: question)): \(text)")
        default: break
        }
    }

    /// Prints the note that an undo restored.
    private func sayNote(_ step: UndoStep) {
        guard let key = step.key, let note = state.note(on: key) else { return say("It has no note now.") }
        let isOpen = state.question.map { $0.position.epd == key.epd } ?? false
        if isOpen, let question = state.question, !state.mayShow(note, on: question) { return }
        say("It is again: \(note)")
    }
}
