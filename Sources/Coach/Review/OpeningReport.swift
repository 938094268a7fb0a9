public import Chess
public import Openings
public import Store
import Terminal

/// The opening of a game: its name, its departure from the learner's book, and other games with the same positions.
public struct OpeningReport {
    public let opening: Opening?
    /// The last ply after which the position occurred in another game of the database; 0 when there is none.
    public let lastPlayedPly: Int
    /// The comparison with the active repertoires, for each side that has one.
    public let walks: [Side: BookWalk]

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
        var last = 0
        var position = start
        for (index, move) in moves.enumerated() {
            position.play(move)
            // Positions beyond the index need a replay, until the first one that no game reached.
            let games =
                try base.map { try $0.indexedStatistics(of: position) ?? $0.statistics(of: position) }?.games ?? 0
            guard games > (isInDatabase ? 1 : 0) else { break }
            last = index + 1
        }
        lastPlayedPly = last
    }

    /// Returns the departure from the learner's book of a side; nil when there is none, or when the book has no move of
    /// the game.
    public func departure(_ side: Side) -> BookMove? {
        guard let walk = walks[side], let departure = walk.departure, (walk.lastBookPly ?? 0) > 0 else { return nil }
        return departure
    }
}
