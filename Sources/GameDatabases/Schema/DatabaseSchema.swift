/// The tables of a game database that are read: the games, and names and comments where they can be read safely.
struct DatabaseSchema {
    let format: DatabaseFormat
    let games: DatabaseTable
    let events: DatabaseTable?
    let sites: DatabaseTable?
    let players: DatabaseTable?
    let comments: DatabaseTable?
    /// In Prep's files the text of each game that its columns and move blob do not hold completely.
    let texts: DatabaseTable?
    /// In Prep's files the games that are chapters of repertoires, which are not read.
    let chapters: DatabaseTable?
    /// In Prep's files the games of unfinished imports, which are not read.
    let batches: DatabaseTable?

    /// Recognises a format by its tables, columns and Info rows.
    ///
    /// - Throws: `DatabaseFileError.unknownFormat` with a message that says what the file contains.
    init(_ file: SQLiteFile, path: String) throws {
        games = try DatabaseSchema.games(file, path: path)
        format = try DatabaseSchema.format(games, file, path: path)
        func optional(_ name: String, _ columns: String...) throws -> DatabaseTable? {
            guard case .table(let table) = try DatabaseTable.find(name, in: file) else { return nil }
            return columns.allSatisfy { table.has($0) } ? table : nil
        }
        events = try optional("Events", "ID", "Name")
        sites = try optional("Sites", "ID", "Name")
        players = try optional("Players", "ID", "Name")
        comments = format.hasCommentTable ? try optional("Comments", "GameID", "Ply", "Comment") : nil
        texts = format == .prep ? try optional("game_text", "game", "text") : nil
        chapters = format == .prep ? try optional("chapter", "game") : nil
        batches = format == .prep ? try optional("game_batch", "first_game", "last_game") : nil
    }

    private static func games(_ file: SQLiteFile, path: String) throws -> DatabaseTable {
        switch try DatabaseTable.find("Games", in: file) {
        case .table(let table): return table
        case .refused(let description):
            throw DatabaseFileError(
                .unknownFormat, path: path,
                "\(path): Games is \(description), which is not read from a file of unknown origin")
        case .missing:
            let tables = try file.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name", atMost: 4)
            let names = tables.compactMap { $0.first?.textValue?.prefix(30) }.joined(separator: ", ")
            let contents = names.isEmpty ? "an empty database" : "a database with the tables \(names)"
            throw DatabaseFileError(
                .unknownFormat, path: path,
                "\(path): \(contents), without a table Games; give a database of ocgdb, En Croissant or Prep")
        }
    }

    /// Recognises the known formats, the most specific first.
    private static func format(_ games: DatabaseTable, _ file: SQLiteFile, path: String) throws -> DatabaseFormat {
        if games.has("Moves"), games.has("PawnHome") || games.has("WhiteMaterial") { return .enCroissant }
        if games.has("Moves2") { return try hasDataStructureVersion(file) ? .ocgdb : .ocgdbBefore2022 }
        if games.has("Moves1") { return .ocgdbOneByte }
        guard let moves = games.column("Moves") else {
            throw DatabaseFileError(
                .unknownFormat, path: path,
                "\(path): its table Games has no column of moves (Moves, Moves1 or Moves2), so there is nothing to read"
            )
        }
        if ["TEXT", "CHAR", "CLOB"].contains(where: moves.type.contains) { return .ocgdbText }
        if moves.type.contains("BLOB") { return .prep }
        throw DatabaseFileError(
            .unknownFormat, path: path,
            "\(path): the moves of its games are declared \(moves.type.isEmpty ? "as nothing" : moves.type.prefix(30)); "
                + "ocgdb, En Croissant and Prep declare them TEXT or BLOB")
    }

    /// Whether the file has the Info row that ocgdb writes since it changed the codes of promotions.
    private static func hasDataStructureVersion(_ file: SQLiteFile) throws -> Bool {
        guard case .table(let info) = try DatabaseTable.find("Info", in: file), info.has("Name") else { return false }
        let names = try file.rows("SELECT Name FROM \(info.quoted)", atMost: 1_000)
        return names.contains { $0.first?.textValue == "Data Structure Version" }
    }
}
