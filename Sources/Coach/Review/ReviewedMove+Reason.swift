public import Analysis
import Chess

extension ReviewedMove {
    /// Why the move is worse, in a sentence; nil when no reason was found.
    public var reason: String? {
        guard let comparison else { return nil }
        let own = Explanation(comparison).reasons.filter { !$0.isAboutExpected }
        guard let first = own.first else { return nil }
        if first.finding == .onlyWorse { return nil }
        return "It " + first.text(mover: position.sideToMove == .white ? "White" : "Black") + "."
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
