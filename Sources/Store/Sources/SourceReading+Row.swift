import Chess
import GRDB
import Openings
import Training

/// A version of a source as a row of `source_content` or `import_old_content`.
extension SourceReading {
    static let columns = "digest, imported_at, content, sides, depth, chapters"

    init(_ row: RowReader, source: ParsedSource) throws(ColumnFault) {
        self.init(
            importedAt: Int64(try row.integer("imported_at", in: ColumnLimits.instant)), source: source,
            sides: try row.text("sides").map { $0 == "w" ? .white : $0 == "b" ? .black : nil },
            limits: StoredLimits.limits(
                depth: try row.optionalInteger("depth"), chapters: try row.optionalText("chapters")))
    }

    /// Returns the stored versions of a source or of an import, the newest first.
    ///
    /// - Parameters:
    ///   - table: `source_content` or `import_old_content`.
    ///   - owner: the column with the number of the source or the import.
    static func fetch(
        _ table: String, _ owner: String, _ id: Int64, _ db: Database, _ cache: SourceCache
    ) throws -> [SourceReading] {
        let sql = """
            SELECT version, digest, imported_at, sides, depth, chapters FROM \(table) WHERE \(owner) = ? ORDER BY version
            """
        return try Row.fetchAll(db, sql: sql, arguments: [id]).map { row in
            let reader = RowReader(row, of: table)
            let source = try cache.source(digest: try? reader.bits("digest")) {
                let content = try Row.fetchOne(
                    db, sql: "SELECT content FROM \(table) WHERE \(owner) = ? AND version = ?",
                    arguments: [id, row["version"] as DatabaseValue])
                return try content.map { try RowReader($0, of: table).bytes("content") } ?? []
            }
            return try SourceReading(reader, source: source)
        }
    }

    /// The values of `columns`.
    var arguments: [(any DatabaseValueConvertible)?] {
        let letters = sides.map { side in
            switch side {
            case .white?: "w"
            case .black?: "b"
            case nil: "-"
            }
        }
        return [
            source.digest, importedAt, Blob.of(source.bytes), letters.joined(), limits.depth,
            StoredLimits.text(limits),
        ]
    }
}
