public import Chess

/// Whoever can say what a move is worth: the engine, or a table in a test.
public protocol Evaluator: Sendable {
    /// Judges `move`, or with nil the move it thinks best.
    ///
    /// - Parameter move: legal in `position`, which has legal moves.
    /// - Throws: whatever keeps it from judging; `CancellationError` when the task is cancelled.
    func evaluate(_ move: Move?, in position: Position, budget: SearchBudget) async throws -> Evaluation
}

extension Evaluator {
    /// Judges a played and an expected move under one limit.
    ///
    /// - Parameter expected: nil asks for the evaluator's own choice.
    public func compare(
        played: Move, expected: Move?, in position: Position, budget: SearchBudget = .standard
    ) async throws -> MoveComparison {
        let best = try await evaluate(expected, in: position, budget: budget)
        let own = played == best.move ? best : try await evaluate(played, in: position, budget: budget)
        guard let comparison = MoveComparison(played: own, expected: best) else { throw EvaluationError.noEvaluation }
        return comparison
    }
}

/// An engine answered, but said nothing about the move that was asked.
public enum EvaluationError: Error, Hashable, Sendable, CustomStringConvertible {
    case noEvaluation

    public var description: String { "the engine gave no evaluation of the move" }
}
