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
    public private(set) var best: MoveLine
    /// The best line after the played move; empty if the game is over.
    public let reply: MoveLine
    /// The scores of the best line and after the move, from White's point of view.
    public private(set) var before: Score
    public let after: Score
    public private(set) var moveClass: MoveClass
    /// The loss in centipawns, never below 0; scores are capped at ±1000, and a mate counts as ±1000.
    public let lossCentipawns: Int
    /// The accuracy, 0…100.
    public let accuracy: Double
    /// The engine's best moves of one search, best first; empty if it was not asked for them.
    public private(set) var bestMoves: [Evaluation] = []

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

    /// Whether the move is called a mistake by one search only, and that of the best move may have seen too little: each
    /// search begins a move earlier than that of the played one.
    public var isDoubtful: Bool {
        guard moveClass >= .inaccuracy else { return false }
        if case .mate = before.value { return false }
        return true
    }

    /// Returns the move compared with the best one as that is evaluated after it is played, if that makes the loss smaller.
    ///
    /// - Parameter afterBest: The evaluation of the position after the best move, under the same limit.
    public func compared(withBest afterBest: PositionEvaluation) -> ReviewedMove {
        let chance = { (score: Score) in WinChance.percent(score.seen(by: side).value) }
        guard let first = best.moves.first, chance(afterBest.score) < chance(before),
            let line = MoveLine(from: position, [first] + afterBest.line.moves)
        else { return self }
        var copy = self
        (copy.best, copy.before) = (line, afterBest.score)
        copy.moveClass = MoveClass(after.seen(by: side).value, against: afterBest.score.seen(by: side).value)
        return copy
    }

    /// Returns the move with the engine's best moves of one search, best first.
    public func with(bestMoves: [Evaluation]) -> ReviewedMove {
        var copy = self
        copy.bestMoves = bestMoves
        return copy
    }

    public var side: Side { position.sideToMove }
    public var san: String { position.san(move) }
}
