import Chess
import GRDB
import Openings

/// A repertoire file as it is stored: where it was, and its readings. The newest comes first; older ones are kept only
/// while a chapter of the newest is rejected, so that nothing of it counts as removed.
struct SourceRow {
    /// 0 before it is stored.
    var id: Int64
    var name: String
    var path: String
    var versions: [SourceContent]

    /// The sources of a name, or all, in the order they were first imported.
    static func fetch(_ name: String?, _ db: Database, _ cache: SourceCache) throws -> [SourceRow] {
        let sql = "SELECT id, name, path FROM source WHERE :name IS NULL OR name = :name ORDER BY place, id"
        return try Row.fetchAll(db, sql: sql, arguments: ["name": name]).map { row in
            let row = RowReader(row, of: "source")
            let id = try row.id()
            return SourceRow(
                id: id, name: try row.text("name"), path: try row.text("path"),
                versions: try SourceContent.fetch("source_content", "source", id, db, cache))
        }
    }

    /// Writes path and readings, giving a new source its number.
    mutating func write(_ db: Database) throws {
        if id == 0 {
            try db.execute(
                sql: """
                    INSERT INTO source (name, path, place)
                    VALUES (?, ?, (SELECT ifnull(max(place), 0) + 1 FROM source))
                    """, arguments: [name, path])
            id = db.lastInsertedRowID
        } else {
            try db.execute(sql: "UPDATE source SET path = ? WHERE id = ?", arguments: [path, id])
        }
        try db.execute(sql: "DELETE FROM source_content WHERE source = ?", arguments: [id])
        for (version, content) in versions.enumerated() {
            try db.execute(
                sql: """
                    INSERT INTO source_content (source, version, \(SourceContent.columns))
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                    """, arguments: StatementArguments([id, version] + content.arguments))
        }
    }

    func delete(_ db: Database) throws {
        try deleteChapters(db)
        try db.execute(sql: "DELETE FROM source WHERE id = ?", arguments: [id])
    }

    func deleteChapters(_ db: Database) throws {
        try db.execute(
            sql: "DELETE FROM Games WHERE ID IN (SELECT game FROM chapter WHERE source = ?)", arguments: [id])
    }

    /// The chapters of the newest reading as games, marked as chapters.
    func writeChapters(_ db: Database) throws {
        try deleteChapters(db)
        guard let newest = versions.first else { return }
        for chapter in newest.chapters(of: name) {
            let game = try GameRow(tree: chapter.tree).insert(db)
            try db.execute(
                sql: "INSERT INTO chapter (game, source, number, side, title) VALUES (?, ?, ?, ?, ?)",
                arguments: [game, id, chapter.number, chapter.side.rawValue, chapter.title])
        }
    }
}
