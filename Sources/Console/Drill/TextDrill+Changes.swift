import Chess
import Coach
import Openings
import Scheduling
import Terminal
import Training

/// The words that change what was answered or kept.
extension TextDrill {
    /// A move that the file marks as a mistake is accepted only when the learner says so once more.
    func accept(anyway: Bool) throws {
        if !anyway, let move = state.markedMistake {
            let warning = "Your book marks \(move) as a mistake. If you accept it, no card will ask its refutation."
            if printer.terminal.isInputTerminal {
                say(warning)
                printer.print(StyledText("Accept it anyway? Enter", .prompt))
                isAcceptOffered = true
            } else {
                say(warning + " To accept it all the same: accept anyway")
            }
            return
        }
        guard let accepted = try state.accept() else { return say("The last answer was not a deviation.") }
        explainer.accepted()
        let position = state.session.last?.question.position
        let name = position.map { NumberedMoves.number(of: $0) + $0.san(accepted.move) } ?? "It"
        printer.print(
            (StyledText("\(name) is now one of your prepared moves", .success) + scheduleWords(accepted.regraded))
                .wrapped(to: printer.terminal.columns))
        if accepted.closesQuestion { mustShow = true }
    }

    func undo() throws {
        guard let undone = try state.undo() else { return say("There is nothing to undo.") }
        let step = undone.step
        let view = UndoView(step: step, line: state.line(to: step.key), today: state.workspace.day)
        if undone.isAskedAgain {
            explainer.forget()
            say(view.text + " Same position again:")
        } else {
            let isElsewhere = step.card.map { state.session[$0] == nil } ?? false
            say(view.text + (isElsewhere ? " It is not part of this session." : ""))
            if step.kind == .note { sayNote(step) }
        }
        mustShow = mustShow || undone.isAskedAgain
    }

    /// The note that stands again.
    private func sayNote(_ step: UndoStep) {
        guard let key = step.key, let note = state.note(on: key) else { return say("It has no note now.") }
        let isOpen = state.question.map { $0.position.epd == key.epd } ?? false
        if isOpen, let question = state.question, !state.mayShow(note, on: question) { return }
        say("It is again: \(note)")
    }

    func regrade(_ grade: Grade) throws {
        guard let regraded = try state.regrade(grade), let last = state.session.last else {
            return say("There is no answer to grade.")
        }
        let position = last.question.position
        let move = last.outcome.san ?? last.outcome.expected.first?.san ?? ""
        printer.print(
            (StyledText(NumberedMoves.number(of: position) + move) + StyledText(" graded \(grade.rawValue)")
                + scheduleWords(regraded)).wrapped(to: printer.terminal.columns))
    }

    /// Writes a note on a position, or shows the one there is.
    func note(_ text: String?, _ question: Question?) throws {
        guard let question else { return say("There is no last answer.") }
        let place = NumberedMoves.place(PlayedLine(start: question.start, moves: question.line))
        guard let text else {
            guard let note = state.note(of: question) else {
                return say("The position \(place) has no note. To write one: note watch the knight on e5")
            }
            guard state.mayShow(note, on: question) else {
                return say("Your note names the answer; it is shown with it.")
            }
            return say("Your note on the position \(place): \(note)")
        }
        let former = try state.setNote(text, on: question)
        if let former, former != text {
            let isShown = state.mayShow(former, on: question)
            say(isShown ? "The note was: \(former)" : "It replaces a note that names the answer; undo brings it back.")
        }
        say("Your note on the position \(place): \(text)")
    }

    /// Buries or suspends the open position or the last one.
    func putOff(_ word: DrillWord) throws {
        let open = state.question
        let last = state.session.last?.question
        let card: CardID?
        let isLast: Bool
        let words: String
        switch word {
        case .bury(let last):
            (card, isLast, words) = (try state.bury(last: last), last, "Put off until tomorrow")
        case .suspend(let last):
            (card, isLast, words) = (try state.suspend(last: last), last, "Suspended until prep release")
        default: return
        }
        guard card != nil, let question = isLast ? last : open else { return say("There is no last answer.") }
        say("\(words): the position \(NumberedMoves.place(PlayedLine(start: question.start, moves: question.line))).")
        if !isLast || open?.card == card { mustShow = true }
    }

    private func scheduleWords(_ regraded: Regraded) -> StyledText {
        if regraded.asksAgain == .today { return StyledText(", again today.", .dim) }
        guard let due = regraded.due else { return "." }
        return StyledText(", next \(due.weekday.rawValue) \(due.short) (\(regraded.interval) d).", .dim)
    }

}
