import GRDB

/// The rows of imports that did not end, because their process was killed or the disk was full. Nothing shows them.
///
/// Only the holder of the `ImportLock` may remove them.
struct UnfinishedImport {
    private let db: Database

    init(_ db: Database) { self.db = db }

    /// Whether there are any, or an import is running.
    static func exists(_ db: Database) throws -> Bool {
        try Bool.fetchOne(
            db,
            sql:
                "SELECT EXISTS (SELECT 1 FROM game_batch) OR EXISTS (SELECT 1 FROM position_segment WHERE NOT is_ready)"
        )
            ?? false
    }

    /// Removes the rows.
    func remove(_ pace: ImportPace) throws {
        for row in try Row.fetchAll(db, sql: "SELECT id, first_game, last_game FROM game_batch") {
            guard let id = Int64.fromDatabaseValue(row[0]), let first = Int64.fromDatabaseValue(row[1]),
                let last = Int64.fromDatabaseValue(row[2])
            else { continue }
            try removeGames(first, last, pace)
            try db.execute(sql: "DELETE FROM game_batch WHERE id = ?", arguments: [id])
        }
        for segment in try Int64.fetchAll(db, sql: "SELECT id FROM position_segment WHERE NOT is_ready") {
            try PositionSegment.delete(segment, db, pace)
        }
    }

    /// Removes games in small steps, the last first.
    private func removeGames(_ first: Int64, _ last: Int64, _ pace: ImportPace) throws {
        while let newest = try Int64.fetchOne(
            db, sql: "SELECT max(ID) FROM Games WHERE ID BETWEEN ? AND ?", arguments: [first, last])
        {
            let range: StatementArguments = [max(first, newest - Self.gamesPerStep), newest]
            try db.execute(sql: "DELETE FROM game_text WHERE game BETWEEN ? AND ?", arguments: range)
            try db.execute(sql: "DELETE FROM Games WHERE ID BETWEEN ? AND ?", arguments: range)
            try pace.pauseIfDue()
        }
        try GameChecksums(db).update(first...max(first, last))
    }

    private static let gamesPerStep: Int64 = 200
}
