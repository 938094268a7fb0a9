public import Chess

/// A move that the learner might add to the repertoire.
public struct SuggestedAnswer: Hashable, Sendable {
    public let move: Move
    /// Its games in the database; nil when it was not played.
    public let played: PlayedMove?
    /// How much more it scores than the ratings let expect, from -1 to 1; few games count less, as if 50 others were as good
    /// as the average of all moves.
    public let edge: Double
    /// The number of new cards, at least 1: the position itself, and, where the move does not lead back into the
    /// repertoire, one for each usual reply (one game in ten) that does not lead back either. One reply is assumed where
    /// the database has none.
    public let newCards: Int
    /// The position of the repertoire it leads to: an index into `Repertoire.positions`; nil when it leads out of it.
    public let transposesTo: Int?

    init(move: Move, played: PlayedMove?, edge: Double, newCards: Int, transposesTo: Int?) {
        self.move = move
        self.played = played
        self.edge = edge
        self.newCards = newCards
        self.transposesTo = transposesTo
    }

    /// A move of an engine that games do not suggest.
    public init(engineMove move: Move) {
        self.init(move: move, played: nil, edge: 0, newCards: 2, transposesTo: nil)
    }

    /// Whether so few games played it that its score says little.
    public var isRare: Bool { (played?.games ?? 0) < 10 }
}
