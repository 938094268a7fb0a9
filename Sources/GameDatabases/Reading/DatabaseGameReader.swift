import Chess
public import PGN

/// The games of a game database in the order of their rows, read one by one. Memory for 256 games at a time, and 16
/// bytes for each comment of ocgdb's.
///
/// ```swift
/// let database = try GameDatabase(path: "carlsen.ocgdb.db3")
/// var games = database.games()
/// while let game = try games.readGame() {
///     if case .success(let tree) = game.tree { … }
/// }
/// print(games.counts.games, games.counts.errors)
/// ```
public struct DatabaseGameReader {
    /// The games read and refused so far.
    public private(set) var counts = DatabaseReadCounts()
    /// The row of the last game; 0 before the first. `GameDatabase.lastRow` is the row of the last game of the file.
    public private(set) var row: Int64 = 0
    /// Why the last game was refused; nil when it was read.
    public private(set) var error: DatabaseGameError?

    private let database: GameDatabase
    private var rows: DatabaseRowReader
    private let tags: TagDecoder
    private var comments: CommentIndex?
    private var number = 0

    init(_ database: GameDatabase) {
        self.database = database
        rows = DatabaseRowReader(database.file, database.schema)
        tags = TagDecoder(format: database.format, otherTags: rows.otherTags)
    }

    /// Reads the next game and passes it to a visitor, as `PGNStream.visitGame(_:)` does. A refused game ends with a
    /// `PGNError` that names game and ply; `error` has the details.
    ///
    /// - Returns: false after the last game.
    /// - Throws: `DatabaseFileError` (`.damaged`, `.failed`) when the rest of the file cannot be read.
    public mutating func visitGame(_ visitor: inout some PGNVisitor) throws -> Bool {
        do {
            guard let next = try rows.next() else { return false }
            number += 1
            error = nil
            visitor.beginGame(number, at: .start)
            let outcome: Result<GameResult, MoveDecodingError>
            switch next {
            case .tooLong(let row):
                self.row = row
                outcome = .failure(MoveDecodingError(.tooLong, "takes more than \(SQLiteFile.maxLength >> 20) MiB"))
            case .row(let row):
                self.row = row.id
                let stored = try database.schema.comments == nil ? [] : commentIndex().comments(of: row.id)
                let decoder = GameDecoder(database.format, row, tags, MainLineComments(stored))
                outcome = decoder.decode(into: &visitor)
            }
            end(outcome, &visitor)
            return true
        } catch let error as SQLiteError {
            throw error.reading(database.path, seconds: database.seconds)
        }
    }

    /// Reads the next game into a tree. Returns nil after the last game.
    ///
    /// - Throws: as `visitGame(_:)`.
    public mutating func readGame() throws -> DatabaseGame? {
        var builder = GameTreeBuilder()
        guard try visitGame(&builder), let game = builder.game else { return nil }
        let tree: Result<GameTree, DatabaseGameError>
        switch (game.tree, error) {
        case (_, let error?): tree = .failure(error)
        case (.success(let read), nil): tree = .success(read)
        case (.failure(let error), nil):
            let error = MoveDecodingError(.unreadableMoves, ply: error.ply, error.message)
            tree = .failure(DatabaseGameError(error, row: row))
        }
        return DatabaseGame(row: row, number: number, tags: game.tags, tree: tree)
    }

    private mutating func commentIndex() throws -> CommentIndex {
        if let comments { return comments }
        let index = try CommentIndex(database.file, database.schema.comments)
        comments = index
        return index
    }

    private mutating func end(_ outcome: Result<GameResult, MoveDecodingError>, _ visitor: inout some PGNVisitor) {
        switch outcome {
        case .success(let result):
            counts.games += 1
            visitor.endGame(.success(result))
        case .failure(let failure):
            let refusal = DatabaseGameError(failure, row: row)
            error = refusal
            counts.add(refusal)
            visitor.endGame(
                .failure(PGNError(location: .start, game: number, message: refusal.message, ply: refusal.ply)))
        }
    }
}
