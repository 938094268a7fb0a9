import Chess
import Openings
import Store
import Terminal

/// What is known of a game's opening without an engine: its name, the learner's book, the games of others.
struct OpeningReport {
    let opening: Opening?
    /// The last ply after which the position stood in another game of the base; 0 where none did.
    let lastPlayedPly: Int
    /// For each side with an active repertoire, how the game went through it.
    let walks: [Side: BookWalk]

    /// - Parameters:
    ///   - books: the learner's active repertoires, one a side.
    ///   - isOfTheBase: the game is one of the base's own, which does not count.
    init(
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
    func departure(_ side: Side) -> BookMove? {
        guard let walk = walks[side], let departure = walk.departure, (walk.lastBookPly ?? 0) > 0 else { return nil }
        return departure
    }
}
