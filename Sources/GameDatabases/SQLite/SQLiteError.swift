import GRDBSQLite

/// What SQLite says went wrong, without the file's name.
struct SQLiteError: Error {
    /// Without the extension in the higher bytes.
    let code: Int32
    let message: String

    /// The time that was given ran out.
    var isOverdue: Bool { code == SQLITE_INTERRUPT }
    /// A text, a blob or a row is longer than is allowed.
    var isTooLong: Bool { code == SQLITE_TOOBIG }

    /// As an error about the file at `path`, which is only read.
    func foreign(_ path: String, seconds: Int64) -> DatabaseFileError {
        switch code {
        case SQLITE_INTERRUPT:
            DatabaseFileError(
                .damaged, path: path,
                "\(path): one step of reading takes longer than \(seconds) seconds; the file is damaged or malicious"
            )
        case SQLITE_NOTADB:
            DatabaseFileError(.notADatabase, path: path, "\(path): not an SQLite database, or an encrypted one")
        case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_READONLY:
            DatabaseFileError(.permission, path: path, "\(path): cannot be opened; check the permissions of the file")
        case SQLITE_CORRUPT, SQLITE_ERROR, SQLITE_TOOBIG, SQLITE_FORMAT, SQLITE_MISMATCH, SQLITE_RANGE:
            DatabaseFileError(
                .damaged, path: path, "\(path): the database is damaged (\(message)); export it again and retry")
        default:
            DatabaseFileError(.failed, path: path, "\(path): \(message)")
        }
    }

    /// As an error about the file at `path`, which is being made.
    func writing(_ path: String) -> DatabaseFileError {
        switch code {
        case SQLITE_FULL:
            DatabaseFileError(
                .full, path: path, "\(path): the disk is full; nothing was changed, make room and try again")
        case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_READONLY:
            DatabaseFileError(
                .permission, path: path, "\(path): cannot be written; check the permissions of its folder")
        default:
            DatabaseFileError(.failed, path: path, "\(path): cannot be written (\(message)); nothing was changed")
        }
    }
}

extension SQLiteError {
    /// Rows that do not come in the order of their numbers.
    static let disorder = SQLiteError(code: SQLITE_CORRUPT, message: "rows of a table are out of order")
}

extension SQLiteError {
    static func tooMany(_ things: String) -> SQLiteError {
        SQLiteError(code: SQLITE_TOOBIG, message: "more \(things) than possible")
    }
}
