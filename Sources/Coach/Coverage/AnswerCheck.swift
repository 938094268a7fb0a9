public import Analysis
public import Chess
import Terminal

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

    private let place: EngineConfiguration

    public init(_ place: EngineConfiguration) { self.place = place }

    /// Waits for the engine, ten seconds a question at most, and leaves no process behind.
    ///
    /// - Throws: a `CommandFailure` where it fails.
    public func run(_ questions: [Question]) throws -> [Question: MoveComparison] {
        guard !questions.isEmpty else { return [:] }
        let scheduler = place.scheduler
        let budget = place.budget
        let work = EngineAnswer<[Question: MoveComparison]>.of {
            var comparisons: [Question: MoveComparison] = [:]
            for question in questions {
                comparisons[question] = try await scheduler.compare(
                    played: question.move, expected: nil, in: question.position, budget: budget)
            }
            return comparisons
        } atEnd: {
            await scheduler.close()
        }
        return try work.answer.wait(seconds: 10 + 10 * questions.count)
    }
}
