import Foundation

/// What the first hundred bytes of a file say (https://sqlite.org/fileformat2.html#the_database_header), read without
/// SQLite, so that a file that is refused is not touched.
enum FileHeader: Equatable {
    case missing
    case directory
    case empty
    case notADatabase
    case database(application: Int, version: Int)

    /// A file of Prep's with this schema.
    static func database(current version: Int) -> FileHeader {
        .database(application: LearnerFile.applicationID, version: version)
    }

    /// - Throws: `StoreError` when the file cannot be read.
    init(path: String) throws {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            self = .missing
            return
        }
        guard !isDirectory.boolValue else {
            self = .directory
            return
        }
        guard access(path, R_OK) == 0, let handle = FileHandle(forReadingAtPath: path) else {
            throw StoreError(
                .permission, path: path, "\(path): no permission to read the file; change it or name another with --db")
        }
        defer { try? handle.close() }
        let bytes = [UInt8](try handle.read(upToCount: 100) ?? Data())
        if bytes.isEmpty {
            self = .empty
        } else if bytes.count < 100 || !bytes.starts(with: Array("SQLite format 3\u{0}".utf8)) {
            self = .notADatabase
        } else {
            self = .database(
                application: FileHeader.number(bytes[68..<72]), version: FileHeader.number(bytes[60..<64]))
        }
    }

    /// Four bytes, most significant first.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        Int(Int32(truncatingIfNeeded: bytes.reduce(0) { $0 << 8 | Int($1) }))
    }

    /// Refuses what is not Prep's or not of this version's time.
    func admit(path: String) throws {
        switch self {
        case .missing, .empty:
            return
        case .directory:
            throw StoreError(
                .directory, path: path, "\(path): is a directory; name a file in it, as in --db \(path)/prep.sqlite")
        case .notADatabase:
            throw StoreError(.notADatabase, path: path, "\(path): not a database; name another file with --db")
        case .database(let application, let version):
            try FileHeader.admit(application: application, version: version, path: path)
        }
    }

    /// The same, for what SQLite itself says of a file.
    static func admit(application: Int, version: Int, path: String) throws {
        guard application == LearnerFile.applicationID else {
            throw StoreError(
                .foreignDatabase, path: path,
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
