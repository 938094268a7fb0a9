/// Information about a running search: one `info` line. All parts are optional.
///
/// The score is from the point of view of the side to move in the searched position; the line does not say which side
/// that is.
public struct SearchInfo: Hashable, Sendable {
    /// Whether a score is exact or only a bound.
    public enum Bound: String, Hashable, Sendable {
        /// The exact score.
        case exact
        /// The true score is at least this.
        case lower = "lowerbound"
        /// The true score is at most this.
        case upper = "upperbound"
    }

    /// Outcome probabilities in thousandths, from the point of view of the side to move.
    public struct Outcome: Hashable, Sendable {
        /// The probability of a win, in thousandths.
        public var win: Int
        /// The probability of a draw, in thousandths.
        public var draw: Int
        /// The probability of a loss, in thousandths.
        public var loss: Int

        /// Creates probabilities as the engine reports them.
        public init(win: Int, draw: Int, loss: Int) {
            self.win = win
            self.draw = draw
            self.loss = loss
        }
    }

    /// The line a processor is currently searching.
    public struct CurrentLine: Hashable, Sendable {
        /// The processor's number, starting with 1; nil if there is only one.
        public var processor: Int?
        /// The moves from the searched position.
        public var moves: [EngineMove]

        /// Creates a current line.
        public init(processor: Int?, moves: [EngineMove]) {
            self.processor = processor
            self.moves = moves
        }
    }

    /// The depth of the search in plies.
    public var depth: Int?
    /// The depth of the deepest branch in plies.
    public var selectiveDepth: Int?
    /// The time since `go` in milliseconds.
    public var time: Int?
    /// The number of positions searched since `go`.
    public var nodes: Int?
    /// The principal variation.
    public var line: [EngineMove] = []
    /// The rank of this line among the best ones, starting with 1.
    public var multiPV: Int?
    /// The score for the side to move.
    public var score: Score.Value?
    /// Whether `score` is exact or a bound.
    public var bound = Bound.exact
    /// The outcome probabilities for the side to move (`wdl`, a common extension).
    public var outcome: Outcome?
    /// The move currently searched.
    public var currentMove: EngineMove?
    /// The number of the current move among the moves to search, starting with 1.
    public var currentMoveNumber: Int?
    /// The usage of the hash table in thousandths.
    public var hashFull: Int?
    /// The number of positions searched per second.
    public var nodesPerSecond: Int?
    /// The number of positions found in endgame tablebases.
    public var tablebaseHits: Int?
    /// The number of positions found in Shredder's endgame databases.
    public var shredderBaseHits: Int?
    /// The processor load in thousandths.
    public var processorLoad: Int?
    /// A move and the line that refutes it.
    public var refutation: [EngineMove] = []
    /// The line a processor is currently searching.
    public var currentLine: CurrentLine?
    /// Free text; untrusted.
    public var text: String?

    /// Creates empty information.
    public init() {}

    static let numbers: [(word: String, field: any WritableKeyPath<SearchInfo, Int?> & Sendable)] = [
        ("depth", \.depth), ("seldepth", \.selectiveDepth), ("multipv", \.multiPV), ("time", \.time),
        ("nodes", \.nodes),
        ("nps", \.nodesPerSecond), ("hashfull", \.hashFull), ("tbhits", \.tablebaseHits),
        ("sbhits", \.shredderBaseHits), ("cpuload", \.processorLoad), ("currmovenumber", \.currentMoveNumber),
    ]
}
