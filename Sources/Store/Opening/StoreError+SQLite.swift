import GRDB

extension StoreError {
    /// An error of SQLite about the file at `path`, with a remedy for the user.
    init(_ error: DatabaseError, path: String) {
        switch error.resultCode {
        case .SQLITE_NOTADB:
            self.init(.notADatabase, path: path, "\(path): not a database; name another file with --db")
        case .SQLITE_CORRUPT:
            self.init(.damaged, path: path, "\(path): the file is damaged; restore the newest copy in \(path).backups")
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            self.init(.busy, path: path, "\(path): another program is writing to the file; try again in a moment")
        case .SQLITE_FULL:
            self.init(.full, path: path, "\(path): the disk is full; nothing was changed, make room and try again")
        case .SQLITE_IOERR:
            self.init(
                .failed, path: path,
                "\(path): the disk fails, or does not allow a file of this size (\(error.message ?? "input or output error")); "
                    + "nothing was changed")
        case .SQLITE_READONLY where error.extendedResultCode == .SQLITE_READONLY_DBMOVED:
            self.init(
                .failed, path: path, "\(path): the file was replaced, by a restore perhaps; start the command again")
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
            self.init(
                .permission, path: path,
                "\(path): cannot be written; make the file and its folder writable or name another with --db")
        case .SQLITE_CANTOPEN:
            self.init(
                .permission, path: path,
                "\(path): cannot be opened; check the permissions of the file and its folder")
        default:
            let reason = error.message ?? "SQLite error \(error.extendedResultCode.rawValue)"
            self.init(.failed, path: path, "\(path): \(reason); prep check examines the file")
        }
    }
}
