import Analysis
import Chess
import Foundation
import TestSupport
import Testing

/// An opening mistake with the engine's explanation, with the default budget.
struct EvaluatedMistake: Sendable {
    let mistake: OpeningMistake
    let prepared: Move
    let explanation: Explanation

    /// The kinds of the reasons against the played move, the main reason first; empty if the move is not worse.
    var kinds: [FindingKind] {
        guard explanation.comparison.outcome == .worse else { return [] }
        return explanation.reasons.filter { !$0.isAboutExpected }.map(\.kind)
    }

    /// The table's word for the main reason, or for the tactic by which material is lost; empty if the move is not
    /// worse.
    var mainReason: String {
        let tactic = kinds.first == .losesMaterial ? kinds.dropFirst().first : nil
        return (tactic ?? kinds.first).map(OpeningMistake.word) ?? ""
    }

    /// All mistakes in the order of the table, evaluated once for all tests.
    static var all: [EvaluatedMistake] {
        get async throws { try await evaluation.value }
    }

    private static let evaluation = Task {
        let evaluator: any Evaluator =
            Recording.isAsked || Long.isAsked ? EngineEvaluator(try await RealEngine.engine) : try RecordedEvaluator()
        var evaluated: [EvaluatedMistake] = []
        for mistake in OpeningMistake.all {
            let question = try Position(fen: mistake.fen)
            let played = try question.move(san: mistake.played)
            let prepared = try question.move(san: mistake.prepared)
            let comparison = try await evaluator.compare(played: played, expected: prepared, in: question)
            evaluated.append(
                EvaluatedMistake(
                    mistake: mistake, prepared: prepared,
                    explanation: Explanation(comparison, prepared: [prepared])))
        }
        if Recording.isAsked {
            let lines = evaluated.flatMap { [$0.explanation.comparison.played, $0.explanation.comparison.expected] }
            let text = lines.map { RecordedEvaluator.text($0) + "\n" }.joined()
            try text.write(toFile: "\(Checkout.root)/\(RecordedEvaluator.file)", atomically: true, encoding: .utf8)
        }
        return evaluated
    }
}
