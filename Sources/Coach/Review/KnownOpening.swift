public import Chess
import Store

/// How far other games of the database have the positions of a game.
public struct KnownOpening {
    /// The last ply after which the position occurred in another game; 0 when there is none.
    public let lastPly: Int
    /// The number of other games with that position.
    public let games: Int
    /// The moves of the other games in that position, the most frequent first.
    public let moves: [PlayedMove]

    /// A move of other games.
    public struct PlayedMove: Hashable, Sendable {
        public let move: Move
        /// The number of other games in which it was played.
        public let games: Int
    }

    /// - Parameter isInDatabase: whether the game itself is in the database, so that it is not counted.
    init(_ start: Position, _ moves: [Move], _ base: LearnerFile, isInDatabase: Bool) throws {
        let own = isInDatabase ? 1 : 0
        var position = start
        var (last, found) = (0, try Self.statistics(of: start, base))
        for (index, move) in moves.enumerated() {
            position.play(move)
            // Positions that are not indexed need a replay, until the first one that no game reached.
            let next = try Self.statistics(of: position, base)
            guard next.games > own else { break }
            (last, found) = (index + 1, next)
        }
        lastPly = last
        games = max(0, found.games - own)
        self.moves = found.moves.map { played in
            let isOwn = isInDatabase && last < moves.count && played.move == moves[last]
            return PlayedMove(move: played.move, games: played.games - (isOwn ? 1 : 0))
        }.filter { $0.games > 0 }
    }

    private static func statistics(of position: Position, _ base: LearnerFile) throws -> PositionStatistics {
        try base.indexedStatistics(of: position) ?? base.statistics(of: position)
    }
}
