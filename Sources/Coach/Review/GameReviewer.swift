public import Analysis
public import Chess

/// Reviews games: the engine evaluates each position with an empty hash table and the same limit, so that a review that
/// was stopped and continued gives the same results. Results are stored in the learner's file and not searched again.
///
/// Of a move that seems to be a mistake, the position after the best move is evaluated too, and the milder class counts:
/// else one search that sees too little would criticise good moves. Of a mistake the best moves are searched as well: they
/// tell whether the best one was the only good one.
public struct GameReviewer: Sendable {
    private let scheduler: EngineScheduler
    private let limit: ReviewLimit

    /// Does not start the engine yet. It runs with one thread if the limit is repeatable.
    public init(_ configuration: EngineConfiguration, _ limit: ReviewLimit) {
        self.limit = limit
        scheduler = if case .time = limit { configuration.scheduler } else { configuration.singleThreaded.scheduler }
    }

    /// Reviews with a scheduler that is there already.
    init(_ scheduler: EngineScheduler, _ limit: ReviewLimit) {
        self.scheduler = scheduler
        self.limit = limit
    }

    /// Reviews a game from its first move to its last.
    ///
    /// - Parameter evaluated: called after each position with the number evaluated so far, one more than moves in all.
    /// - Returns: nil where the moves are not legal.
    /// - Throws: a `CommandFailure` when the engine fails; `CancellationError`. Finished evaluations stay stored.
    public func review(
        from start: Position, _ moves: [Move], evaluated: @Sendable (Int) -> Void = { _ in }
    ) async throws -> GameReview? {
        guard let line = MoveLine(from: start, moves) else { return nil }
        var evaluations: [PositionEvaluation] = []
        var afterBest: [Int: PositionEvaluation] = [:]
        var bestMoves: [Int: [Evaluation]] = [:]
        do {
            for position in line.positions {
                try Task.checkCancellation()
                evaluations.append(try await evaluation(of: position))
                let ply = evaluations.count - 1
                if ply > 0 {
                    let move = ReviewedMove(
                        ply: ply, moves[ply - 1], in: line.positions[ply - 1], before: evaluations[ply - 1],
                        after: evaluations[ply])
                    afterBest[ply] = try await evaluationAfterBest(of: move)
                    bestMoves[ply] = try await searchBestMoves(insteadOf: afterBest[ply].map(move.compared) ?? move)
                }
                evaluated(evaluations.count)
            }
        } catch {
            throw EngineErrorText.failure(error)
        }
        return GameReview(from: start, moves, evaluations: evaluations, afterBest: afterBest, bestMoves: bestMoves)
    }

    /// Judges another move in the position of a reviewed one, under the same limit.
    ///
    /// - Parameter move: A legal move.
    /// - Throws: a `CommandFailure` when the engine fails; `CancellationError`.
    public func judge(_ move: Move, insteadOf reviewed: ReviewedMove) async throws -> ReviewedMove {
        guard move != reviewed.move else { return reviewed }
        do {
            return ReviewedMove(
                ply: reviewed.ply, move, in: reviewed.position,
                before: PositionEvaluation(score: reviewed.before, line: reviewed.best),
                after: try await evaluation(of: reviewed.position.playing(move))
            ).with(bestMoves: reviewed.bestMoves)
        } catch {
            throw EngineErrorText.failure(error)
        }
    }

    /// Evaluates the position after the best move; nil if the class needs no second search.
    private func evaluationAfterBest(of move: ReviewedMove) async throws -> PositionEvaluation? {
        guard move.isDoubtful, let best = move.best.moves.first else { return nil }
        return try await evaluation(of: move.position.playing(best))
    }

    /// Evaluates the best moves in the position of a mistake; none for other moves.
    private func searchBestMoves(insteadOf move: ReviewedMove) async throws -> [Evaluation] {
        guard move.moveClass >= .inaccuracy else { return [] }
        return try await scheduler.reviewBestMoves(of: move.position, limit: limit)
    }

    private func evaluation(of position: Position) async throws -> PositionEvaluation {
        if let end = PositionEvaluation(endOf: position) { return end }
        return PositionEvaluation(try await scheduler.review(position, limit: limit))
    }

    /// Ends the engine.
    public func close() async { await scheduler.close() }
}
