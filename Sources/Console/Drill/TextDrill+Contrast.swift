import Coach
import Terminal
import Training

/// A mistake that the learner makes for the third time, or more often.
extension TextDrill {
    /// Prints when it was made before, and offers to compare the move with the prepared one once the answer is out.
    func report(_ outcome: Outcome, repeated mistake: ExplainedMove?) {
        if let mistake, mistake.isReminder(with: outcome) {
            let view = RepeatedMistakeView(mistake: mistake, today: state.workspace.day, moves: printer.moves)
            if let text = view.text { printer.print(text.wrapped(to: printer.terminal.textColumns)) }
        }
        let isTerminal = printer.terminal.isInputTerminal && printer.terminal.isOutputTerminal
        if isTerminal, outcome.grade != nil, explainer.offersContrast(of: outcome.card) { offer = .contrast }
    }

    /// Returns the prompt of a question with the offer, which ends when the answer is no longer out. As a part of the
    /// prompt it stays visible when the engine's explanation and its board are printed above.
    func promptWithOffer(of question: Question) -> StyledText {
        guard case .contrast = offer else { return prompt(of: question) }
        guard let last = state.session.last, explainer.offersContrast(of: last.question.card) else {
            offer = .none
            return prompt(of: question)
        }
        let separator = printer.terminal.isPlain ? ". " : ", or "
        return StyledText("Compare both moves? Enter" + separator, .dim) + prompt(of: question)
    }
}
