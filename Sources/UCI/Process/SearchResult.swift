public import Chess

/// The result of a search. All moves in it are legal.
public struct SearchResult: Hashable, Sendable {
    /// One of the best lines, with the last exact score the engine reported for it.
    public struct Line: Hashable, Sendable {
        /// The score from the point of view of the side to move in the searched position.
        public let score: Score
        /// The kind of score: `lower` or `upper` only if the engine never reported an exact score.
        public let bound: SearchInfo.Bound
        /// The moves of the line; never empty, truncated before the first illegal move.
        public let moves: [Move]
        /// The depth in plies; 0 if the engine did not report it.
        public let depth: Int
        /// The number of nodes; 0 if the engine did not report it.
        public let nodes: Int
        /// The outcome probabilities for `score.pointOfView`, from the same `info` line as the score; nil if not
        /// reported.
        public let outcome: SearchInfo.Outcome?

        /// Creates a line; `moves` must be a legal sequence.
        public init(
            score: Score, bound: SearchInfo.Bound = .exact, moves: [Move], depth: Int, nodes: Int,
            outcome: SearchInfo.Outcome? = nil
        ) {
            self.score = score
            self.bound = bound
            self.moves = moves
            self.depth = depth
            self.nodes = nodes
            self.outcome = outcome
        }
    }

    /// The engine's choice; nil only if there is no legal move.
    public let bestMove: Move?
    /// The lines, best first; empty if the engine reported none.
    public let lines: [Line]
    /// Whether the search reached its limit; false if it was stopped by `stopSearch()` or by the time limit.
    public let isComplete: Bool

    /// Creates a result, for example for an evaluator that is not an engine.
    public init(bestMove: Move?, lines: [Line], isComplete: Bool) {
        self.bestMove = bestMove
        self.lines = lines
        self.isComplete = isComplete
    }
}

/// Collects the `info` lines of one search. Package access, so that the fuzz drivers can use it.
package struct SearchLog {
    private static let maximumLines = 256
    private var exact: [Int: SearchInfo] = [:]
    private var bounded: [Int: SearchInfo] = [:]

    /// The limit of nodes of the search; nil without one.
    private let maximumNodes: Int?

    package init(maximumNodes: Int? = nil) {
        self.maximumNodes = maximumNodes
    }

    /// Returns whether an engine that knows the limit would have stopped long ago: engines count in steps, and with several
    /// threads they are late.
    package func isExceeded(by nodes: Int) -> Bool {
        maximumNodes.map { nodes > $0 + $0 / 2 + 100_000 } ?? false
    }

    /// Stores a line with a score and moves as the latest of its rank.
    package mutating func add(_ info: SearchInfo) {
        guard let score = info.score, !info.line.isEmpty else { return }
        let rank = info.multiPV ?? 1
        guard (1...Self.maximumLines).contains(rank) else { return }
        if score.bound == .exact { exact[rank] = info } else { bounded[rank] = info }
    }

    /// Returns the lines in the order of their ranks, truncated to moves that are legal in `position`.
    package func lines(in position: Position) -> [SearchResult.Line] {
        (1...Self.maximumLines).compactMap { rank in
            guard let info = exact[rank] ?? bounded[rank], let score = info.score else { return nil }
            var moves: [Move] = []
            var reached = position
            for text in info.line {
                guard let move = text.move(in: reached) else { break }
                moves.append(move)
                reached = reached.playing(move)
            }
            guard !moves.isEmpty else { return nil }
            return SearchResult.Line(
                score: Score(score.value, for: position.sideToMove), bound: score.bound, moves: moves,
                depth: info.depth ?? 0, nodes: info.statistics.nodes ?? 0, outcome: info.outcome)
        }
    }
}
