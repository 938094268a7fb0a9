import Chess
import GRDB
import Training

/// A repertoire as a row of `repertoire`.
extension RepertoireRecord {
    init(_ row: RowReader) throws(ColumnFault) {
        self.init(
            id: try row.id(), name: try row.text("name"), side: try row.side(), isActive: try row.flag("is_active"),
            // `prefer NAME` counts places down from 0; imports count them up from 1.
            isPreferred: try row.integer("place", in: ColumnLimits.place) < 1)
    }

    /// Returns all repertoires, or those of a name (one or, for a file with chapters of both sides, two), in the user's
    /// order.
    static func fetch(_ name: String?, _ db: Database) throws -> [RepertoireRecord] {
        let sql = "SELECT * FROM repertoire WHERE :name IS NULL OR name = :name ORDER BY place, id"
        return try Row.fetchAll(db, sql: sql, arguments: ["name": name]).map {
            try RepertoireRecord(RowReader($0, of: "repertoire"))
        }
    }

    /// Returns the repertoires of a name.
    ///
    /// - Throws: `StoreError.unknownRepertoire`, which lists the names there are.
    static func named(_ name: String, _ db: Database, path: String) throws -> [RepertoireRecord] {
        let records = try fetch(name, db)
        guard records.isEmpty else { return records }
        throw try StoreError.unknownRepertoire(name, among: names(db), path: path)
    }

    /// Returns all names, each once, in the user's order.
    static func names(_ db: Database) throws -> [String] {
        try String.fetchAll(db, sql: "SELECT name FROM repertoire GROUP BY name ORDER BY min(place), min(id)")
    }

    /// Returns the repertoire of a name and side. It is created at the end of the order when there is none.
    static func make(_ name: String, _ side: Side, _ db: Database) throws -> RepertoireRecord {
        if let record = try fetch(name, db).first(where: { $0.side == side }) { return record }
        try db.execute(
            sql: """
                INSERT INTO repertoire (name, side, place)
                VALUES (?, ?, (SELECT ifnull(max(place), 0) + 1 FROM repertoire))
                """, arguments: [name, side.rawValue])
        return RepertoireRecord(id: db.lastInsertedRowID, name: name, side: side)
    }
}
