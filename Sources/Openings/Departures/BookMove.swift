public import Chess

/// A move of a game that was made in a position for which the book has a move.
public struct BookMove: Sendable {
    /// How the move relates to the book.
    public enum Kind: Hashable, Sendable {
        /// One of the book's moves.
        case followed
        /// Another move, but the game returned to the book after `back` plies.
        case otherOrder(back: Int)
        /// The game did not return to the book, or the author warns of the move.
        case departed
    }

    /// The move's number in the game, counted in plies from 1.
    public let ply: Int
    /// The position before the move, with the clocks of the game.
    public let position: Position
    public let move: Move
    /// The position in the book.
    public let place: RepertoirePosition
    public let kind: Kind

    /// Whether it is the learner's move.
    public var isOwn: Bool { place.isOwn }

    /// The author's warning of this move; nil when there is none.
    public var warning: AuthorWarning? { place.warnings.first { $0.move == move } }

    /// The book's moves in that position, the main move first: the learner's prepared moves, or the opponent's replies.
    public var expected: [Move] { isOwn ? place.prepared.map(\.move) : place.replies.map(\.move) }
}
