public import Analysis
import Chess

extension ReviewedMove {
    /// Why the move is worse, in a sentence or two; nil when it is not worse.
    public var reason: String? {
        guard let comparison, comparison.outcome == .worse else { return nil }
        return Explanation(comparison).full.text
    }

    /// The comparison of the move with the best one.
    public var comparison: MoveComparison? {
        guard
            let played = Evaluation(
                position: position, moves: [move] + reply.moves, score: after, depth: 0, nodes: 0, engine: ""),
            let expected = Evaluation(
                position: position, moves: best.moves, score: before, depth: 0, nodes: 0, engine: "")
        else { return nil }
        return MoveComparison(played: played, expected: expected)
    }
}
