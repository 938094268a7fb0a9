public import Analysis
public import Chess

/// Has the engine compare suggested answers with its own choice.
public struct AnswerCheck: Sendable {
    public struct Question: Hashable, Sendable {
        public let position: Position
        public let move: Move

        public init(position: Position, move: Move) {
            self.position = position
            self.move = move
        }
    }

    private let configuration: EngineConfiguration

    public init(_ configuration: EngineConfiguration) { self.configuration = configuration }

    /// Compares each answer with the engine's own choice, and stops the engine.
    ///
    /// - Parameter isStopAsked: asked before each search; once it returns true, the comparisons so far are returned.
    /// - Throws: a `CommandFailure` when the engine fails; `CancellationError`.
    public func run(
        _ questions: [Question], until isStopAsked: @Sendable () -> Bool = { false }
    ) async throws -> [Question: MoveComparison] {
        guard !questions.isEmpty else { return [:] }
        let budget = configuration.budget
        return try await configuration.withScheduler { scheduler in
            var comparisons: [Question: MoveComparison] = [:]
            for question in questions where !isStopAsked() {
                comparisons[question] = try await scheduler.compare(
                    played: question.move, expected: nil, in: question.position, budget: budget)
            }
            return comparisons
        }
    }
}
