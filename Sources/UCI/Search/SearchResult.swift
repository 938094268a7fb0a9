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

extension SearchResult.Line {
    /// Whether the line begins with one of the moves to search.
    /// - Parameter onlyMoves: The moves to search; empty for all.
    func isAmong(_ onlyMoves: [Move]) -> Bool { onlyMoves.isEmpty || onlyMoves.contains(moves[0]) }
}
