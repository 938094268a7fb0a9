import Foundation

/// A game database of another program, or another file of Prep's, open for reading and never trusted.
///
/// The file is opened read-only and immutable: no byte of it or beside it is written. Views, triggers, virtual tables
/// and computed columns are never used, lengths are limited, and no step of reading takes longer than the deadline.
/// Texts are returned verbatim: make control characters visible before they reach a terminal.
///
/// Belongs to the task that opened it.
public final class GameDatabase {
    public let path: String
    public let format: DatabaseFormat
    /// The highest row number of the table Games, for progress reports; 0 without games.
    public let lastRow: Int64

    let file: SQLiteFile
    let schema: DatabaseSchema
    /// The deadline of one step of reading, in whole seconds.
    let seconds: Int64

    /// Opens a file and recognises its format.
    ///
    /// - Parameter deadline: the longest time for one step of reading (up to 256 games, or the index of the comments).
    /// - Throws: `DatabaseFileError`: `.missing`, `.directory`, `.permission`, `.notADatabase`, `.unknownFormat` for a
    ///   database without games in a known format (the message says what it contains), `.busy` while a journal shows
    ///   that another program is writing or was killed, `.damaged`.
    public init(path: String, deadline: Duration = .seconds(10)) throws {
        self.path = path
        seconds = max(1, deadline.components.seconds)
        try GameDatabase.checkHeader(path)
        do {
            file = try SQLiteFile(untrusted: path, deadline: Deadline(deadline))
            schema = try DatabaseSchema(file, path: path)
            format = schema.format
            let last = try file.rows("SELECT max(_rowid_) FROM main.\(schema.games.quoted)", atMost: 1)
            lastRow = last.first?.first?.integerValue.map(Int64.init) ?? 0
        } catch let error as SQLiteError {
            throw error.reading(path, seconds: seconds)
        }
    }

    /// Returns a reader of the games, in the order of their rows. Each call starts with the first game.
    public func games() -> DatabaseGameReader { DatabaseGameReader(self) }

    /// Whether the file at `path` begins like an SQLite database, so that it is not PGN.
    public static func isDatabase(path: String) -> Bool {
        if case .database? = try? SQLiteFileHeader(path: path) { true } else { false }
    }

    /// Refuses what can be refused without SQLite.
    private static func checkHeader(_ path: String) throws {
        switch try SQLiteFileHeader(path: path) {
        case .missing:
            throw DatabaseFileError(.missing, path: path, "\(path): no such file")
        case .directory:
            throw DatabaseFileError(.directory, path: path, "\(path): is a directory; name a file in it")
        case .unreadable:
            throw DatabaseFileError(
                .permission, path: path, "\(path): no permission to read the file; change it or name another with --db")
        case .empty:
            throw DatabaseFileError(.notADatabase, path: path, "\(path): is empty")
        case .notADatabase:
            throw DatabaseFileError(
                .notADatabase, path: path, "\(path): not an SQLite database; a PGN file's name ends in .pgn")
        case .database:
            // An immutable file is read without its journal, so the changes in the journal would be missing.
            for suffix in ["-wal", "-journal"] where size(path + suffix) > 0 {
                throw DatabaseFileError(
                    .busy, path: path,
                    "\(path): another program has not finished writing to it (\(path)\(suffix) is still there); "
                        + "open and close it there, then try again")
            }
        }
    }

    private static func size(_ path: String) -> Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.size] as? Int ?? 0
    }
}
