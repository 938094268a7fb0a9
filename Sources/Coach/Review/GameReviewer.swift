public import Analysis
public import Chess

/// Reviews games: has the engine evaluate each position, from a clean slate and under one limit, so that a review that
/// was stopped and continued gives the same figures. What was found is in the learner's file and is not searched again.
public struct GameReviewer: Sendable {
    private let scheduler: EngineScheduler
    private let limit: ReviewLimit

    /// Starts nothing yet. The engine runs with one thread where the limit is repeatable.
    public init(_ configuration: EngineConfiguration, _ limit: ReviewLimit) {
        self.limit = limit
        scheduler = if case .time = limit { configuration.scheduler } else { configuration.singleThreaded.scheduler }
    }

    /// Reviews a game from its first move to its last.
    ///
    /// - Parameter evaluated: called after each position with the number evaluated so far, one more than moves in all.
    /// - Returns: nil where the moves are not legal.
    /// - Throws: a `CommandFailure` when the engine fails; `CancellationError`. What was evaluated is kept.
    public func review(
        from start: Position, _ moves: [Move], evaluated: @Sendable (Int) -> Void = { _ in }
    ) async throws -> GameReview? {
        guard let line = MoveLine(from: start, moves) else { return nil }
        var evaluations: [PositionEvaluation] = []
        do {
            for position in line.positions {
                try Task.checkCancellation()
                evaluations.append(try await evaluation(of: position))
                evaluated(evaluations.count)
            }
        } catch {
            throw EngineErrorText.failure(error)
        }
        return GameReview(from: start, moves, evaluations: evaluations)
    }

    private func evaluation(of position: Position) async throws -> PositionEvaluation {
        if let end = PositionEvaluation(endOf: position) { return end }
        return PositionEvaluation(try await scheduler.review(position, limit: limit))
    }

    /// Ends the engine.
    public func close() async { await scheduler.close() }
}
