import Chess
import GRDB
import Openings
import PGN

/// One reading of a repertoire file: its parsed text, and what was decided about it at import.
struct SourceContent: Equatable {
    var importedAt: Int64
    var source: ParsedSource
    /// One for each game of the file; nil where it does not matter (a rejected or empty chapter).
    var sides: [Side?]
    var limits: ImportLimits

    static let columns = "digest, imported_at, content, sides, depth, chapters"

    init(importedAt: Int64, source: ParsedSource, sides: [Side?], limits: ImportLimits) {
        self.importedAt = importedAt
        self.source = source
        self.sides = sides
        self.limits = limits
    }

    init(_ row: RowReader, source: ParsedSource) throws(ColumnFault) {
        importedAt = Int64(try row.integer("imported_at", in: ColumnLimits.instant))
        self.source = source
        sides = try row.text("sides").map { $0 == "w" ? .white : $0 == "b" ? .black : nil }
        limits = StoredLimits.limits(
            depth: try row.optionalInteger("depth"), chapters: try row.optionalText("chapters"))
    }

    /// The stored readings of a source or of an import, the newest first.
    ///
    /// - Parameters:
    ///   - table: `source_content` or `import_old_content`.
    ///   - owner: the column with the number of the source or import.
    static func fetch(
        _ table: String, _ owner: String, _ id: Int64, _ db: Database, _ cache: SourceCache
    ) throws -> [SourceContent] {
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
            return try SourceContent(reader, source: source)
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

    /// Whether a repertoire read from it would be the same: the time of the import does not matter.
    func isSameReading(as other: SourceContent) -> Bool {
        source == other.source && sides == other.sides && limits == other.limits
    }

    /// The good chapters, in the file's order.
    ///
    /// - Parameter name: the repertoire the chapters belong to.
    func chapters(of name: String) -> [Chapter] {
        source.chapters(of: name, sides: sides, limits: limits)
    }
}
