public import Analysis
import Chess

extension ReviewedMove {
    /// Why the move is worse, in a sentence; nil where nothing can be shown on the board.
    public var reason: String? {
        guard let comparison else { return nil }
        let own = Explanation(comparison).reasons.filter { !$0.isAboutExpected }
        guard let first = own.first else { return nil }
        if first.finding == .onlyWorse { return nil }
        return "It " + first.text(mover: position.sideToMove == .white ? "White" : "Black") + "."
    }

    /// The move beside the best one, as the evaluations have them.
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
