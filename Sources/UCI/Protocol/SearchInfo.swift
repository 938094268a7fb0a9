/// What an engine tells while it searches: one `info` line. Everything in it is optional.
///
/// The score is from the point of view of the side to move in the searched position; the line itself does not say
/// which side that is.
public struct SearchInfo: Hashable, Sendable {
    /// Whether a score is the value itself or only a bound of it.
    public enum Bound: String, Hashable, Sendable {
        case exact
        /// The true score is at least this.
        case lower = "lowerbound"
        /// The true score is at most this.
        case upper = "upperbound"
    }

    /// Chances in thousandths, from the point of view of the side to move.
    public struct Outcome: Hashable, Sendable {
        public var win: Int
        public var draw: Int
        public var loss: Int

        public init(win: Int, draw: Int, loss: Int) {
            self.win = win
            self.draw = draw
            self.loss = loss
        }
    }

    /// The line one processor is at.
    public struct CurrentLine: Hashable, Sendable {
        public var processor: Int?
        public var moves: [EngineMove]

        public init(processor: Int?, moves: [EngineMove]) {
            self.processor = processor
            self.moves = moves
        }
    }

    /// Plies.
    public var depth: Int?
    /// Plies, in the deepest branch.
    public var selectiveDepth: Int?
    /// Milliseconds since `go`.
    public var time: Int?
    public var nodes: Int?
    /// The line the engine expects, beginning with its own move.
    public var line: [EngineMove] = []
    /// From 1: the rank of this line among the best.
    public var multiPV: Int?
    public var score: Score.Value?
    public var bound = Bound.exact
    public var outcome: Outcome?
    public var currentMove: EngineMove?
    public var currentMoveNumber: Int?
    /// Thousandths.
    public var hashFull: Int?
    public var nodesPerSecond: Int?
    public var tablebaseHits: Int?
    public var shredderBaseHits: Int?
    /// Thousandths.
    public var processorLoad: Int?
    /// A move and the line that refutes it.
    public var refutation: [EngineMove] = []
    public var currentLine: CurrentLine?
    /// Anything at all; untrusted text.
    public var text: String?

    public init() {}

    static let numbers: [(word: String, field: any WritableKeyPath<SearchInfo, Int?> & Sendable)] = [
        ("depth", \.depth), ("seldepth", \.selectiveDepth), ("multipv", \.multiPV), ("time", \.time),
        ("nodes", \.nodes),
        ("nps", \.nodesPerSecond), ("hashfull", \.hashFull), ("tbhits", \.tablebaseHits),
        ("sbhits", \.shredderBaseHits), ("cpuload", \.processorLoad), ("currmovenumber", \.currentMoveNumber),
    ]
}
