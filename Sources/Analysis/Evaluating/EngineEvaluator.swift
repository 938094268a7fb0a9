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

    public func evaluate(_ move: Move?, in position: Position, effort: Effort) async throws -> Evaluation {
        let result = try await engine.search(
            from: position, onlyMoves: move.map { [$0] } ?? [], limit: .nodes(effort.nodes), isFresh: true)
        guard let line = result.lines.first,
            let evaluation = Evaluation(
                position: position, moves: line.moves, score: line.score, depth: line.depth, nodes: line.nodes,
                engine: await engine.name)
        else { throw EvaluationError.noEvaluation }
        return evaluation
    }
}
