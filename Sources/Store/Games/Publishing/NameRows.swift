import GRDB
import GameDatabases

/// The rows of the names of an import in Events, Sites or Players, looked up or inserted when a game first needs them.
struct NameRows {
    private var names: NamePool
    /// By the number of the name; 0 when unknown.
    private var rows: [Int64]
    /// Looks a name up; nil when the table has no names but those of this import.
    private let search: PreparedStatement?
    private let insertion: PreparedStatement

    /// - Parameter isAlone: whether no other program can add names before the last row is written.
    init(_ names: NamePool, _ table: NameTable, _ db: Database, isAlone: Bool) throws {
        self.names = names
        rows = [Int64](repeating: 0, count: names.count)
        rows[0] = 1  // The unknown name.
        let hasNames = try Int.fetchOne(db, sql: "SELECT 1 FROM \(table.rawValue) WHERE Name <> '' LIMIT 1") != nil
        search =
            hasNames || !isAlone
            ? try PreparedStatement(db, sql: "SELECT ID FROM \(table.rawValue) WHERE Name = ?") : nil
        insertion = try PreparedStatement(db, sql: "INSERT INTO \(table.rawValue) (Name) VALUES (?)")
    }

    /// Returns the row of a name, inserting it if it is new.
    mutating func row(_ number: UInt32) throws -> Int64 {
        let known = rows[Int(number)]
        if known > 0 { return known }
        let row = try existing(number) ?? inserted(number)
        rows[Int(number)] = row
        return row
    }

    /// Returns the row of a name that the table already has; nil for a new name.
    mutating func knownRow(_ number: UInt32) throws -> Int64? {
        let known = rows[Int(number)]
        if known > 0 { return known }
        let row = try existing(number)
        rows[Int(number)] = row ?? 0
        return row
    }

    private func existing(_ number: UInt32) throws -> Int64? {
        guard let search else { return nil }
        search.bind(names.name(number))
        defer { search.reset() }
        return try search.step() ? search.integer(at: 0) : nil
    }

    private func inserted(_ number: UInt32) throws -> Int64 {
        insertion.bind(names.name(number))
        return try insertion.insert()
    }

    /// Frees the memory. No further name may be asked for.
    mutating func removeAll() {
        names = NamePool()
        rows = []
    }

    /// Calls `body` with the bytes of a name.
    func withBytes<Value>(_ number: UInt32, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
        names.withBytes(number, body)
    }

    /// Returns a name.
    func name(_ number: UInt32) -> String { names.name(number) }
}
