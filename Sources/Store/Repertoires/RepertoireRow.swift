import Chess
import GRDB

/// A repertoire as a row: a name, a side, whether it is asked, and its place in the learner's order.
struct RepertoireRow {
    let id: Int64
    let name: String
    let side: Side
    let isActive: Bool
    /// Whether `prefer NAME` put it before the others: such places count down from 0, those of imports up from 1.
    let isPreferred: Bool

    init(_ row: RowReader) throws(ColumnFault) {
        id = try row.id()
        name = try row.text("name")
        isActive = try row.flag("is_active")
        side = try row.side()
        isPreferred = try row.integer("place", in: ColumnLimits.place) < 1
    }

    /// All of them, or those of a name (one or, for a file with chapters of both sides, two), in the learner's order.
    static func fetch(_ name: String?, _ db: Database) throws -> [RepertoireRow] {
        let sql = "SELECT * FROM repertoire WHERE :name IS NULL OR name = :name ORDER BY place, id"
        return try Row.fetchAll(db, sql: sql, arguments: ["name": name]).map {
            try RepertoireRow(RowReader($0, of: "repertoire"))
        }
    }

    /// - Throws: `StoreError.unknownRepertoire`, which names those there are.
    static func named(_ name: String, _ db: Database, path: String) throws -> [RepertoireRow] {
        let rows = try fetch(name, db)
        guard rows.isEmpty else { return rows }
        throw try StoreError.unknownRepertoire(name, among: names(db), path: path)
    }

    /// All names, each once, in the learner's order.
    static func names(_ db: Database) throws -> [String] {
        try String.fetchAll(db, sql: "SELECT name FROM repertoire GROUP BY name ORDER BY min(place), min(id)")
    }

    /// The repertoire of that name and side, created at the end of the order when there is none.
    static func make(_ name: String, _ side: Side, _ db: Database) throws -> RepertoireRow {
        if let row = try fetch(name, db).first(where: { $0.side == side }) { return row }
        try db.execute(
            sql: """
                INSERT INTO repertoire (name, side, place)
                VALUES (?, ?, (SELECT ifnull(max(place), 0) + 1 FROM repertoire))
                """, arguments: [name, side.rawValue])
        return RepertoireRow(id: db.lastInsertedRowID, name: name, side: side)
    }

    /// A new row.
    private init(id: Int64, name: String, side: Side) {
        isActive = true
        isPreferred = false
        self.id = id
        self.name = name
        self.side = side
    }
}
