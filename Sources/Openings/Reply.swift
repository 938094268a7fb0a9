public import Chess
public import PGN

/// A move of the opponent's that the repertoire knows.
public struct Reply: Hashable, Sendable {
    public let move: Move
    public let san: String
    public let uci: String
    public internal(set) var nags: [NAG]
    public internal(set) var comments: [Comment]
    /// Where the move first stands: an index into `Repertoire.chapters`.
    public let chapter: Int
    public let location: SourceLocation
}
