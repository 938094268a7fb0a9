import GRDBSQLite

/// An error of SQLite, without the file's name.
public struct SQLiteError: Error, Hashable, Sendable {
    /// SQLite's result code, extended where the connection reports extended codes.
    public let code: Int32
    public let message: String

    init(code: Int32, message: String) {
        self.code = code
        self.message = message
    }

    /// The error that a call on the connection returned as `code`.
    init(_ code: Int32, _ connection: OpaquePointer?) {
        self.init(code: code, message: sqlite3_errmsg(connection).map { String(cString: $0) } ?? "unknown error")
    }

    /// Rows that are not in the order of their numbers.
    static let unorderedRows = SQLiteError(code: SQLITE_CORRUPT, message: "rows of a table are out of order")

    static func tooMany(_ things: String) -> SQLiteError {
        SQLiteError(code: SQLITE_TOOBIG, message: "more \(things) than possible")
    }

    /// The result code without its extension.
    private var primaryCode: Int32 { code & 0xFF }

    /// Whether a text, a blob or a row exceeds the allowed length.
    var isTooLong: Bool { primaryCode == SQLITE_TOOBIG }

    /// Whether a progress handler stopped the statement.
    public var isInterrupt: Bool { primaryCode == SQLITE_INTERRUPT }

    /// Returns the error to report when the file at `path` is read.
    ///
    /// - Parameter seconds: the deadline of one step of reading.
    func reading(_ path: String, seconds: Int64) -> DatabaseFileError {
        switch primaryCode {
        case SQLITE_INTERRUPT:
            DatabaseFileError(
                .damaged, path: path,
                "\(path): one step of reading takes longer than \(seconds) seconds; the file is damaged or malicious")
        case SQLITE_NOTADB:
            DatabaseFileError(.notADatabase, path: path, "\(path): not an SQLite database, or an encrypted one")
        case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_READONLY:
            DatabaseFileError(
                .permission, path: path, "\(path): cannot be opened; check the permissions of the file")
        case SQLITE_CORRUPT, SQLITE_ERROR, SQLITE_TOOBIG, SQLITE_FORMAT, SQLITE_MISMATCH, SQLITE_RANGE:
            DatabaseFileError(
                .damaged, path: path, "\(path): the database is damaged (\(message)); export it again and retry")
        default:
            DatabaseFileError(.failed, path: path, "\(path): \(message)")
        }
    }

    /// Returns the error to report when the file at `path` is written.
    func writing(_ path: String) -> DatabaseFileError {
        switch primaryCode {
        case SQLITE_FULL:
            DatabaseFileError(
                .full, path: path, "\(path): the disk is full; nothing was changed, make room and try again")
        case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_READONLY:
            DatabaseFileError(
                .permission, path: path, "\(path): cannot be written; check the permissions of its folder")
        default:
            DatabaseFileError(
                .failed, path: path, "\(path): cannot be written (\(message)); nothing was changed")
        }
    }
}
