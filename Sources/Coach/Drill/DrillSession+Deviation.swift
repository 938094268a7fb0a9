import Chess
import Openings
import Scheduling
import Store
public import Training

extension DrillSession {
    /// Returns the last move of the question that was not prepared, with what is known about it without an engine; nil
    /// when there was none, or there is nothing to explain.
    public func explained(_ outcome: Outcome) throws -> ExplainedMove? {
        guard let played = deviation(in: outcome) else { return nil }
        let question = outcome.question
        let uci = question.position.uci(played)
        return ExplainedMove(
            card: outcome.card, position: question.position, played: played, prepared: prepared(outcome.card),
            wayBack: wayBack(of: played, in: question),
            time: max(1, try workspace.file.events(of: outcome.card).deviations(playing: uci)),
            isAnswerOut: outcome.next != .retry, unanswered: session.positionsToAsk)
    }

    /// Returns the last move of the question that was not prepared: also one typed after the answer was shown, which is
    /// not in the log.
    private func deviation(in outcome: Outcome) -> Move? {
        switch outcome.next {
        case .overtaken: return nil
        case .type where outcome.grade == nil && !outcome.verdict.isRight:
            if let typed = outcome.played { return typed }
        case .type, .retry, .closed: break
        }
        guard let last = session.last, last.question.card == outcome.card else { return nil }
        return last.deviation
    }

    /// Returns the shortest way back in any repertoire of that side.
    private func wayBack(of move: Move, in question: Question) -> [Move]? {
        setup.repertoires.filter { $0.side == question.side }
            .compactMap { $0.wayBack(from: question.position, playing: move) }
            .min { $0.count < $1.count }
    }
}

extension [LoggedEvent] {
    /// Returns how often the wrong move `uci` was played. Answers that were undone do not count.
    fileprivate func deviations(playing uci: String) -> Int {
        standing.count { $0.event.deviation == uci }
    }
}
