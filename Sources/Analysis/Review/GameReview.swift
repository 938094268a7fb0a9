public import Chess
import UCI

/// A whole game judged: each move, and both players.
public struct GameReview: Hashable, Sendable {
    /// How one side played.
    public struct Player: Hashable, Sendable {
        /// The mean of `ReviewedMove.lossCentipawns`; nil without a move.
        public let averageCentipawnLoss: Double?
        /// 0…100 (`Accuracy`); nil without a move.
        public let accuracy: Double?
        public let inaccuracies: Int
        public let mistakes: Int
        public let blunders: Int
    }

    public let moves: [ReviewedMove]
    public let white: Player
    public let black: Player

    /// - Parameters:
    ///   - moves: legal one after the other.
    ///   - evaluations: of the start and of the position after each move; nil when there are not as many as that.
    public init?(from start: Position, _ moves: [Move], evaluations: [PositionEvaluation]) {
        guard evaluations.count == moves.count + 1, let line = MoveLine(from: start, moves) else { return nil }
        let reviewed = zip(line.positions, moves).enumerated().map { index, step in
            ReviewedMove(
                ply: index + 1, step.1, in: step.0, before: evaluations[index], after: evaluations[index + 1])
        }
        self.moves = reviewed
        // As the page has it, a game begins at +0.15, whatever the engine thinks of it.
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
