public import Chess

/// A move of a game that was made in a position of the book, where the book had something to say.
public struct BookMove: Sendable {
    /// What the move did to the game's way through the book.
    public enum Kind: Hashable, Sendable {
        /// One of the book's moves.
        case followed
        /// Another move, but the game came back into the book: with so many plies played.
        case otherOrder(back: Int)
        /// The move left the book for good, or is one the author warns of.
        case departed
    }

    /// The move's number in the game, counted in plies from 1.
    public let ply: Int
    /// The position before the move, with the clocks of the game.
    public let position: Position
    public let move: Move
    /// What the book knows of that position.
    public let place: RepertoirePosition
    public let kind: Kind

    /// The learner's move, not the opponent's.
    public var isOwn: Bool { place.isOwn }

    /// The author's warning of this very move; nil when there is none.
    public var warning: AuthorWarning? { place.warnings.first { $0.move == move } }

    /// What the book plays there, main move first: the learner's prepared moves, or the opponent's known ones.
    public var expected: [Move] { isOwn ? place.prepared.map(\.move) : place.replies.map(\.move) }
}
