public import Chess
public import PGN

/// A move of the opponent's that the repertoire knows.
public struct OpponentReply: Hashable, Sendable {
    public let move: Move
    public let san: String
    public let uci: String
    public internal(set) var nags: [NAG]
    public internal(set) var comments: [Comment]
    /// The chapter of its first appearance: an index into `Repertoire.chapters`. For a reply that is in no file, the
    /// chapter of the position.
    public let chapter: Int
    /// The move's place in its file; nil for a reply that the learner added.
    public let location: SourceLocation?
}
