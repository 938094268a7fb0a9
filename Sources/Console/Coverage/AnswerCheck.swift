import Analysis
import Chess
import Terminal

/// Has the engine compare suggested answers with its own choice.
struct AnswerCheck {
    struct Question: Hashable, Sendable {
        let position: Position
        let move: Move
    }

    private let place: EngineConfiguration

    init(_ place: EngineConfiguration) { self.place = place }

    /// Waits for the engine, ten seconds a question at most, and leaves no process behind.
    ///
    /// - Throws: a `CommandFailure` where it fails.
    func run(_ questions: [Question]) throws -> [Question: MoveComparison] {
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

    static func announcement(_ count: Int) -> StyledText {
        StyledText("The engine checks \(counted(count, "answer")) ...", .dim)
    }
}
