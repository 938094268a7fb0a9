import Chess
public import PGN

/// Writes games into a new database of ocgdb's: version 0.6 with `Moves2`, names, comments and columns for other tags.
///
/// It fills an empty file, which the caller renames after `finish()`, so that there is never half a file. Belongs to the
/// task that made it.
///
/// ```swift
/// let writer = try OCGDBWriter(filling: temporaryPath, for: "export.ocgdb.db3")
/// for tree in trees { try writer.append(tree) }
/// let report = try writer.finish()
/// ```
public final class OCGDBWriter {
    /// What has been written so far, and what the format cannot hold.
    public private(set) var report = OCGDBReport()

    private let path: String
    private var file: SQLiteFile?
    private var events: OCGDBNameTable
    private var sites: OCGDBNameTable
    private var players: OCGDBNameTable
    private var insertion: PreparedStatement
    private let commentInsertion: PreparedStatement
    private var otherTags: [String] = []
    /// All column names, in small letters.
    private var columnNames = OCGDBSchema.takenNames
    private var commentCount = 0

    private static let maxOtherTags = 60

    /// Creates the tables.
    ///
    /// - Parameters:
    ///   - temporaryPath: an empty file.
    ///   - path: the name that the file will have, for errors.
    /// - Throws: `DatabaseFileError`: `.permission`, `.full` or `.failed`.
    public init(filling temporaryPath: String, for path: String) throws {
        self.path = path
        do {
            let file = try SQLiteFile(filling: temporaryPath)
            try file.run("BEGIN;\n" + OCGDBSchema.tables)
            self.file = file
            events = try OCGDBNameTable("Events", in: file)
            sites = try OCGDBNameTable("Sites", in: file)
            players = try OCGDBNameTable("Players", hasRating: true, in: file)
            insertion = try file.prepare(OCGDBSchema.insertion(otherTags: []))
            commentInsertion = try file.prepare("INSERT INTO Comments (GameID, Ply, Comment) VALUES (?, ?, ?)")
        } catch {
            throw OCGDBWriter.error(error, path)
        }
    }

    /// Writes one game, or counts why it is left out. O(its size).
    ///
    /// - Throws: `DatabaseFileError` when the disk is full or fails; the writer cannot be used any more.
    public func append(_ tree: GameTree) throws {
        do {
            try write(tree)
        } catch {
            throw OCGDBWriter.error(error, path)
        }
    }

    /// Completes and closes the file. Call it once, after the last game.
    ///
    /// - Throws: `DatabaseFileError`.
    public func finish() throws -> OCGDBReport {
        guard let file else { return report }
        do {
            let counts = [
                ("GameCount", report.games), ("PlayerCount", players.count), ("EventCount", events.count),
                ("SiteCount", sites.count), ("CommentCount", commentCount),
            ]
            let info = try file.prepare("INSERT INTO Info (Name, Value) VALUES (?, ?)")
            for (name, count) in counts { try info.insert([.text(name), .text(String(count))]) }
            try file.run("COMMIT")
            self.file = nil
        } catch {
            throw OCGDBWriter.error(error, path)
        }
        return report
    }

    private static func error(_ error: any Error, _ path: String) -> any Error {
        guard let error = error as? SQLiteError else { return error }
        return error.writing(path)
    }
}

extension OCGDBWriter {
    private func write(_ tree: GameTree) throws {
        guard let file else { return }
        guard !tree.start.isChess960 else {
            report.chess960Games += 1
            return
        }
        guard let game = OCGDBGame(tree) else {
            report.gamesWithNullMoves += 1
            return
        }
        report.games += 1
        let id = SQLiteValue.integer(Int64(report.games))
        let tags = tree.tags
        let (whiteElo, blackElo) = (OCGDBWriter.rating(tags["WhiteElo"]), OCGDBWriter.rating(tags["BlackElo"]))
        let date = OCGDBGame.date(tags["Date"])
        if tags["Date"]?.contains("?") == true { report.inexactDates += 1 }
        let otherValues = try otherValues(tags, in: file)
        try insertion.insert(
            [
                id, try events.row(of: tags["Event"]), try sites.row(of: tags["Site"]), OCGDBWriter.text(date),
                OCGDBWriter.text(tags["Round"]), try players.row(of: tags["White"], rating: whiteElo),
                whiteElo.map { .integer(Int64($0)) } ?? .null, try players.row(of: tags["Black"], rating: blackElo),
                blackElo.map { .integer(Int64($0)) } ?? .null,
                tree.result == .unknown ? .null : .text(tree.result.rawValue), OCGDBWriter.text(tags["TimeControl"]),
                OCGDBWriter.text(tags["ECO"]), game.moves.isEmpty ? .null : .integer(Int64(game.moves.count / 2)),
                tree.start == .initial ? .null : .text(tree.start.fen),
                game.moves.isEmpty ? .null : .blob(game.moves),
            ] + otherValues)
        for comment in game.comments {
            try commentInsertion.insert([id, .integer(Int64(comment.ply)), .text(comment.text)])
            commentCount += 1
        }
        let lost = OCGDBGame.losses(tree)
        report.variations += lost.variations
        report.nags += lost.nags
    }

    /// Returns the values of the columns for other tags. A new tag gets a column, as in ocgdb.
    private func otherValues(_ tags: TagPairs, in file: SQLiteFile) throws -> [SQLiteValue] {
        var values: [String: SQLiteValue] = [:]
        let known = otherTags.count
        for tag in tags.entries where !OCGDBSchema.tagsWithColumns.contains(tag.name) {
            if !otherTags.contains(tag.name) {
                guard otherTags.count < OCGDBWriter.maxOtherTags, GameQuery.isTagName(tag.name),
                    columnNames.insert(tag.name.lowercased()).inserted
                else {
                    report.tags += 1
                    continue
                }
                try file.run("ALTER TABLE Games ADD COLUMN \(DatabaseTable.quoted(tag.name)) TEXT")
                otherTags.append(tag.name)
            }
            if values[tag.name] != nil {
                report.tags += 1
            } else {
                values[tag.name] = .text(tag.value)
            }
        }
        if otherTags.count > known { insertion = try file.prepare(OCGDBSchema.insertion(otherTags: otherTags)) }
        return otherTags.map { values[$0] ?? .null }
    }

    /// Returns a text; NULL when it is unknown, as in ocgdb.
    private static func text(_ value: String?) -> SQLiteValue {
        guard let value, !value.isEmpty, value != "?" else { return .null }
        return .text(value)
    }

    private static func rating(_ value: String?) -> Int? {
        value.flatMap { Int($0) }.flatMap { $0 > 0 && $0 < 100_000 ? $0 : nil }
    }
}
