import GRDB

/// One of the tables of names, each of which is stored once: Events, Sites or Players.
enum NameTable: String {
    case events = "Events"
    case sites = "Sites"
    case players = "Players"

    /// Returns the row of a name, inserting it if it is new. Unknown names (nil, empty, `?`) have row 1.
    func row(of name: String?, _ db: Database) throws -> Int64 {
        guard let name, !name.isEmpty, name != "?" else { return 1 }
        let find = try db.cachedStatement(sql: "SELECT ID FROM \(rawValue) WHERE Name = ?")
        if let row = try Int64.fetchOne(find, arguments: [name]) { return row }
        try db.cachedStatement(sql: "INSERT INTO \(rawValue) (Name) VALUES (?)").execute(arguments: [name])
        return db.lastInsertedRowID
    }
}
