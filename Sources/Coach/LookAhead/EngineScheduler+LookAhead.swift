public import Analysis

extension EngineScheduler {
    /// Evaluates in advance what an explanation needs when the learner errs, each move searched alone, as an explanation
    /// asks for it: the main prepared move, the likely deviations, the engine's own choices, and last the alternatives,
    /// which only a table needs.
    /// - Throws: As `evaluate`; what was found until then is stored.
    public func lookAhead(_ plan: LookAheadPlan, budget: SearchBudget, for priority: EnginePriority) async throws {
        let position = plan.position
        for move in plan.prepared.prefix(1) + plan.deviations {
            _ = try await evaluate(move, in: position, budget: budget, for: priority)
        }
        for rival in try await best(LookAheadPlan.rivals, in: position, budget: budget, for: priority)
        where !plan.prepared.contains(rival.move) {
            _ = try await evaluate(rival.move, in: position, budget: budget, for: priority)
        }
        for move in plan.prepared.dropFirst() {
            _ = try await evaluate(move, in: position, budget: budget, for: priority)
        }
    }
}
