public import Chess
public import UCI

/// An engine's evaluation of one move in one position.
public struct Evaluation: Hashable, Sendable {
    /// The position before the move.
    public let position: Position
    /// The line, which begins with the evaluated move and is never empty.
    public let line: MoveLine
    /// The score from the point of view of the side to move.
    public let score: Score
    /// The depth in plies; 0 if unknown.
    public let depth: Int
    /// The number of nodes; 0 if unknown.
    public let nodes: Int
    /// The name the engine reports; untrusted text.
    public let engine: String

    /// Creates an evaluation; nil if `moves` is empty or contains an illegal move. The score may have either point of
    /// view.
    public init?(position: Position, moves: [Move], score: Score, depth: Int, nodes: Int, engine: String) {
        guard !moves.isEmpty, let line = MoveLine(from: position, moves) else { return nil }
        self.position = position
        self.line = line
        self.score = score.seen(by: position.sideToMove)
        self.depth = depth
        self.nodes = nodes
        self.engine = engine
    }

    /// The evaluated move.
    public var move: Move { line.moves[0] }

    public var san: String { position.san(move) }

    /// The side that makes the move: the learner, in a drill.
    public var side: Side { position.sideToMove }

    /// The score in centipawns, capped at ±1000; a mate counts as ±1000.
    package var centipawns: Int { score.value.capped }

    /// The win chance of the side to move, 0…100 %.
    public var winChance: Double { WinChance.percent(score.value) }
}
