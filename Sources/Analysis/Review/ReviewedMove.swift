public import Chess
public import UCI

/// A move of a game, judged by the evaluations of the positions before and after it.
public struct ReviewedMove: Hashable, Sendable {
    /// The number of the ply, starting with 1.
    public let ply: Int
    /// The position before the move.
    public let position: Position
    public let move: Move
    /// The best line in the position before the move.
    public let best: MoveLine
    /// The best line after the played move; empty if the game is over.
    public let reply: MoveLine
    /// The scores before and after the move, from White's point of view.
    public let before: Score
    public let after: Score
    public let moveClass: MoveClass
    /// The loss in centipawns, never below 0; scores are capped at ±1000, and a mate counts as ±1000.
    public let lossCentipawns: Int
    /// The accuracy, 0…100.
    public let accuracy: Double

    /// - Parameters:
    ///   - before: The evaluation of the position before the move.
    ///   - after: The evaluation of the position after the move.
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
