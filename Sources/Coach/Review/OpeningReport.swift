public import Chess
public import Openings
public import Store
import Terminal

/// What is known of a game's opening without an engine: its name, the learner's book, the games of others.
public struct OpeningReport {
    public let opening: Opening?
    /// The last ply after which the position stood in another game of the base; 0 where none did.
    public let lastPlayedPly: Int
    /// For each side with an active repertoire, how the game went through it.
    public let walks: [Side: BookWalk]

    /// - Parameters:
    ///   - books: the learner's active repertoires, one a side.
    ///   - isOfTheBase: the game is one of the base's own, which does not count.
    public init(
        _ start: Position, _ moves: [Move], _ books: [Repertoire], _ base: LearnerFile?, _ names: OpeningNames,
        isOfTheBase: Bool = false
    ) throws {
        opening = names.opening(after: moves, from: start)
        var walks: [Side: BookWalk] = [:]
        for book in books { walks[book.side] = BookWalk(of: moves, from: start, in: book) }
        self.walks = walks
        var last = 0
        var position = start
        for (index, move) in moves.enumerated() {
            position.play(move)
            // Beyond the index each answer is a replay, until the first position that no game reached.
            let games =
                try base.map { try $0.indexedStatistics(of: position) ?? $0.statistics(of: position) }?.games ?? 0
            guard games > (isOfTheBase ? 1 : 0) else { break }
            last = index + 1
        }
        lastPlayedPly = last
    }

    /// Where the learner's book of a side was left, if the game was in it for a move at least.
    public func departure(_ side: Side) -> BookMove? {
        guard let walk = walks[side], let departure = walk.departure, (walk.lastBookPly ?? 0) > 0 else { return nil }
        return departure
    }
}
