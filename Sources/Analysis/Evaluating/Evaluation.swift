public import Chess
public import UCI

/// What an engine thinks of one move in one position.
public struct Evaluation: Hashable, Sendable {
    /// Before the move.
    public let position: Position
    /// Legal; begins with the move itself and is never empty.
    public let line: MoveLine
    /// From the point of view of the side that moves.
    public let score: Score
    /// Plies; 0 if unknown.
    public let depth: Int
    /// 0 if unknown.
    public let nodes: Int
    /// What the engine calls itself; untrusted text.
    public let engine: String

    /// Nil when `moves` is empty or holds an illegal move. The score may have either point of view.
    public init?(position: Position, moves: [Move], score: Score, depth: Int, nodes: Int, engine: String) {
        guard !moves.isEmpty, let line = MoveLine(from: position, moves) else { return nil }
        self.position = position
        self.line = line
        self.score = score.seen(by: position.sideToMove)
        self.depth = depth
        self.nodes = nodes
        self.engine = engine
    }

    /// The move that is judged.
    public var move: Move { line.moves[0] }

    public var san: String { position.san(move) }

    /// The side whose move it is: the learner, when his card is asked.
    public var side: Side { position.sideToMove }

    /// Per cent, 0…100, of the side that moves.
    public var winChance: Double { WinChance.percent(score.value) }
}
