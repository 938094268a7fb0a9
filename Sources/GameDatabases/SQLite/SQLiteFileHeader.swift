import Foundation

/// The first hundred bytes of a file (https://sqlite.org/fileformat2.html#the_database_header), read without SQLite, so
/// that a refused file is not touched.
public enum SQLiteFileHeader: Equatable, Sendable {
    case missing
    case directory
    /// The user may not read the file.
    case unreadable
    case empty
    case notADatabase
    /// `application_id` and `user_version` of an SQLite database.
    case database(application: Int, version: Int)

    /// Reads the header of the file at `path`.
    ///
    /// - Throws: the system's error when the disk fails.
    public init(path: String) throws {
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
            self = .unreadable
            return
        }
        defer { try? handle.close() }
        let bytes = [UInt8](try handle.read(upToCount: 100) ?? Data())
        if bytes.isEmpty {
            self = .empty
        } else if bytes.count < 100 || !bytes.starts(with: Array("SQLite format 3\u{0}".utf8)) {
            self = .notADatabase
        } else {
            self = .database(
                application: SQLiteFileHeader.number(bytes[68..<72]), version: SQLiteFileHeader.number(bytes[60..<64]))
        }
    }

    /// Reads four bytes, most significant first.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        Int(Int32(truncatingIfNeeded: bytes.reduce(0) { $0 << 8 | Int($1) }))
    }
}
