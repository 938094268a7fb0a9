public import Chess
public import UCI

/// A move of a game, judged by the evaluations of the positions before and after it.
public struct ReviewedMove: Hashable, Sendable {
    /// From 1.
    public let ply: Int
    /// Before the move.
    public let position: Position
    public let move: Move
    /// What should have been played, and how it would have gone on; begins with the best move.
    public let best: MoveLine
    /// How the game should have gone on after the move that was played; empty where it is over.
    public let reply: MoveLine
    /// From White's point of view.
    public let before: Score
    public let after: Score
    public let moveClass: MoveClass
    /// Centipawns the move costs, never below 0; scores count no further than ±1000, a mate as much.
    public let lossCentipawns: Int
    /// 0…100.
    public let accuracy: Double

    /// - Parameters:
    ///   - before: of the position the move is made in.
    ///   - after: of the position it leads to.
    public init(ply: Int, _ move: Move, in position: Position, before: PositionEvaluation, after: PositionEvaluation) {
        self.ply = ply
        self.position = position
        self.move = move
        best = before.line
        reply = after.line
        self.before = before.score
        self.after = after.score
        let mover = position.sideToMove
        let sign = mover == .white ? 1 : -1
        lossCentipawns = max(0, sign * (before.centipawns - after.centipawns))
        let chance = { (evaluation: PositionEvaluation) in
            mover == .white ? evaluation.whiteChance : 100 - evaluation.whiteChance
        }
        accuracy = Accuracy.ofMove(before: chance(before), after: chance(after))
        moveClass =
            before.line.moves.first == move
            ? .best : MoveClass(after.score.seen(by: mover).value, against: before.score.seen(by: mover).value)
    }

    public var side: Side { position.sideToMove }
    public var san: String { position.san(move) }
}
