import Foundation

/// A database of games made by another program, or another file of Prep's, open for reading and never trusted.
///
/// The file is opened read-only and immutable: not one byte of it or beside it is written. Views, triggers, virtual
/// tables and computed columns are never used, lengths are limited, and no step of reading takes longer than the
/// deadline. Texts come out as they stand: make control characters visible before they reach a terminal.
///
/// Belongs to the task that opened it.
public final class GameDatabase {
    public let path: String
    public let kind: DatabaseFormat
    /// The highest row of the table Games, for telling how far reading has come; 0 where there is no game.
    public let lastRow: Int64

    let file: SQLiteFile
    let schema: DatabaseSchema
    /// Whole seconds one step of reading may take.
    let seconds: Int64

    /// Opens a file and recognises it.
    ///
    /// - Parameter deadline: How long one step of reading (up to some hundred games, or the comments' index) may take.
    /// - Throws: `DatabaseFileError`: `.missing`, `.directory`, `.permission`, `.notADatabase`, `.unknownFormat` for a
    ///   database that holds no games in a form read here (the message says what it is instead), `.busy` while a
    ///   journal shows that another program is writing or was killed, `.damaged`.
    public init(path: String, deadline: Duration = .seconds(10)) throws {
        self.path = path
        seconds = max(1, deadline.components.seconds)
        try GameDatabase.admit(path)
        do {
            file = try SQLiteFile(untrusted: path, deadline: Deadline(deadline))
            schema = try DatabaseSchema(file, path: path)
            kind = schema.kind
            let last = try file.rows("SELECT max(_rowid_) FROM main.\(schema.games.quoted)", atMost: 1)
            lastRow = last.first?.first?.number.map(Int64.init) ?? 0
        } catch let failure as SQLiteError {
            throw failure.foreign(path, seconds: seconds)
        }
    }

    /// The games in the order of their rows, read as they are asked for. Each call begins anew.
    public func games() -> DatabaseGameReader { DatabaseGameReader(self) }

    /// Whether a file begins as SQLite's do, so that it is to be opened here and not read as PGN.
    public static func isDatabase(path: String) -> Bool {
        if case .database? = try? SQLiteFileHeader(path: path) { true } else { false }
    }

    /// Refuses what can be refused without SQLite.
    private static func admit(_ path: String) throws {
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
            // An immutable file is read without its journal: what is in there would be missing, or half there.
            for end in ["-wal", "-journal"] where size(path + end) > 0 {
                throw DatabaseFileError(
                    .busy, path: path,
                    "\(path): another program has not finished writing to it (\(path)\(end) is still there); "
                        + "open and close it there, then try again")
            }
        }
    }

    private static func size(_ path: String) -> Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.size] as? Int ?? 0
    }
}
