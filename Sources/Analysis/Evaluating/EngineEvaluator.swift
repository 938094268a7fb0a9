public import Chess
public import UCI

/// Judges moves with a UCI engine, each question from a clean slate, so that the answer does not depend on what was
/// asked before.
public struct EngineEvaluator: Evaluator {
    private let engine: Engine

    /// The engine should run with one thread. Whoever opened it closes it.
    public init(_ engine: Engine) {
        self.engine = engine
    }

    public func evaluate(_ move: Move?, in position: Position, budget: SearchBudget) async throws -> Evaluation {
        let result = try await engine.search(
            from: position, onlyMoves: move.map { [$0] } ?? [], limit: budget.limit, isFresh: true)
        guard let line = result.lines.first,
            let evaluation = Evaluation(
                position: position, moves: line.moves, score: line.score, depth: line.depth, nodes: line.nodes,
                engine: await engine.name)
        else { throw EvaluationError.noEvaluation }
        return evaluation
    }

    /// The best moves of a position, judged in one search: the best first.
    ///
    /// - Parameters:
    ///   - count: at least 1; fewer come where there are fewer legal moves, or the engine can show but one line.
    ///   - effort: for all of them together.
    /// - Throws: as `evaluate`.
    public func best(_ count: Int, in position: Position, budget: SearchBudget) async throws -> [Evaluation] {
        let result = try await engine.search(
            from: position, limit: budget.limit, lines: max(1, count), isFresh: true)
        let name = await engine.name
        return result.lines.compactMap { line in
            Evaluation(
                position: position, moves: line.moves, score: line.score, depth: line.depth, nodes: line.nodes,
                engine: name)
        }
    }
}
