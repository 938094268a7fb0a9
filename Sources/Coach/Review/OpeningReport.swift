public import Chess
public import Openings
public import Store
import Terminal

/// The opening of a game: its name, the learner's book, and other games with the same positions.
public struct OpeningReport {
    /// How far a game follows a book.
    public enum BookEnd {
        /// A player left the book.
        case left(BookMove)
        /// The book ends after that ply and the game continues.
        case ended(afterPly: Int)
        /// The whole game is in the book.
        case whole
    }

    public let opening: Opening?
    /// The comparison with the active repertoires, for each side that has one.
    public let walks: [Side: BookWalk]
    /// The comparison with the games database; nil without one.
    public let known: KnownOpening?

    /// - Parameters:
    ///   - books: the learner's active repertoires, one for each side.
    ///   - isInDatabase: whether the game itself is in the database, so that it is not counted.
    public init(
        _ start: Position, _ moves: [Move], _ books: [Repertoire], _ base: LearnerFile?, _ names: OpeningNames,
        isInDatabase: Bool = false
    ) throws {
        opening = names.opening(after: moves, from: start)
        var walks: [Side: BookWalk] = [:]
        for book in books { walks[book.side] = BookWalk(of: moves, from: start, in: book) }
        self.walks = walks
        known = try base.map { try KnownOpening(start, moves, $0, isInDatabase: isInDatabase) }
    }

    /// Returns how far the game follows the book of a side; nil when the book has no move of the game.
    public func end(ofBook side: Side) -> BookEnd? {
        guard let walk = walks[side], let last = walk.lastBookPly, last > 0 else { return nil }
        if let departure = walk.departure { return .left(departure) }
        return last < walk.plies ? .ended(afterPly: last) : .whole
    }

    /// Whether the move is in one of the learner's books, or leads to a position of another game in the database.
    public func isBook(ply: Int) -> Bool {
        if let known, ply <= known.lastPly { return true }
        return walks.values.contains { $0.moves.contains { $0.ply == ply && $0.kind == .followed } }
    }
}
