public import Analysis
import Chess

extension ReviewedMove {
    /// The comparison with the best move; nil if the played move is the best one.
    public var comparison: MoveComparison? {
        guard moveClass != .best,
            let played = Evaluation(
                position: position, moves: [move] + reply.moves, score: after, depth: 0, nodes: 0, engine: ""),
            let expected = Evaluation(
                position: position, moves: best.moves, score: before, depth: 0, nodes: 0, engine: "")
        else { return nil }
        return MoveComparison(played: played, expected: expected)?.with(bestMoves: bestMoves)
    }

    /// Why the move is worse than the best one; nil if it is the best one. The class is that of the review, which has one
    /// search for each position.
    public var explanation: Explanation? {
        comparison.map { Explanation($0.settled(as: $0.band)) }
    }
}
