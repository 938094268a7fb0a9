import Chess
import Coach
import Terminal
import Training

/// The offers at the end of a session, made only at a terminal.
extension TextDrill {
    var hasSkipped: Bool { !state.session.leftover.skipped.isEmpty }
    var hasMissed: Bool { !state.session.missed.isEmpty }

    /// Offers the skipped positions. Returns nil when a question is open again, else how the session ends.
    func offerSkipped() throws -> Ending? {
        let skipped = state.session.leftover.skipped.count
        printer.print(LeftoverView(session: state.session).lines)
        let words = skipped == 1 ? "1 skipped: ask it now? Enter" : "\(skipped) skipped: ask them now? Enter"
        if let declined = try decline(words) { return declined }
        if state.question == nil { state.askSkipped() }
        return state.question == nil ? .left : nil
    }

    /// Offers the missed positions again. Returns nil when a question is open again, else how the session ends.
    func offerMissed() throws -> Ending? {
        let missed = state.session.missed.count
        let words =
            missed == 1 ? "1 missed: drill it once more? Enter" : "\(missed) missed: drill them once more? Enter"
        if let declined = try decline(words) { return declined }
        if state.question == nil { try state.cramMissed() }
        return state.question == nil ? .left : nil
    }

    /// Returns nil on Enter and when `undo` has reopened a question, else how the learner left.
    private func decline(_ words: String) throws -> Ending? {
        lines.completions = { _ in DrillWord.names }
        while true {
            switch lines.next(prompt: printer.prompt(StyledText(words + " ", .prompt))) {
            case .end: return .left
            case .interrupt: return .interrupted
            case .terminate: return .terminated
            case .line(let line):
                guard !line.trimmed.isEmpty else { return nil }
                switch DrillEntry(line, in: .initial) {
                case .command(let word):
                    lines.remember(line)
                    guard try execute(word, nil) else { return .left }
                    if state.question != nil { return nil }
                case .misused(let text): printer.print(StyledText(text, .warning))
                case .empty: return nil
                case .move, .promotion, .refused, .nullMove: say("No question is open. Enter continues, quit leaves.")
                }
            }
        }
    }
}
