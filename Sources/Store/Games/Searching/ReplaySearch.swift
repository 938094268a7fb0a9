import Chess
import GRDB

/// Searches all games for one position by replaying each as long as it can still reach the position.
struct ReplaySearch {
    private let target: Position
    private let key: UInt64
    private let count: Int
    /// The pawns of the target that have not moved. A game without one of them cannot reach the target any more.
    private let unmovedPawns: UInt64
    private let castlingRooks: UInt64

    init(_ target: Position) {
        self.target = target
        key = target.key
        count = target.occupied.count
        unmovedPawns = Self.unmovedPawns(target)
        castlingRooks = target.castlingRooks.rawValue
    }

    private static func unmovedPawns(_ position: Position) -> UInt64 {
        position.pieces(.white, .pawn).rawValue & 0xFF00
            | position.pieces(.black, .pawn).rawValue & 0x00FF_0000_0000_0000
    }

    /// Returns the moves played in the position by the games that pass the filter.
    func tally(_ db: Database, _ filter: GameFilter) throws -> PositionTally {
        let (condition, values) = filter.sql
        return try tally(GameCursor(db, where: condition, values))
    }

    /// Returns the moves played in the position by the games of a cursor.
    func tally(_ cursor: GameCursor) throws -> PositionTally {
        var tally = PositionTally()
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
            let summary = cursor.summary
            for move in moves { tally.add(move, summary, mover: target.sideToMove) }
        }
        return tally
    }

    /// Returns the games that pass the filter and reach the position, in ascending order.
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
        unmovedPawns & ~Self.unmovedPawns(position) == 0
            && castlingRooks & ~position.castlingRooks.rawValue == 0
            && position.occupied.count >= count
    }
}
