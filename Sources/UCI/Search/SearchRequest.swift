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
