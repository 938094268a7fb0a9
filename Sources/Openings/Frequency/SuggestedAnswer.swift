public import Chess

/// A move the learner might take into his repertoire.
public struct SuggestedAnswer: Hashable, Sendable {
    public let move: Move
    /// What became of it in the base; nil where it was not played.
    public let played: PlayedMove?
    /// What it costs to learn, at least 1: the position itself, and, where the move does not lead back into the
    /// repertoire, a position for each usual reply (one game in ten) that does not lead back either. Where the base does
    /// not know what is replied, that is taken to be one.
    public let newCards: Int
    /// The position of the repertoire it leads to: an index into `Repertoire.positions`; nil where it leads to none.
    public let transposesTo: Int?
}
