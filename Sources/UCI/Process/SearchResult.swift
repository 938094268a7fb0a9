public import Chess

/// What one search found. Every move in it is legal.
public struct SearchResult: Hashable, Sendable {
    /// One of the best lines, with the last exact score the engine gave it.
    public struct Line: Hashable, Sendable {
        /// From the point of view of the side to move in the position searched.
        public let score: Score
        /// `lower` or `upper` only if the engine never gave an exact score.
        public let bound: SearchInfo.Bound
        /// Never empty; cut before the first move that is not legal.
        public let moves: [Move]
        /// Plies; 0 if the engine did not say.
        public let depth: Int
        /// 0 if the engine did not say.
        public let nodes: Int
        /// The chances of `score.pointOfView`, from the same words of the engine as the score; nil if it did not say.
        public let outcome: SearchInfo.Outcome?

        /// A line; `moves` must be legal one after the other.
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

    /// The engine's choice; nil only where there is no legal move.
    public let bestMove: Move?
    /// Best first; empty if the engine told nothing.
    public let lines: [Line]
    /// False if the search was stopped before its limit, by `stopSearch()` or by the time limit.
    public let isComplete: Bool

    /// A result, for instance of an evaluator that is no engine.
    public init(bestMove: Move?, lines: [Line], isComplete: Bool) {
        self.bestMove = bestMove
        self.lines = lines
        self.isComplete = isComplete
    }
}

/// Gathers the `info` lines of one search. Of the package, so that fuzz drivers reach it.
package struct SearchLog {
    private static let maximumLines = 256
    private var exact: [Int: SearchInfo] = [:]
    private var bounded: [Int: SearchInfo] = [:]

    package init() {}

    /// Keeps a line with a score and moves as the newest of its rank.
    package mutating func add(_ info: SearchInfo) {
        guard info.score != nil, !info.line.isEmpty else { return }
        let rank = info.multiPV ?? 1
        guard (1...Self.maximumLines).contains(rank) else { return }
        if info.bound == .exact { exact[rank] = info } else { bounded[rank] = info }
    }

    /// The lines in the order of their ranks, made legal in `position`.
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
                score: Score(score, for: position.sideToMove), bound: info.bound, moves: moves,
                depth: info.depth ?? 0, nodes: info.nodes ?? 0, outcome: info.outcome)
        }
    }
}
