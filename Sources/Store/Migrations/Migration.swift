import GRDB

/// The migrations of the schema. Each step leads from one released version to the next and is never edited after its
/// release.
enum Migration {
    /// Step `n` (from 0) leads from schema version n to n + 1.
    static let steps: [String] = [
        Schema1Games.sql + "\n" + Schema1Trainer.sql, Schema2Positions.sql, Schema3ComparedGames.sql,
        Schema4Analysis.sql, Schema5LearnerLayer.sql, Schema6Shapes.sql, Schema7GameBatches.sql,
        Schema8Schedulers.sql, Schema9Sums.sql, Schema10Compiled.sql, Schema11Numbers.sql,
        Schema12Signatures.sql,
    ]

    /// Migrates a file to the newest version in one transaction: after a kill it has the old or the new schema, never
    /// anything between.
    ///
    /// References are not enforced meanwhile: a file with an event of a missing card is migrated too, and `check` reports
    /// it as before. Cost: some 5 s for a log of a million events, 6 s with its sums.
    static func migrate(_ queue: DatabaseQueue, path: String = "") throws {
        try queue.inDatabase { db in
            try db.execute(sql: "PRAGMA foreign_keys = OFF")
            defer { try? db.execute(sql: "PRAGMA foreign_keys = ON") }
            var isOlder = false
            try db.inTransaction(.immediate) {
                let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
                guard version < steps.count else { return .commit }
                try execute(from: version, db, path: path)
                isOlder = version > 0
                return .commit
            }
            if isOlder { giveSpaceBack(db) }
        }
    }

    private static func execute(from version: Int, _ db: Database, path: String) throws {
        let hasIndex = try version > 1 && version < 7 && hasPositions(db)
        for step in steps[version...] { try db.execute(sql: step) }
        if version < 7 { try finish(db, path: path, hasIndex: hasIndex) }
        if version < 9 { try fillSums(db) }
        if version >= 7, version < 12 { try fillSignatures(db) }
        try db.execute(sql: "PRAGMA application_id = \(LearnerFile.applicationID)")
        try db.execute(sql: "PRAGMA user_version = \(steps.count)")
    }

    /// Makes the file smaller after a migration that left a quarter of its pages empty. SQLite's VACUUM is atomic: after a
    /// kill the file is unchanged. Without the space or the time for it the file stays larger, and its empty pages are
    /// used again. Only called when an older file is opened, never between answers. Cost: reads and writes the file, some
    /// 2 s for 110 MB.
    private static func giveSpaceBack(_ db: Database) {
        guard let pages = try? Int.fetchOne(db, sql: "PRAGMA page_count"),
            let empty = try? Int.fetchOne(db, sql: "PRAGMA freelist_count"), empty > pages / 4
        else { return }
        // Empty pages of a large file are not all kept in memory.
        try? db.execute(sql: "PRAGMA cache_spill = ON; VACUUM; PRAGMA cache_spill = OFF")
    }

    /// Computes the sums of the ninth schema. Cost: reads the log; some 2 s for a million events.
    private static func fillSums(_ db: Database) throws {
        try SumRecount(db).write(db)
        try CardCounts(db: db).rebuild()
    }

    /// Computes the signatures of the twelfth schema. Cost: replays the games; some 0.4 s for 100,000.
    private static func fillSignatures(_ db: Database) throws {
        for segment in try PositionSegment.ready(db) { try SegmentSignatures(segment, db).fill() }
    }

    private static func hasPositions(_ db: Database) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM position)") ?? false
    }

    /// Computes what the seventh schema stores about games. Some 0.6 s for 100,000.
    private static func finish(_ db: Database, path: String, hasIndex: Bool) throws {
        guard let last = try Int64.fetchOne(db, sql: "SELECT max(ID) FROM Games") else { return }
        try GameChecksums(db).update(0...max(last, 0))
        if hasIndex { try PositionIndex(db).rebuild(ImportPace(single: db, path: path)) }
    }
}
