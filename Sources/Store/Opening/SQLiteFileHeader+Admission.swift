import GameDatabases

extension SQLiteFileHeader {
    /// The header of a learner's file with this schema.
    static func database(current version: Int) -> SQLiteFileHeader {
        .database(application: LearnerFile.applicationID, version: version)
    }

    /// Throws a `StoreError` when the file cannot be read, is not one of Prep's, or has a schema that this program does
    /// not know. A missing or an empty file passes.
    func admit(path: String) throws {
        switch self {
        case .missing, .empty:
            return
        case .directory:
            throw StoreError(
                .directory, path: path, "\(path): is a directory; name a file in it, as in --db \(path)/prep.sqlite")
        case .unreadable:
            throw StoreError(
                .permission, path: path, "\(path): no permission to read the file; change it or name another with --db")
        case .notADatabase:
            throw StoreError(.notADatabase, path: path, "\(path): not a database; name another file with --db")
        case .database(let application, let version):
            try SQLiteFileHeader.admit(application: application, version: version, path: path)
        }
    }

    /// Throws as `admit(path:)`, for the numbers that SQLite itself reads from a file.
    static func admit(application: Int, version: Int, path: String) throws {
        guard application == LearnerFile.applicationID else {
            throw StoreError(
                .otherDatabase, path: path,
                "\(path): a database, but not Prep's own; if it holds games, add them with: prep games import")
        }
        guard version >= 1 else {
            throw StoreError(
                .damaged, path: path,
                "\(path): has schema version \(version), which no Prep has written: the file is damaged; restore the "
                    + "newest copy in \(path).backups")
        }
        guard version <= LearnerFile.schemaVersion else {
            throw StoreError(
                .newerSchema, path: path,
                "\(path): has schema version \(version), this Prep knows versions up to \(LearnerFile.schemaVersion); "
                    + "update Prep (nothing was changed)")
        }
    }
}
