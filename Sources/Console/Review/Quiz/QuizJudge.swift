import Analysis
import Chess
import Coach
import Terminal

/// Lets the engine judge the moves of a quiz.
@MainActor struct QuizJudge {
    let reviewer: GameReviewer

    /// Returns the move in the question's position with its evaluation; nil when Ctrl-C stopped the search.
    func judge(_ move: Move, _ question: QuizQuestion) async throws -> ReviewedMove? {
        let reviewed = question.mistake.move
        return try await Interruption.intercepting { isStopAsked in
            try await ProgressWait.run(until: isStopAsked, showing: {}) { [reviewer] in
                try await reviewer.judge(move, insteadOf: reviewed)
            }
        }
    }
}
