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
            return MoveComparison(played: answer.evaluation, expected: other.evaluation)?
                .with(bestMoves: bestMoves(in: position, by: answer.engine))
        }
        return nil
    }

    /// Returns the best moves that an engine found in one search; empty if it was not asked for them.
    private func bestMoves(in position: Position, by engine: String) -> [Evaluation] {
        let question = EngineQuestion(position, lines: MoveComparison.bestMoveCount, budget: .standard)
        return stored(question).first { $0.engine == engine }?.evaluations ?? []
    }

    /// Returns the evaluations with their engines, the greatest budget first.
    private func found(_ move: Move, in position: Position) -> [(engine: String, evaluation: Evaluation)] {
        stored(EngineQuestion(position, move: move, budget: .standard)).compactMap { answer in
            answer.evaluations.first.map { (answer.engine, $0) }
        }
    }

    /// Returns the stored answers to a question, whatever the budget, with their engines, the greatest budget first.
    private func stored(_ question: EngineQuestion) -> [(engine: String, evaluations: [Evaluation])] {
        let answers = (try? file.analyses(epd: question.position.epd, question: question.words)) ?? []
        return answers.map { answer in
            let evaluations = answer.found.split(separator: "\n").compactMap {
                EvaluationCache.evaluation($0, in: question.position, engine: answer.engine)
            }
            return (answer.engine, evaluations)
        }
    }
}
