import Analysis
import Chess

/// The answers of the engine in this session.
struct SessionEvaluations {
    /// The maximum number of questions stored; the next one starts again with none, as the file still has them.
    private static let maximumCount = 10_000

    private var answers: [EngineQuestion: [Evaluation]] = [:]

    mutating func add(_ evaluations: [Evaluation], for question: EngineQuestion) {
        if answers.count >= Self.maximumCount { answers = [:] }
        answers[question] = evaluations
    }

    /// Returns the answer to a question; nil if it has not been answered. The answer may have been given for the same
    /// position with another move number.
    subscript(question: EngineQuestion) -> [Evaluation]? { answers[question] }
}
