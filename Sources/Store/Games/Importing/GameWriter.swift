import Chess
import GRDB
import GameDatabases
import PGN

/// Writes games as rows of Games, with all names in memory: for thousands at a time.
struct GameWriter {
    private let games: GameBatch
    private let texts: RowWriter
    private var events: NameCache
    private var sites: NameCache
    private var players: NameCache

    init(_ db: Database) throws {
        games = try GameBatch(db)
        texts = try RowWriter(db, sql: "INSERT INTO game_text (game, text) VALUES (?, ?)")
        events = try NameCache(.events, db)
        sites = try NameCache(.sites, db)
        players = try NameCache(.players, db)
    }

    /// Writes a game.
    /// - Parameters:
    ///   - moves: two bytes a ply.
    ///   - annotated: the whole game, where the moves are not all of it.
    /// - Returns: its ID; the row is there after `flush()` at the latest.
    mutating func write(
        _ columns: GameColumns, _ tags: [TagPair], _ start: Position, _ moves: [UInt8], _ result: GameResult,
        annotated: GameTree?
    ) throws -> Int64 {
        let game = try games.add(
            GameBatch.GameValues(
                event: try events.row(of: columns.event), site: try sites.row(of: columns.site), date: columns.date,
                round: columns.round, white: try players.row(of: columns.white), whiteElo: columns.whiteElo,
                black: try players.row(of: columns.black), blackElo: columns.blackElo, result: result.rawValue,
                timeControl: columns.timeControl, eco: columns.eco, fen: start == .initial ? nil : start.fen,
                moves: moves))
        if let annotated {
            texts.bind(game)
            texts.bind(GameText.bytes(of: tags, whole: annotated))
            try texts.write()
        } else if !columns.isWhole {
            texts.bind(game)
            texts.bind(GameText.bytes(of: tags))
            try texts.write()
        } else if !columns.odd.isEmpty {
            texts.bind(game)
            texts.bind(GameText.bytes(ofOdd: columns.odd))
            try texts.write()
        }
        return game
    }

    /// Writes the rows that wait for others to be written with.
    func flush() throws { try games.flush() }
}

/// A table of names with every name's row in memory.
struct NameCache {
    private var rows: [NameBytes: Int64] = [:]
    private let writer: RowWriter
    /// The name asked for last: games of one event follow each other.
    private var last: (name: NameBytes, row: Int64)?

    init(_ table: NameTable, _ db: Database) throws {
        writer = try RowWriter(db, sql: "INSERT INTO \(table.rawValue) (Name) VALUES (?)")
        let cursor = try Row.fetchCursor(db, sql: "SELECT ID, Name FROM \(table.rawValue)")
        while let row = try cursor.next() {
            guard let name = String.fromDatabaseValue(row[1]), let id = Int64.fromDatabaseValue(row[0]) else {
                continue
            }
            rows[NameBytes(name)] = id
        }
    }

    /// The row of a name, written when it is not there yet; the unknown name, which is empty, is row 1.
    mutating func row(of name: String) throws -> Int64 {
        if name.isEmpty { return 1 }
        let key = NameBytes(name)
        if let last, last.name == key { return last.row }
        if let row = rows[key] {
            last = (key, row)
            return row
        }
        writer.bind(name)
        let row = try writer.write()
        rows[key] = row
        return row
    }
}
