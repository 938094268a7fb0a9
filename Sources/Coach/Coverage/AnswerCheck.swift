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
    /// The budget of each search, as a multiple of the user's.
    private let effort: Int

    /// - Parameter effort: the budget of each search as a multiple of the user's, at least 1.
    public init(_ configuration: EngineConfiguration, effort: Int = 1) {
        self.configuration = configuration
        self.effort = effort
    }

    /// Compares each answer with the engine's own choice, and stops the engine.
    ///
    /// - Parameters:
    ///   - isStopAsked: asked before each search; once it returns true, the comparisons so far are returned.
    ///   - found: receives each comparison when it is made.
    /// - Throws: a `CommandFailure` when the engine fails; `CancellationError`.
    public func run(
        _ questions: [Question], until isStopAsked: @Sendable () -> Bool = { false },
        found: @Sendable (Question, MoveComparison) -> Void = { _, _ in }
    ) async throws -> [Question: MoveComparison] {
        guard !questions.isEmpty else { return [:] }
        let budget = configuration.budget.times(effort)
        return try await configuration.withScheduler { scheduler in
            var comparisons: [Question: MoveComparison] = [:]
            for question in questions where !isStopAsked() {
                let comparison = try await scheduler.compare(
                    played: question.move, expected: nil, in: question.position, budget: budget)
                comparisons[question] = comparison
                found(question, comparison)
            }
            return comparisons
        }
    }
}
