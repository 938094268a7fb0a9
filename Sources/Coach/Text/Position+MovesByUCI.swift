public import Chess

extension Position {
    /// Legal moves in the order of their UCI text, the order in which moves are shown to scripts.
    public var movesByUCI: [Move] {
        legalMoves().map { (uci($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
