public import Analysis
public import Chess
public import Store

/// Stored results of engines, for explanations without an engine.
public struct StoredComparisons: Sendable {
    public let file: LearnerFile

    public init(file: LearnerFile) {
        self.file = file
    }

    /// Returns the evaluations of both moves by one engine, with its greatest budget; nil when no engine evaluated
    /// both. The plies since the last capture or pawn move may differ, since other lines can lead to the position.
    public func comparison(played: Move, expected: Move, in position: Position) -> MoveComparison? {
        let answers = found(played, in: position)
        let others = found(expected, in: position)
        for answer in answers {
            guard let other = others.first(where: { $0.engine == answer.engine }) else { continue }
            return MoveComparison(played: answer.evaluation, expected: other.evaluation)
        }
        return nil
    }

    /// Returns the evaluations with their engines, the greatest budget first.
    private func found(_ move: Move, in position: Position) -> [(engine: String, evaluation: Evaluation)] {
        let question = EngineQuestion(position, move: move, budget: .standard)
        let stored = (try? file.analyses(epd: position.epd, question: question.words)) ?? []
        return stored.compactMap { answer in
            answer.found.split(separator: "\n").first
                .flatMap { EvaluationCache.evaluation($0, in: position, engine: answer.engine) }
                .map { (answer.engine, $0) }
        }
    }
}
