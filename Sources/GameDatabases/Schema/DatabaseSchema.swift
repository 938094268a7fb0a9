/// What a foreign file holds that matters here: the games, the tables of names and comments where they can be read.
struct DatabaseSchema {
    let kind: DatabaseFormat
    let games: DatabaseTable
    let events: DatabaseTable?
    let sites: DatabaseTable?
    let players: DatabaseTable?
    let comments: DatabaseTable?
    /// Prep's own: a game's whole text, where a move blob cannot hold it.
    let texts: DatabaseTable?
    /// Prep's own: the games that are chapters of repertoires, which are not read.
    let chapters: DatabaseTable?

    /// Recognises a file by its tables, columns and Info rows.
    ///
    /// - Throws: `DatabaseFileError` that says what the file is instead.
    init(_ file: SQLiteFile, path: String) throws {
        games = try DatabaseSchema.games(file, path: path)
        kind = try DatabaseSchema.kind(games, file, path: path)
        func optional(_ name: String, _ columns: String...) throws -> DatabaseTable? {
            guard case .table(let table) = try DatabaseTable.find(name, in: file) else { return nil }
            return columns.allSatisfy { table.has($0) } ? table : nil
        }
        events = try optional("Events", "ID", "Name")
        sites = try optional("Sites", "ID", "Name")
        players = try optional("Players", "ID", "Name")
        comments = kind.hasCommentTable ? try optional("Comments", "GameID", "Ply", "Comment") : nil
        texts = kind == .prep ? try optional("game_text", "game", "text") : nil
        chapters = kind == .prep ? try optional("chapter", "game") : nil
    }

    private static func games(_ file: SQLiteFile, path: String) throws -> DatabaseTable {
        switch try DatabaseTable.find("Games", in: file) {
        case .table(let table): return table
        case .refused(let what):
            throw DatabaseFileError(
                .unknownFormat, path: path,
                "\(path): Games is \(what), which is not read from a file of unknown origin")
        case .missing:
            let tables = try file.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name", atMost: 4)
            let names = tables.compactMap { $0.first?.word?.prefix(30) }.joined(separator: ", ")
            let holds = names.isEmpty ? "an empty database" : "a database with the tables \(names)"
            throw DatabaseFileError(
                .unknownFormat, path: path,
                "\(path): \(holds), without a table Games; give a database of ocgdb, En Croissant or Prep")
        }
    }

    /// The rows of the page's table, in the order in which they exclude each other.
    private static func kind(_ games: DatabaseTable, _ file: SQLiteFile, path: String) throws -> DatabaseFormat {
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

    /// ocgdb says so in its table Info since it changed the codes of promotions.
    private static func hasDataStructureVersion(_ file: SQLiteFile) throws -> Bool {
        guard case .table(let info) = try DatabaseTable.find("Info", in: file), info.has("Name") else { return false }
        let names = try file.rows("SELECT Name FROM \(info.quoted)", atMost: 1_000)
        return names.contains { $0.first?.word == "Data Structure Version" }
    }
}
