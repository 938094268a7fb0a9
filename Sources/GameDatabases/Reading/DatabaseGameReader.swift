import Chess
public import PGN

/// The games of a foreign database in the order of their rows, read one by one. Memory for some hundred games at a time,
/// and 16 bytes for each of ocgdb's comments.
///
/// ```swift
/// let database = try GameDatabase(path: "carlsen.ocgdb.db3")
/// var games = database.games()
/// while let game = try games.readGame() {
///     if case .success(let tree) = game.tree { … }
/// }
/// for (reason, count) in games.counts.faultsByReason { … }
/// ```
public struct DatabaseGameReader {
    /// What has been read so far.
    public private(set) var counts = DatabaseReadCounts()
    /// The row of the game read last; 0 before the first. `GameDatabase.lastRow` is where it ends.
    public private(set) var row: Int64 = 0
    /// Why the game read last was refused; nil when it was read.
    public private(set) var fault: DatabaseGameError?

    private let database: GameDatabase
    private var rows: DatabaseRowReader
    private let tags: TagDecoder
    private var comments: CommentIndex?
    private var number = 0

    init(_ database: GameDatabase) {
        self.database = database
        rows = DatabaseRowReader(database.file, database.schema)
        tags = TagDecoder(kind: database.kind, furtherTags: rows.furtherTags)
    }

    /// Reads the next game and tells a visitor what is in it, as `PGNStream.visitGame(_:)` does; false behind the last
    /// game. A refused game ends with a `PGNError` that names game and ply; `fault` says more.
    ///
    /// - Throws: `DatabaseFileError` (`.damaged`, `.failed`) when the file cannot be read any further.
    public mutating func visitGame(_ visitor: inout some PGNVisitor) throws -> Bool {
        do {
            guard let next = try rows.next() else { return false }
            number += 1
            fault = nil
            visitor.beginGame(number, at: .start)
            let outcome: Result<GameResult, MoveDecodingError>
            switch next {
            case .tooLong(let row):
                self.row = row
                outcome = .failure(MoveDecodingError(.tooLong, "takes more than \(SQLiteFile.longest >> 20) MiB"))
            case .row(let row):
                self.row = row.id
                let told = try database.schema.comments == nil ? [] : commentIndex().comments(of: row.id)
                outcome = tell(row, MainLineComments(told), to: &visitor)
            }
            end(outcome, &visitor)
            return true
        } catch let failure as SQLiteError {
            throw failure.foreign(database.path, seconds: database.seconds)
        }
    }

    /// Reads the next game into a tree; nil behind the last.
    ///
    /// - Throws: as `visitGame(_:)`.
    public mutating func readGame() throws -> DatabaseGame? {
        var builder = GameTreeBuilder()
        guard try visitGame(&builder), let game = builder.game else { return nil }
        let tree: Result<GameTree, DatabaseGameError>
        switch (game.tree, fault) {
        case (_, let fault?): tree = .failure(fault)
        case (.success(let read), nil): tree = .success(read)
        case (.failure(let error), nil):
            tree = .failure(
                DatabaseGameError(MoveDecodingError(.unreadableMoves, ply: error.ply, error.message), row: row))
        }
        return DatabaseGame(row: row, number: number, tags: game.tags, tree: tree)
    }

    private mutating func commentIndex() throws -> CommentIndex {
        if let comments { return comments }
        let made = try CommentIndex(database.file, database.schema.comments)
        comments = made
        return made
    }

    private mutating func end(_ outcome: Result<GameResult, MoveDecodingError>, _ visitor: inout some PGNVisitor) {
        switch outcome {
        case .success(let result):
            counts.games += 1
            visitor.endGame(.success(result))
        case .failure(let found):
            let refused = DatabaseGameError(found, row: row)
            fault = refused
            counts.add(refused)
            visitor.endGame(
                .failure(PGNError(location: .start, game: number, message: refused.message, ply: refused.ply)))
        }
    }

    private func tell(_ row: DatabaseRow, _ comments: MainLineComments, to visitor: inout some PGNVisitor)
        -> Result<GameResult, MoveDecodingError>
    {
        let own = ParsedGameText(row["text"])
        let start = Result { () throws(MoveDecodingError) in
            if let own { return try own.checkedStart() }
            return try TagDecoder.start(row)
        }
        var told = own?.tags ?? tags.tags(of: row, start: try? start.get()).entries
        if database.kind == .prep { told = TagDecoder.placing(ParsedGameText.odd(row["text"]), in: told) }
        for tag in told {
            visitor.tag(Array(tag.name.utf8).span, Array(tag.value.utf8).span)
        }
        return Result { () throws(MoveDecodingError) in
            let start = try start.get()
            let skipPolicy = visitor.beginMoves(from: start)
            let result = TagDecoder.result(row)
            guard skipPolicy != .moves else { return result }
            let behindMoves = try tellMoves(row, own, start, comments, skipPolicy, &visitor)
            return behindMoves == .unknown ? result : behindMoves
        }
    }

    /// - Returns: the result that stands behind the moves; `.unknown` where none can.
    private func tellMoves(
        _ row: DatabaseRow, _ own: ParsedGameText?, _ start: Position, _ comments: MainLineComments,
        _ skipPolicy: PGNSkipPolicy,
        _ visitor: inout some PGNVisitor
    ) throws(MoveDecodingError) -> GameResult {
        switch database.kind {
        case .ocgdb, .ocgdbBefore2022:
            if case .text(let text) = row["Moves"], row["Moves2"] == .null {
                return try MovetextDecoder(text, from: start).tell(&visitor, skipPolicy)
            }
            try TwoByteMoveDecoder(blob(row, "Moves2"), database.kind).tell(&visitor, from: start, comments)
        case .prep:
            if let own, own.hasMoves { return try MovetextDecoder(whole: own.text).tell(&visitor, skipPolicy) }
            try TwoByteMoveDecoder(blob(row, "Moves"), .prep).tell(&visitor, from: start, comments)
        case .ocgdbOneByte:
            if case .text(let text) = row["Moves"], row["Moves1"] == .null {
                return try MovetextDecoder(text, from: start).tell(&visitor, skipPolicy)
            }
            try OneByteMoveDecoder(blob(row, "Moves1")).tell(&visitor, from: start, comments)
        case .enCroissant:
            var moves = MoveIndexDecoder(try blob(row, "Moves"), from: start)
            try moves.tell(&visitor, skipPolicy)
        case .ocgdbText:
            guard case .text(let text) = row["Moves"] else {
                if row["Moves"] == .null { return .unknown }
                throw MoveDecodingError(.unreadableMoves, "its moves are not text")
            }
            return try MovetextDecoder(text, from: start).tell(&visitor, skipPolicy)
        }
        return .unknown
    }

    /// NULL is a game without moves.
    private func blob(_ row: DatabaseRow, _ column: String) throws(MoveDecodingError) -> [UInt8] {
        switch row[column] {
        case .null: return []
        case .blob(let bytes): return bytes
        case .integer, .real, .text: throw MoveDecodingError(.unreadableMoves, "its moves are not a blob")
        }
    }
}
