import Chess
import GRDB

/// Looks for one position in all games by playing them through, each only as far as it can still come.
struct ReplaySearch {
    private let target: Position
    private let key: UInt64
    private let count: Int
    /// Pawns of the target that have never moved: a game in which one of them is gone cannot reach it any more.
    private let homePawns: UInt64
    private let castlingRooks: UInt64

    init(_ target: Position) {
        self.target = target
        key = target.key
        count = target.occupied.count
        homePawns = Self.homePawns(target)
        castlingRooks = target.castlingRooks.rawValue
    }

    private static func homePawns(_ position: Position) -> UInt64 {
        position.pieces(.white, .pawn).rawValue & 0xFF00
            | position.pieces(.black, .pawn).rawValue & 0x00FF_0000_0000_0000
    }

    /// What was played in the position, in the games of the filter.
    func tally(_ db: Database, _ filter: GameFilter) throws -> PositionTally {
        var tally = PositionTally()
        let (condition, values) = filter.sql
        let cursor = try GameCursor(db, where: condition, values)
        var moves: [UInt16] = []
        while try cursor.next() != nil {
            guard var position = cursor.start else { continue }
            moves.removeAll(keepingCapacity: true)
            var isReached = false
            Replay.forEachPosition(&position, cursor) { position, move in
                if position.key == key, isTarget(position) {
                    isReached = true
                    if move != 0, !moves.contains(move) { moves.append(move) }
                }
                return canReach(position)
            }
            guard isReached else { continue }
            tally.games += 1
            let facts = cursor.facts
            for move in moves { tally.add(move, facts, mover: target.sideToMove) }
        }
        return tally
    }

    /// The games of the filter that reach the position, in ascending order.
    func games(_ db: Database, _ filter: GameFilter) throws -> [Int64] {
        var games: [Int64] = []
        let (condition, values) = filter.sql
        let cursor = try GameCursor(db, where: condition, values)
        while let game = try cursor.next() {
            guard var position = cursor.start else { continue }
            var isReached = false
            Replay.forEachPosition(&position, cursor) { position, _ in
                isReached = position.key == key && isTarget(position)
                return !isReached && canReach(position)
            }
            if isReached { games.append(game) }
        }
        return games
    }

    private func isTarget(_ position: Position) -> Bool { position.identity == target.identity }

    @inline(__always)
    private func canReach(_ position: Position) -> Bool {
        homePawns & ~Self.homePawns(position) == 0
            && castlingRooks & ~position.castlingRooks.rawValue == 0
            && position.occupied.count >= count
    }
}
