import Analysis
import Chess
import Store
import UCI

/// Judges the positions of games, each from a clean slate and under one limit, so that what was judged before a break
/// and what is judged after it are the same. What was found lies in the learner's file, and is not asked twice.
public actor PositionEvaluator {
    private let engine: Engine
    private let name: String
    private let limit: ReviewLimit
    private let file: LearnerFile?

    /// - Parameter file: where findings are kept; nil, or one that cannot be written, keeps none.
    init(_ engine: Engine, _ limit: ReviewLimit, _ settings: EngineSettings, _ file: LearnerFile?) async {
        self.engine = engine
        self.limit = limit
        self.file = file
        name = await engine.name + "; " + EvaluationCache.words(settings) + "; review, " + limit.key
    }

    /// The engine's own choice in a position, and what it is worth.
    func evaluate(_ position: Position) async throws -> PositionEvaluation {
        if let end = PositionEvaluation(endOf: position) { return end }
        if let known = remembered(position) { return PositionEvaluation(known) }
        let result = try await engine.search(from: position, limit: limit.search, isFresh: true, within: limit.patience)
        guard let line = result.lines.first,
            let evaluation = Evaluation(
                position: position, moves: line.moves, score: line.score, depth: line.depth, nodes: line.nodes,
                engine: name)
        else { throw EvaluationError.noEvaluation }
        // One that was cut short is no answer to the question that was asked.
        if result.isComplete { keep(evaluation) }
        return PositionEvaluation(evaluation)
    }

    // The clocks count here: an engine sees the fifty-move rule coming. So the whole FEN is the key.

    private func remembered(_ position: Position) -> Evaluation? {
        let stored = try? file?.analysis(epd: position.fen, engine: name, question: "review", budget: 0)
        return stored.flatMap { EvaluationCache.evaluation($0.found[...], in: position, engine: name) }
    }

    /// A file that cannot be written costs the memory, not the review.
    private func keep(_ evaluation: Evaluation) {
        let found = EvaluationCache.words(evaluation, rank: nil)
        try? file?.keep([
            StoredAnalysis(
                epd: evaluation.position.fen, engine: name, question: "review", budget: 0, found: found)
        ])
    }
}
