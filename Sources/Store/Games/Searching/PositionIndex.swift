import Chess
import GRDB

/// The table of positions: what was played where, added up beforehand, for positions that two games have reached.
///
/// It is exact: a row counts every game that reached its position, at whatever ply. A position without a row is
/// answered by replaying the games, which is as exact, and slower.
struct PositionIndex {
    let db: Database

    init(_ db: Database) { self.db = db }

    /// Positions within so many plies of a game's start make a row when they come twice.
    static let depth = 40
    /// So many occurrences are sorted at once, 16 bytes each; larger bases are read more than once.
    private static let roomForOccurrences = 6_000_000
    /// Up to so many games are added one by one, unless the index is small beside them.
    private static let fewGames = 2000

    /// Whether there is no row: every question is answered by replay.
    func isEmpty() throws -> Bool { try Int.fetchOne(db, sql: "SELECT 1 FROM position LIMIT 1") == nil }

    /// Takes all rows away.
    func clear() throws { try db.execute(sql: "DELETE FROM position") }

    /// Takes games in that were added to the table Games. An index without rows is made anew from all games.
    /// - Parameters:
    ///   - first: the ID of the first of them; nil where there are none.
    func extend(from first: Int64?, count: Int) throws {
        if try isEmpty() { return try rebuild() }
        guard let first, count > 0 else { return }
        let before = try Int.fetchOne(db, sql: "SELECT count(*) FROM Games WHERE ID < ?", arguments: [first]) ?? 0
        guard count <= Self.fewGames, count * 4 <= before else { return try rebuild() }
        let cursor = try GameCursor(db, where: "ID >= ?", [first])
        while try cursor.next() != nil { try add(cursor) }
    }

    /// Adds one game to the rows that are there.
    private func add(_ cursor: GameCursor) throws {
        let find = try db.cachedStatement(sql: "SELECT moves FROM position WHERE key = ?")
        let update = try db.cachedStatement(sql: "UPDATE position SET moves = ? WHERE key = ?")
        var seen: Set<Step> = []
        var reached: Set<UInt64> = []
        let facts = cursor.facts
        var replay = Replay()
        replay.play(cursor)
        for index in replay.keys.indices {
            let step = Step(key: replay.keys[index], move: replay.moves[index])
            guard seen.insert(step).inserted else { continue }
            let key = Int64(bitPattern: step.key)
            guard let row = try Row.fetchOne(find, arguments: [key]),
                var tally = PositionTally(bytes: [UInt8].stored(row[0]))
            else { continue }
            if reached.insert(step.key).inserted { tally.games += 1 }
            if step.move != 0 { tally.add(step.move, facts, mover: replay.side(at: index)) }
            try update.execute(arguments: [Blob.of(tally.bytes), key])
        }
    }

    private struct Step: Hashable {
        let key: UInt64
        let move: UInt16
    }

    /// Makes the table anew from all games. Some five seconds for a million.
    func rebuild() throws {
        try clear()
        let repeated = try RepeatedPositions(db, depth: Self.depth)
        guard repeated.games > 0 else { return }
        let writer = try RowWriter(db, sql: "INSERT INTO position (key, moves) VALUES (?, ?)")
        let parts = max(1, repeated.games * 30 / Self.roomForOccurrences + 1)
        for part in 0..<parts {
            var occurrences = try Occurrences(db, of: repeated, part: part, of: parts)
            try occurrences.forEachTally { key, tally in
                writer.bind(key)
                writer.bind(tally.bytes)
                try writer.write()
            }
        }
    }
}
