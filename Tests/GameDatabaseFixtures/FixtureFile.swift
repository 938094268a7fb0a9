import Foundation
import GRDB
import GameDatabases
import PGN

/// Makes a database in each format with the fixture games, with plain SQL from the published schemas.
enum FixtureFile {
    static func make(_ format: DatabaseFormat, at path: String) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.write { db in
            try db.execute(sql: schema(format))
            for (index, text) in games(format).enumerated() {
                try insert(try FixtureGames.tree(text), number: index + 1, format, db)
            }
        }
        try queue.close()
    }

    /// Returns the games that the format can hold.
    static func games(_ format: DatabaseFormat) -> [String] {
        switch format {
        case .prep, .enCroissant: FixtureGames.all
        default: FixtureGames.standard
        }
    }

    private static func schema(_ format: DatabaseFormat) -> String {
        let names = """
            CREATE TABLE Info (Name TEXT UNIQUE NOT NULL, Value TEXT);
            CREATE TABLE Events (ID INTEGER PRIMARY KEY AUTOINCREMENT, Name TEXT UNIQUE);
            CREATE TABLE Sites (ID INTEGER PRIMARY KEY AUTOINCREMENT, Name TEXT UNIQUE);
            CREATE TABLE Players (ID INTEGER PRIMARY KEY, Name TEXT UNIQUE, Elo INTEGER);
            """
        let unknown =
            format == .enCroissant
            ? """
            INSERT INTO Events (ID, Name) VALUES (0, 'Unknown'); INSERT INTO Sites (ID, Name) VALUES (0, 'Unknown');
            INSERT INTO Players (ID, Name) VALUES (0, 'Unknown');
            """
            : """
            INSERT INTO Events (Name) VALUES (''); INSERT INTO Sites (Name) VALUES ('');
            INSERT INTO Players (ID, Name) VALUES (1, '');
            """
        let (before, moves, further) =
            switch format {
            case .prep: ("", "Moves BLOB", "")
            case .ocgdb, .ocgdbBefore2022: ("", "Moves2 BLOB DEFAULT NULL", ", Source TEXT, EventDate TEXT")
            case .ocgdbOneByte: ("", "Moves1 BLOB DEFAULT NULL", "")
            case .ocgdbText: ("", "Moves TEXT", "")
            case .enCroissant:
                ("UTCTime TEXT, WhiteMaterial INTEGER, BlackMaterial INTEGER,", "Moves BLOB", ", PawnHome BLOB")
            }
        let round = format == .ocgdb ? "TEXT" : "INTEGER"
        var sql =
            names + unknown + """
                CREATE TABLE Games (ID INTEGER PRIMARY KEY AUTOINCREMENT, EventID INTEGER, SiteID INTEGER, Date TEXT,
                  Round \(round), WhiteID INTEGER, WhiteElo INTEGER, BlackID INTEGER, BlackElo INTEGER, Result INTEGER,
                  \(before) \(format == .ocgdbBefore2022 ? "Timer" : "TimeControl") TEXT, ECO TEXT, PlyCount INTEGER, FEN TEXT,
                  \(moves)\(further));
                CREATE INDEX games_date_idx ON Games (Date);
                """
        if format.isOCGDB {
            sql +=
                "CREATE TABLE Comments (ID INTEGER PRIMARY KEY AUTOINCREMENT, GameID INTEGER, Ply INTEGER, Comment TEXT);"
        }
        if format == .ocgdb || format == .ocgdbOneByte {
            sql += "INSERT INTO Info (Name, Value) VALUES ('Data Structure Version', '0.6'), ('Variant', 'standard');"
        }
        if format == .prep { sql += "CREATE TABLE game_text (game INTEGER PRIMARY KEY, text BLOB NOT NULL);" }
        return sql
    }

    /// Returns the text that Prep stores beside the blob: the whole game, if it has variations.
    private static func storedText(_ tree: GameTree) -> String? {
        tree.count > tree.mainLine().count + 1 ? PGNWriter.write(tree) : nil
    }

    /// Returns the text after the tags.
    private static func movetext(_ tree: GameTree) -> String {
        let lines = PGNWriter.write(tree).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.drop { $0.isEmpty || $0.hasPrefix("[") }.joined(separator: "\n")
    }

    private static func insert(_ tree: GameTree, number: Int, _ format: DatabaseFormat, _ db: Database) throws {
        let tags = tree.tags
        func name(_ table: String, _ tag: String) throws -> Int64 {
            guard let name = tags[tag], name != "?" else { return format == .enCroissant ? 0 : 1 }
            try db.execute(sql: "INSERT OR IGNORE INTO \(table) (Name) VALUES (?)", arguments: [name])
            return try Int64.fetchOne(db, sql: "SELECT ID FROM \(table) WHERE Name = ?", arguments: [name]) ?? 0
        }
        var date = tags["Date"]
        if format.isOCGDB { date = date?.replacing(".", with: "-").replacing("?", with: "1") }
        let known = { (tag: String) in tags[tag].flatMap { $0 == "?" ? nil : $0 } }
        let (column, moves): (String, (any DatabaseValueConvertible)?) =
            switch format {
            case .prep: ("Moves", Data(FixtureEncoder.twoBytes(tree, promotions: FixtureEncoder.ownCodes)))
            case .ocgdb: ("Moves2", Data(FixtureEncoder.twoBytes(tree, promotions: FixtureEncoder.ocgdbCodes)))
            case .ocgdbBefore2022: ("Moves2", Data(FixtureEncoder.twoBytes(tree, promotions: FixtureEncoder.oldCodes)))
            case .ocgdbOneByte: ("Moves1", Data(FixtureEncoder.oneByte(tree)))
            case .ocgdbText: ("Moves", movetext(tree))
            case .enCroissant: ("Moves", Data(FixtureEncoder.indexed(tree)))
            }
        let isEmpty = tree.count == 1
        try db.execute(
            sql: """
                INSERT INTO Games (EventID, SiteID, Date, Round, WhiteID, WhiteElo, BlackID, BlackElo, Result,
                  \(format == .ocgdbBefore2022 ? "Timer" : "TimeControl"), ECO, PlyCount, FEN, \(column))
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                try name("Events", "Event"), try name("Sites", "Site"), isEmpty ? nil : date, known("Round"),
                try name("Players", "White"), known("WhiteElo").flatMap { Int($0) }, try name("Players", "Black"),
                known("BlackElo").flatMap { Int($0) }, tree.result == .unknown ? nil : tree.result.rawValue,
                tags["TimeControl"], tags["ECO"], isEmpty ? nil : tree.mainLine().count, tags["FEN"],
                isEmpty ? nil : moves,
            ])
        if format == .prep, let text = storedText(tree) {
            try db.execute(
                sql: "INSERT INTO game_text (game, text) VALUES (?, ?)", arguments: [number, Data(text.utf8)])
        }
        guard format.hasCommentTable else { return }
        let line = tree.withoutVariations()
        for (ply, node) in ([GameTree.root] + line.mainLine()).enumerated() {
            for comment in line[node].comments {
                try db.execute(
                    sql: "INSERT INTO Comments (GameID, Ply, Comment) VALUES (?, ?, ?)",
                    arguments: [number, ply - 1, comment.raw])
            }
        }
    }
}
