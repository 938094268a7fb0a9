public import Chess
public import UCI

/// Evaluates moves with a UCI engine. Earlier searches are cleared each time, so that the result does not depend on
/// them.
public struct EngineEvaluator: Evaluator {
    private let engine: Engine

    /// Creates an evaluator for an engine, which should run with one thread. The caller closes the engine.
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

    /// Returns the best moves of a position from one search, best first.
    ///
    /// - Parameters:
    ///   - count: The number of moves, at least 1. Fewer are returned if there are fewer legal moves or the engine
    ///     supports only one line.
    ///   - budget: The budget for all moves together.
    /// - Throws: The same errors as `evaluate`.
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
