import GRDBSQLite

enum SQLiteHandle {
    /// SQLite copies what it is given before the call returns.
    static let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}
