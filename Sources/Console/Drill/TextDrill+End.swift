import Chess
import Terminal
import Training

/// What is offered at the end of a session. Offers are for a person at a terminal only.
extension TextDrill {
    /// Offers what was skipped. Says whether there is a question to go on with.
    func offerSkipped() throws -> Bool {
        let skipped = state.session.leftover.skipped.count
        guard skipped > 0 else { return false }
        printer.print(LeftoverView(session: state.session).lines)
        let words = skipped == 1 ? "1 skipped: ask it now? Enter" : "\(skipped) skipped: ask them now? Enter"
        guard try isTaken(words) else { return false }
        if state.question == nil { state.askSkipped() }
        return state.question != nil
    }

    /// Offers the missed positions once more. Says whether there is a question to go on with.
    func offerMissed() throws -> Bool {
        let missed = state.session.missed.count
        guard missed > 0 else { return false }
        let words =
            missed == 1 ? "1 missed: drill it once more? Enter" : "\(missed) missed: drill them once more? Enter"
        guard try isTaken(words) else { return false }
        if state.question == nil { try state.cramMissed() }
        return state.question != nil
    }

    /// True on Enter, and when `undo` has opened a question again. Any other line is a command.
    private func isTaken(_ words: String) throws -> Bool {
        lines.completions = { _ in DrillWord.names }
        while true {
            guard case .line(let line) = lines.next(prompt: printer.prompt(StyledText(words + " ", .prompt))) else {
                return false
            }
            guard !line.trimmed.isEmpty else { return true }
            switch DrillEntry(line, in: .initial) {
            case .command(let word):
                lines.remember(line)
                guard try obey(word, nil) else { return false }
                if state.question != nil { return true }
            case .misused(let text): printer.print(StyledText(text, .warning))
            case .empty: return true
            case .move, .promotion, .refused, .nullMove: say("No question is open. Enter goes on, quit leaves.")
            }
        }
    }
}
