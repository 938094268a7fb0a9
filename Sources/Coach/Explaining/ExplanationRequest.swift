import Analysis
import Chess

/// A request to the engine for one explanation.
struct ExplanationRequest: Sendable {
    /// The number of best moves in a table.
    private static let rivals = 4

    let subject: ExplainedMove
    let budget: SearchBudget
    let detail: DetailLevel
    /// The number of the deviation in the session.
    let deviation: Int
    let withdrawals: Int
    /// What is stored about both moves, for a contrast when the engine fails.
    var stored: MoveComparison?

    /// Asks the engine. Returns nil when the task was cancelled, or the same error was reported before.
    func run(_ scheduler: EngineScheduler) async -> ExplanationUpdate? {
        do {
            let comparison = try await comparison(scheduler)
            var rivals: [Evaluation] = []
            if detail == .table {
                // Each is evaluated alone, under the limit of the two that are compared.
                for rival in try await scheduler.bestMoves(in: subject.position, budget: budget).prefix(Self.rivals) {
                    rivals.append(try await scheduler.evaluate(rival.move, in: subject.position, budget: budget))
                }
            }
            return Task.isCancelled ? nil : update(found(comparison, rivals: rivals))
        } catch {
            guard !(error is CancellationError), !Task.isCancelled else { return nil }
            if detail == .contrast { return contrastWithoutEngine }
            let message = EngineErrorText.words(error)
            return await scheduler.isNews(message) ? .failed(message) : nil
        }
    }

    /// Goes on after the first text until the class that it withholds is settled, or a reason is found, so that it is known
    /// when the learner asks for more. Nobody waits for it, and an engine that fails is reported with the next question.
    func settle(after update: ExplanationUpdate, _ scheduler: EngineScheduler) async {
        guard case .found(let found) = update, subject.isAnswerOut, detail == .sentence,
            !found.explanation.comparison.isSettled || !found.explanation.hasReason
        else { return }
        _ = try? await settled(PrioritizedEvaluator(scheduler: scheduler, priority: .ahead))
    }

    /// Compares both moves. For the first text, and before the answer is out, one search of each is enough, because the text
    /// withholds a class that is not settled.
    private func comparison(_ evaluator: some Evaluator) async throws -> MoveComparison {
        guard subject.isAnswerOut, detail != .sentence else {
            return try await evaluator.compare(
                played: subject.played, expected: subject.prepared.first, in: subject.position, budget: budget)
        }
        return try await settled(evaluator)
    }

    private func settled(_ evaluator: some Evaluator) async throws -> MoveComparison {
        try await evaluator.compareUntilSettled(
            played: subject.played, expected: subject.prepared.first, in: subject.position, budget: budget)
    }

    /// Both moves with what is stored about them; without that only the moves. Nil if no move is prepared.
    var contrastWithoutEngine: ExplanationUpdate? {
        if let stored { return update(found(stored, rivals: [])) }
        return Contrast(subject, withdrawals: withdrawals).map(ExplanationUpdate.contrast)
    }

    /// What is reported in the requested detail.
    func update(_ found: FoundExplanation) -> ExplanationUpdate {
        guard detail == .contrast, let contrast = Contrast(found) else { return .found(found) }
        return .contrast(contrast)
    }

    func found(_ comparison: MoveComparison, rivals: [Evaluation]) -> FoundExplanation {
        let explanation = Explanation(
            comparison, prepared: subject.prepared, transposition: subject.transposition(comparison),
            unanswered: subject.unanswered)
        return FoundExplanation(
            subject: subject, explanation: explanation, rivals: rivals, detail: detail, deviation: deviation,
            withdrawals: withdrawals)
    }
}
