import Chess

/// What an engine is asked: the arguments of a search.
struct SearchRequest: Sendable {
    let start: Position
    let moves: [Move]
    let onlyMoves: [Move]
    let limit: SearchLimit
    let lines: Int
    let isFresh: Bool
    let patience: Duration?

    /// The position to search, and the moves that lead to it as the engine reads them.
    func played() -> (position: Position, texts: [EngineMove]) {
        var position = start
        var texts: [EngineMove] = []
        for move in moves {
            if let text = EngineMove(move, in: position) { texts.append(text) }
            position = position.playing(move)
        }
        return (position, texts)
    }
}

extension SearchUpdate {
    /// Creates the update of an `info` line; nil without a score or a legal move.
    /// - Parameter position: The searched position.
    init?(_ info: SearchInfo, in position: Position) {
        guard let line = SearchResult.Line(info, in: position) else { return nil }
        self.init(
            rank: info.multiPV ?? 1, line: line, selectiveDepth: info.selectiveDepth, statistics: info.statistics)
    }
}

extension SearchResult.Line {
    /// Whether the line begins with one of the moves to search.
    /// - Parameter onlyMoves: The moves to search; empty for all.
    func isAmong(_ onlyMoves: [Move]) -> Bool { onlyMoves.isEmpty || onlyMoves.contains(moves[0]) }
}
