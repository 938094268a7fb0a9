import GRDB

/// The seven indexes of Games. In a first import it costs half as much to build them after the rows as to update them.
struct GameIndexes {
    private let db: Database
    /// Whether the file had no games.
    let isEmpty: Bool
    /// The names of the indexes and the statements that create them, from the file.
    private let statements: [(name: String, sql: String)]

    init(_ db: Database) throws {
        self.db = db
        isEmpty = try Self.areEmpty(db)
        statements = try Row.fetchAll(
            db,
            sql:
                "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = 'Games' AND sql NOT NULL ORDER BY name"
        ).compactMap { row in
            guard let name = row.text(at: 0), let sql = row.text(at: 1) else { return nil }
            return (name: "\"" + name.replacing("\"", with: "\"\"") + "\"", sql: sql)
        }
    }

    /// Whether a file has no games.
    static func areEmpty(_ db: Database) throws -> Bool {
        try Int.fetchOne(db, sql: "SELECT 1 FROM Games LIMIT 1") == nil
    }

    func dropIfEmpty() throws {
        guard isEmpty else { return }
        for index in statements { try db.execute(sql: "DROP INDEX \(index.name)") }
    }

    func restore() throws {
        guard isEmpty else { return }
        // SQLite sorts as much at once as it may keep in memory. What fits into the cache of a processor is sorted a
        // quarter faster.
        try db.execute(sql: "PRAGMA cache_size = -1024")
        for index in statements { try db.execute(sql: index.sql) }
    }
}
