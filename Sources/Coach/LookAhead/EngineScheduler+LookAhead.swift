public import Analysis

extension EngineScheduler {
    /// Evaluates in advance what an explanation needs when the learner errs, with the calls of an explanation: the main
    /// prepared move, the best moves of the position, the likely deviations, the engine's own choices, and last the
    /// alternatives, which no explanation needs.
    /// - Throws: As `evaluate`; what was found until then is stored.
    public func lookAhead(_ plan: LookAheadPlan, budget: SearchBudget, for priority: EnginePriority) async throws {
        guard let main = plan.prepared.first else { return }
        let position = plan.position
        let evaluator = PrioritizedEvaluator(scheduler: self, priority: priority)
        _ = try await evaluator.evaluate(main, in: position, budget: budget)
        let best = try await evaluator.bestMoves(in: position, budget: budget)
        for move in plan.deviations {
            _ = try await evaluator.compare(played: move, expected: main, in: position, budget: budget)
        }
        for rival in best.prefix(LookAheadPlan.rivals) where !plan.prepared.contains(rival.move) {
            _ = try await evaluator.compare(played: rival.move, expected: main, in: position, budget: budget)
        }
        for move in plan.prepared.dropFirst() {
            _ = try await evaluator.evaluate(move, in: position, budget: budget)
        }
    }
}
