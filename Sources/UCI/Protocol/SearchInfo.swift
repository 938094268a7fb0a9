/// What an engine tells while it searches: one `info` line. Everything in it is optional.
///
/// The score is from the point of view of the side to move in the searched position; the line itself does not say
/// which side that is.
public struct SearchInfo: Hashable, Sendable {
    /// Whether a score is the value itself or only a bound of it.
    public enum Bound: String, Hashable, Sendable {
        /// The engine's score.
        case exact
        /// The true score is at least this.
        case lower = "lowerbound"
        /// The true score is at most this.
        case upper = "upperbound"
    }

    /// Chances in thousandths, from the point of view of the side to move.
    public struct Outcome: Hashable, Sendable {
        /// Of 1,000 games, those won.
        public var win: Int
        /// Of 1,000 games, those drawn.
        public var draw: Int
        /// Of 1,000 games, those lost.
        public var loss: Int

        /// The three chances, as the engine gives them.
        public init(win: Int, draw: Int, loss: Int) {
            self.win = win
            self.draw = draw
            self.loss = loss
        }
    }

    /// The line one processor is at.
    public struct CurrentLine: Hashable, Sendable {
        /// The processor's number, from 1; nil if there is but one.
        public var processor: Int?
        /// The moves from the searched position to where it is.
        public var moves: [EngineMove]

        /// A processor and its line.
        public init(processor: Int?, moves: [EngineMove]) {
            self.processor = processor
            self.moves = moves
        }
    }

    /// How deep the search is, in plies.
    public var depth: Int?
    /// How deep it is in its deepest branch, in plies.
    public var selectiveDepth: Int?
    /// Milliseconds since `go`.
    public var time: Int?
    /// Positions searched since `go`.
    public var nodes: Int?
    /// The line the engine expects, beginning with its own move.
    public var line: [EngineMove] = []
    /// From 1: the rank of this line among the best.
    public var multiPV: Int?
    /// The worth of the line for the side to move.
    public var score: Score.Value?
    /// What `score` says of the true score.
    public var bound = Bound.exact
    /// The chances of the side to move (`wdl`, an extension many engines know).
    public var outcome: Outcome?
    /// The move being searched.
    public var currentMove: EngineMove?
    /// Its number among the moves to search, from 1.
    public var currentMoveNumber: Int?
    /// How full the hash table is, in thousandths.
    public var hashFull: Int?
    /// Positions searched a second.
    public var nodesPerSecond: Int?
    /// Positions found in endgame tables.
    public var tablebaseHits: Int?
    /// Positions found in Shredder's endgame tables.
    public var shredderBaseHits: Int?
    /// How busy the processor is, in thousandths.
    public var processorLoad: Int?
    /// A move and the line that refutes it.
    public var refutation: [EngineMove] = []
    /// Where one processor is.
    public var currentLine: CurrentLine?
    /// Anything at all; untrusted text.
    public var text: String?

    /// Nothing told.
    public init() {}

    static let numbers: [(word: String, field: any WritableKeyPath<SearchInfo, Int?> & Sendable)] = [
        ("depth", \.depth), ("seldepth", \.selectiveDepth), ("multipv", \.multiPV), ("time", \.time),
        ("nodes", \.nodes),
        ("nps", \.nodesPerSecond), ("hashfull", \.hashFull), ("tbhits", \.tablebaseHits),
        ("sbhits", \.shredderBaseHits), ("cpuload", \.processorLoad), ("currmovenumber", \.currentMoveNumber),
    ]
}
