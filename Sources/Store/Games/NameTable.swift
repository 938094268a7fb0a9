import GRDB

/// One of the tables that hold each name once: Events, Sites or Players.
enum NameTable: String {
    case events = "Events"
    case sites = "Sites"
    case players = "Players"

    /// The row of a name, written when it is not there yet. Unknown names (`?`, nothing) are row 1.
    func row(of name: String?, _ db: Database) throws -> Int64 {
        guard let name, !name.isEmpty, name != "?" else { return 1 }
        let find = try db.cachedStatement(sql: "SELECT ID FROM \(rawValue) WHERE Name = ?")
        if let row = try Int64.fetchOne(find, arguments: [name]) { return row }
        try db.cachedStatement(sql: "INSERT INTO \(rawValue) (Name) VALUES (?)").execute(arguments: [name])
        return db.lastInsertedRowID
    }
}
