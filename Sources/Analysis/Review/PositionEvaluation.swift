public import Chess
public import UCI

/// What a position of a game is worth, and how it should go on.
public struct PositionEvaluation: Hashable, Sendable {
    /// From White's point of view.
    public let score: Score
    /// The best line, empty where the game is over on the board.
    public let line: MoveLine

    /// What an engine said of its own choice in the position.
    public init(_ evaluation: Evaluation) {
        score = evaluation.score.seen(by: .white)
        line = evaluation.line
    }

    /// A position where the game is over on the board; nil where there is a legal move.
    public init?(endOf position: Position) {
        guard let score = Score(endOf: position), let line = MoveLine(from: position, []) else { return nil }
        self.score = score.seen(by: .white)
        self.line = line
    }

    /// Whose point of view? White's: per cent, 0…100, with the score cut at ±1000 centipawns as for accuracy.
    var whiteChance: Double { WinChance.percent(.centipawns(centipawns)) }

    /// From White's point of view, cut at ±1000; a mate counts as much.
    var centipawns: Int {
        switch score.value {
        case .centipawns(let centipawns): max(-1000, min(1000, centipawns))
        case .mate(let moves): moves > 0 ? 1000 : -1000
        }
    }
}
