import Analysis
import Chess
import Terminal

/// Has the engine compare suggested answers with its own choice.
struct AnswerCheck {
    struct Question: Hashable, Sendable {
        let position: Position
        let move: Move
    }

    private let place: EnginePlace

    init(_ place: EnginePlace) { self.place = place }

    /// Waits for the engine, ten seconds a question at most, and leaves no process behind.
    ///
    /// - Throws: a `CommandFailure` where it fails.
    func run(_ questions: [Question]) throws -> [Question: MoveComparison] {
        guard !questions.isEmpty else { return [:] }
        let desk = place.desk
        let effort = place.effort
        let work = EngineAnswer<[Question: MoveComparison]>.of {
            var comparisons: [Question: MoveComparison] = [:]
            for question in questions {
                comparisons[question] = try await desk.compare(
                    played: question.move, expected: nil, in: question.position, effort: effort)
            }
            return comparisons
        } atEnd: {
            await desk.close()
        }
        return try work.answer.wait(seconds: 10 + 10 * questions.count)
    }

    static func announcement(_ count: Int) -> StyledText {
        StyledText("The engine checks \(counted(count, "answer")) ...", .dim)
    }
}
