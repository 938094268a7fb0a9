/// Information about a running search: one `info` line. All parts are optional.
///
/// The score is from the point of view of the side to move in the searched position; the line does not say which side
/// that is.
///
/// ```swift
/// let line = "info depth 18 score cp 90 lowerbound nodes 812003 nps 1200000 pv e2e4"
/// if case .info(let info) = Reply(line), let score = info.score {
///     print(score.value, score.bound, info.statistics.nodes ?? 0)  // +0.90 lower 812003
/// }
/// ```
public struct SearchInfo: Hashable, Sendable {
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
    /// The rank of this line among the best ones, starting with 1.
    public var multiPV: Int?
    /// The score for the side to move.
    public var score: ReportedScore?
    /// The outcome probabilities for the side to move (`wdl`, a common extension).
    public var outcome: Outcome?
    /// The principal variation.
    public var line: [EngineMove] = []
    /// The time of the search, what it has counted, and what it uses.
    public var statistics = Statistics()
    /// The move currently searched.
    public var currentMove: EngineMove?
    /// The number of the current move among the moves to search, starting with 1.
    public var currentMoveNumber: Int?
    /// The line a processor is currently searching.
    public var currentLine: CurrentLine?
    /// A move and the line that refutes it.
    public var refutation: [EngineMove] = []
    /// Free text; untrusted.
    public var text: String?

    /// Creates empty information.
    public init() {}
}
