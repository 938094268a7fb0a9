import Analysis
import Chess

/// Asks the scheduler with one priority, so that work in advance asks exactly what an explanation asks later.
struct PrioritizedEvaluator: Evaluator {
    let scheduler: EngineScheduler
    let priority: EnginePriority

    func evaluate(_ move: Move?, in position: Position, budget: SearchBudget) async throws -> Evaluation {
        try await scheduler.evaluate(move, in: position, budget: budget, for: priority)
    }

    func bestMoves(in position: Position, budget: SearchBudget) async throws -> [Evaluation] {
        try await scheduler.best(MoveComparison.bestMoveCount, in: position, budget: budget, for: priority)
    }

    func remember(_ evaluation: Evaluation, budget: SearchBudget) async {
        await scheduler.remember(evaluation, budget: budget)
    }
}
