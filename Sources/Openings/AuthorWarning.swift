public import Chess
public import PGN

/// A move of the learner's side that the author marks `?`, `??` or `?!`: shown when it is tried, never expected.
public struct AuthorWarning: Hashable, Sendable {
    public let move: Move
    public let san: String
    public let uci: String
    public internal(set) var nags: [NAG]
    public internal(set) var comments: [Comment]
    /// Where the move first stands: an index into `Repertoire.chapters`.
    public let chapter: Int
    public let location: SourceLocation
    /// The author's main line after the move; empty if he gives none. It makes no cards.
    public let refutation: [Move]
}
