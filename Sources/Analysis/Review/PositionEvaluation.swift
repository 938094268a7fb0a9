public import Chess
public import UCI

/// The evaluation of a position in a game, with its best line.
public struct PositionEvaluation: Hashable, Sendable {
    /// The score from White's point of view.
    public let score: Score
    /// The best line; empty if the game is over on the board.
    public let line: MoveLine

    /// Creates an evaluation from an engine's evaluation of its best move.
    public init(_ evaluation: Evaluation) {
        score = evaluation.score.seen(by: .white)
        line = evaluation.line
    }

    /// Creates an evaluation from a score of any point of view and the best line.
    public init(score: Score, line: MoveLine) {
        self.score = score.seen(by: .white)
        self.line = line
    }

    /// Creates the evaluation of a finished game; nil if there is a legal move.
    public init?(endOf position: Position) {
        guard let score = Score(endOf: position), let line = MoveLine(from: position, []) else { return nil }
        self.score = score.seen(by: .white)
        self.line = line
    }

    /// White's win chance in per cent, with the score capped at ±1000 centipawns as for accuracy.
    var whiteChance: Double { WinChance.percent(.centipawns(centipawns)) }

    /// The score from White's point of view, capped at ±1000; a mate counts as ±1000.
    var centipawns: Int { score.value.capped }
}
