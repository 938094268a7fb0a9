import GRDB
import GameDatabases

/// A table of names, with the row of each name in memory.
struct NameCache {
    private var rows: [NameBytes: Int64] = [:]
    private let insertion: PreparedStatement
    /// The last name that was looked up: games of one event follow each other.
    private var last: (name: NameBytes, row: Int64)?

    init(_ table: NameTable, _ db: Database) throws {
        insertion = try PreparedStatement(db, sql: "INSERT INTO \(table.rawValue) (Name) VALUES (?)")
        let cursor = try Row.fetchCursor(db, sql: "SELECT ID, Name FROM \(table.rawValue)")
        while let row = try cursor.next() {
            guard let name = String.fromDatabaseValue(row[1]), let id = Int64.fromDatabaseValue(row[0]) else {
                continue
            }
            rows[NameBytes(name)] = id
        }
    }

    /// Returns the row of a name, inserting it if it is new. The unknown name, which is empty, has row 1.
    mutating func row(of name: String) throws -> Int64 {
        if name.isEmpty { return 1 }
        let key = NameBytes(name)
        if let last, last.name == key { return last.row }
        if let row = rows[key] {
            last = (key, row)
            return row
        }
        insertion.bind(name)
        let row = try insertion.insert()
        rows[key] = row
        return row
    }
}
