public import Chess
import UCI

/// The review of a game: all moves and the statistics of both players.
public struct GameReview: Hashable, Sendable {
    /// The statistics of one player.
    public struct Player: Hashable, Sendable {
        /// The mean of `ReviewedMove.lossCentipawns`; nil without moves.
        public let averageCentipawnLoss: Double?
        /// The accuracy 0…100 (`Accuracy`); nil without moves.
        public let accuracy: Double?
        public let inaccuracies: Int
        public let mistakes: Int
        public let blunders: Int
    }

    public let moves: [ReviewedMove]
    public let white: Player
    public let black: Player

    /// - Parameters:
    ///   - moves: A legal sequence of moves.
    ///   - evaluations: The evaluations of the start position and after each move; the result is nil if the number is
    ///     wrong.
    ///   - afterBest: The evaluations after the best moves, by the number of the ply (`ReviewedMove.compared(withBest:)`).
    ///   - bestMoves: The engine's best moves where a mistake was made, by the number of the ply.
    public init?(
        from start: Position, _ moves: [Move], evaluations: [PositionEvaluation],
        afterBest: [Int: PositionEvaluation] = [:], bestMoves: [Int: [Evaluation]] = [:]
    ) {
        guard evaluations.count == moves.count + 1, let line = MoveLine(from: start, moves) else { return nil }
        let reviewed = zip(line.positions, moves).enumerated().map { index, step in
            let move = ReviewedMove(
                ply: index + 1, step.1, in: step.0, before: evaluations[index], after: evaluations[index + 1])
            return (afterBest[move.ply].map(move.compared) ?? move).with(bestMoves: bestMoves[move.ply] ?? [])
        }
        self.moves = reviewed
        // As on Lichess's page, a game begins at +0.15, whatever the engine's evaluation.
        let chances = [WinChance.percent(.centipawns(15))] + evaluations.dropFirst().map(\.whiteChance)
        let accuracy = Accuracy.ofGame(chances, isWhiteFirst: start.sideToMove == .white)
        white = Player(reviewed.filter { $0.side == .white }, accuracy.white)
        black = Player(reviewed.filter { $0.side == .black }, accuracy.black)
    }

    public func player(_ side: Side) -> Player { side == .white ? white : black }
}

extension GameReview.Player {
    init(_ moves: [ReviewedMove], _ accuracy: Double?) {
        let loss = moves.reduce(0) { $0 + $1.lossCentipawns }
        averageCentipawnLoss = moves.isEmpty ? nil : Double(loss) / Double(moves.count)
        self.accuracy = accuracy
        inaccuracies = moves.count { $0.moveClass == .inaccuracy }
        mistakes = moves.count { $0.moveClass == .mistake }
        blunders = moves.count { $0.moveClass == .blunder }
    }
}
