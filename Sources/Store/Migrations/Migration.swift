import GRDB

/// The migrations of the schema. Each step leads from one released version to the next and is never edited after its
/// release.
enum Migration {
    /// Step `n` (from 0) leads from schema version n to n + 1.
    static let steps: [String] = [
        Schema1Games.sql + "\n" + Schema1Trainer.sql, Schema2Positions.sql, Schema3ComparedGames.sql,
        Schema4Analysis.sql, Schema5LearnerLayer.sql, Schema6Shapes.sql,
    ]

    /// Migrates a file to the newest version in one transaction: after a kill it has the old or the new schema, never
    /// anything between.
    static func migrate(_ queue: DatabaseQueue) throws {
        try queue.inTransaction(.immediate) { db in
            let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
            guard version < steps.count else { return .commit }
            for step in steps[version...] { try db.execute(sql: step) }
            try db.execute(sql: "PRAGMA application_id = \(LearnerFile.applicationID)")
            try db.execute(sql: "PRAGMA user_version = \(steps.count)")
            return .commit
        }
    }
}
