import Analysis
import Chess
import UCI

/// Evaluates moves with a UCI engine without a cache. Earlier searches are cleared each time, so that the result does
/// not depend on them.
struct EngineEvaluator: Evaluator {
    private let engine: Engine

    /// Creates an evaluator for an engine, which should run with one thread. The caller closes the engine.
    init(_ engine: Engine) {
        self.engine = engine
    }

    func evaluate(_ move: Move?, in position: Position, budget: SearchBudget) async throws -> Evaluation {
        let result = try await engine.search(
            from: position, onlyMoves: move.map { [$0] } ?? [], limit: budget.limit, isFresh: true)
        guard let line = result.lines.first,
            let evaluation = Evaluation(
                position: position, moves: line.moves, score: line.score, depth: line.depth, nodes: line.nodes,
                engine: await engine.name)
        else { throw EvaluationError.noEvaluation }
        return evaluation
    }
}
