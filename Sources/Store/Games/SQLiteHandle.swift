import GRDB
import GRDBSQLite

/// What every use of SQLite's own handle needs.
enum SQLiteHandle {
    /// SQLite copies what it is given before the call returns.
    static let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    /// The error that a call on the connection answered with its code.
    static func error(_ code: Int32, _ connection: OpaquePointer?) -> DatabaseError {
        DatabaseError(
            resultCode: ResultCode(rawValue: code), message: sqlite3_errmsg(connection).map { String(cString: $0) })
    }
}
