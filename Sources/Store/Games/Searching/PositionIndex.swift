import Chess
import GRDB
import GameDatabases

/// The position index: the moves played in each position that at least two games reached, added up in advance.
///
/// It is exact: a row counts every game that reached its position, at any ply. For a position without a row the games are
/// replayed, which is just as exact, but slower.
struct PositionIndex {
    let db: Database

    init(_ db: Database) { self.db = db }

    /// The number of plies from the start of a game within which repeated positions get a row.
    static let depth = 40
    /// The maximum number of occurrences sorted at once, 16 bytes each; larger databases are read in several passes.
    private static let maxOccurrences = 6_000_000
    /// The maximum number of games added one by one; with more of them, or a small index, it is rebuilt.
    private static let maxIncrement = 2000

    /// Whether the index has no rows, so that every question is answered by replay.
    func isEmpty() throws -> Bool { try Int.fetchOne(db, sql: "SELECT 1 FROM position LIMIT 1") == nil }

    /// Deletes all rows.
    func clear() throws { try db.execute(sql: "DELETE FROM position") }

    /// Adds games that were added to the table Games. An empty index is built from all games.
    ///
    /// - Parameters:
    ///   - first: the ID of the first added game; nil without one.
    ///   - count: the number of added games.
    func extend(from first: Int64?, count: Int) throws {
        if try isEmpty() { return try rebuild() }
        guard let first, count > 0 else { return }
        let before = try Int.fetchOne(db, sql: "SELECT count(*) FROM Games WHERE ID < ?", arguments: [first]) ?? 0
        guard count <= Self.maxIncrement, count * 4 <= before else { return try rebuild() }
        let cursor = try GameCursor(db, where: "ID >= ?", [first])
        while try cursor.next() != nil { try add(cursor) }
    }

    /// Adds one game to the existing rows.
    private func add(_ cursor: GameCursor) throws {
        let find = try db.cachedStatement(sql: "SELECT moves FROM position WHERE key = ?")
        let update = try db.cachedStatement(sql: "UPDATE position SET moves = ? WHERE key = ?")
        var seen: Set<Step> = []
        var reached: Set<UInt64> = []
        let summary = cursor.summary
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
            if step.move != 0 { tally.add(step.move, summary, mover: replay.side(at: index)) }
            try update.execute(arguments: [Blob.of(tally.bytes), key])
        }
    }

    private struct Step: Hashable {
        let key: UInt64
        let move: UInt16
    }

    /// Rebuilds the index from all games. Some five seconds for a million.
    func rebuild() throws {
        try clear()
        let repeated = try RepeatedPositions(db, depth: Self.depth)
        guard repeated.games > 0 else { return }
        let insertion = try PreparedStatement(db, sql: "INSERT INTO position (key, moves) VALUES (?, ?)")
        let parts = max(1, repeated.games * 30 / Self.maxOccurrences + 1)
        for part in 0..<parts {
            var occurrences = try Occurrences(db, of: repeated, part: part, of: parts)
            try occurrences.forEachTally { key, tally in
                insertion.bind(key)
                insertion.bind(tally.bytes)
                try insertion.insert()
            }
        }
    }
}
