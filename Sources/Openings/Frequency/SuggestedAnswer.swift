public import Chess

/// A move that the learner might add to the repertoire.
public struct SuggestedAnswer: Hashable, Sendable {
    public let move: Move
    /// Its games in the database; nil when it was not played.
    public let played: PlayedMove?
    /// The number of new cards, at least 1: the position itself, and, where the move does not lead back into the
    /// repertoire, one for each usual reply (one game in ten) that does not lead back either. One reply is assumed where
    /// the database has none.
    public let newCards: Int
    /// The position of the repertoire it leads to: an index into `Repertoire.positions`; nil when it leads out of it.
    public let transposesTo: Int?
}
