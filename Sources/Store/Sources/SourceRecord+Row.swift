import Chess
import GRDB
import Openings
import PGN
import Training

/// A source as a row of `source` with its versions, and its chapters as games.
extension SourceRecord {
    /// Returns the sources of some names, or all, in the order of import.
    static func fetch(_ names: [String]?, _ db: Database, _ cache: SourceCache) throws -> [SourceRecord] {
        let rows = try Row.fetchAll(db, sql: "SELECT id, name, path FROM source ORDER BY place, id")
        return try rows.compactMap { row in
            let row = RowReader(row, of: "source")
            let (id, name) = (try row.id(), try row.text("name"))
            guard names?.contains(name) ?? true else { return nil }
            return SourceRecord(
                id: id, name: name, path: try row.text("path"),
                versions: try SourceReading.fetch("source_content", "source", id, db, cache))
        }
    }

    /// Writes the path, the versions and the chapters. A new source gets its number.
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
                    INSERT INTO source_content (source, version, \(SourceReading.columns))
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                    """, arguments: StatementArguments([id, version] + content.arguments))
        }
        try writeChapters(db)
    }

    func delete(_ db: Database) throws {
        try deleteChapters(db)
        try db.execute(sql: "DELETE FROM source WHERE id = ?", arguments: [id])
    }

    private func deleteChapters(_ db: Database) throws {
        try db.execute(
            sql: "DELETE FROM Games WHERE ID IN (SELECT game FROM chapter WHERE source = ?)", arguments: [id])
    }

    /// Writes the chapters of the newest version as games, in place of those that are stored.
    func writeChapters(_ db: Database) throws {
        try deleteChapters(db)
        guard let newest = versions.first else { return }
        for chapter in newest.chapters(of: name) {
            let tree = chapter.tree
            let game = try GameRow(tree: tree).insert(db)
            try db.execute(
                sql: "INSERT INTO chapter (game, source, number, side, title) VALUES (?, ?, ?, ?, ?)",
                arguments: [
                    game, id, chapter.number, chapter.side.rawValue,
                    Chapter.title(of: tree.tags, number: chapter.number),
                ])
        }
    }
}
