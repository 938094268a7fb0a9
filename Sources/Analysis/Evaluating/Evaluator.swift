public import Chess

/// A source of evaluations: an engine, or a table in a test.
public protocol Evaluator: Sendable {
    /// Evaluates `move`, or the evaluator's best move if `move` is nil.
    ///
    /// - Parameter move: A legal move in `position`, which must have legal moves.
    /// - Throws: The reason why there is no evaluation; `CancellationError` if the task is cancelled.
    func evaluate(_ move: Move?, in position: Position, budget: SearchBudget) async throws -> Evaluation

    /// Returns the best moves of a position, the best first, from one search that divides the budget among them: the
    /// `MoveComparison.bestMoveCount` best. An evaluator that cannot tell returns none.
    ///
    /// - Throws: As `evaluate`.
    func bestMoves(in position: Position, budget: SearchBudget) async throws -> [Evaluation]

    /// Stores the evaluation of a move with the line that counts, in place of those of searches with the same budget or
    /// less. An evaluator that stores nothing beyond a session ignores it.
    ///
    /// - Parameter budget: The largest budget of these searches.
    func remember(_ evaluation: Evaluation, budget: SearchBudget) async
}

extension Evaluator {
    public func bestMoves(in position: Position, budget: SearchBudget) async throws -> [Evaluation] { [] }

    public func remember(_ evaluation: Evaluation, budget: SearchBudget) async {}
}

extension Evaluator {
    /// Evaluates a played and an expected move with the same budget, and of a worse move also the best moves of the
    /// position, which tell whether others are as good as the expected one.
    ///
    /// - Parameter expected: The expected move; nil for the evaluator's own choice.
    public func compare(
        played: Move, expected: Move?, in position: Position, budget: SearchBudget = .standard
    ) async throws -> MoveComparison {
        try await withBestMoves(
            compareAlone(played: played, expected: expected, in: position, budget: budget), budget: budget)
    }

    /// Evaluates both moves only.
    func compareAlone(
        played: Move, expected: Move?, in position: Position, budget: SearchBudget
    ) async throws -> MoveComparison {
        let best = try await evaluate(expected, in: position, budget: budget)
        let actual = played == best.move ? best : try await evaluate(played, in: position, budget: budget)
        guard let comparison = MoveComparison(played: actual, expected: best) else {
            throw EvaluationError.noEvaluation
        }
        return comparison
    }

    /// Returns the comparison with the best moves of the position if the played move is worse. An engine that fails now
    /// costs only them.
    func withBestMoves(_ comparison: MoveComparison, budget: SearchBudget) async throws -> MoveComparison {
        guard comparison.outcome == .worse || comparison.outcome == .slightlyWorse, comparison.bestMoves.isEmpty else {
            return comparison
        }
        do {
            return comparison.with(bestMoves: try await bestMoves(in: comparison.position, budget: budget))
        } catch let error as CancellationError {
            throw error
        } catch {
            return comparison
        }
    }
}

/// The engine answered without an evaluation of the move.
public enum EvaluationError: Error, Hashable, Sendable, CustomStringConvertible {
    case noEvaluation

    public var description: String { "the engine gave no evaluation of the move" }
}
