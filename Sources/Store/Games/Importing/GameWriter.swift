import Chess
import GRDB
import GameDatabases
import PGN

/// Writes thousands of games as rows of Games, with all names in memory.
struct GameWriter {
    private let games: GameBatch
    private let textInsertion: PreparedStatement
    private var events: NameCache
    private var sites: NameCache
    private var players: NameCache

    init(_ db: Database) throws {
        games = try GameBatch(db)
        textInsertion = try PreparedStatement(db, sql: "INSERT INTO game_text (game, text) VALUES (?, ?)")
        events = try NameCache(.events, db)
        sites = try NameCache(.sites, db)
        players = try NameCache(.players, db)
    }

    /// Writes a game. Its row is in the table after `flush()` at the latest.
    ///
    /// - Parameters:
    ///   - moves: two bytes per ply.
    ///   - annotated: the whole game, if it has more than these moves.
    /// - Returns: the ID of the game.
    mutating func write(
        _ columns: GameColumns, _ tags: [TagPair], _ start: Position, _ moves: [UInt8], _ result: GameResult,
        annotated: GameTree?
    ) throws -> Int64 {
        let game = try games.add(
            GameBatch.GameValues(
                event: try events.row(of: columns.event), site: try sites.row(of: columns.site), date: columns.date,
                round: columns.round,
                white: GameBatch.Player(row: try players.row(of: columns.white), elo: columns.whiteElo),
                black: GameBatch.Player(row: try players.row(of: columns.black), elo: columns.blackElo),
                result: result.rawValue, timeControl: columns.timeControl, eco: columns.eco,
                fen: start == .initial ? nil : start.fen, moves: moves))
        if let text = text(columns, tags, annotated) {
            textInsertion.bind(game)
            textInsertion.bind(text)
            try textInsertion.insert()
        }
        return game
    }

    /// Returns the text to store beside the game; nil when the columns hold all of it.
    private func text(_ columns: GameColumns, _ tags: [TagPair], _ annotated: GameTree?) -> [UInt8]? {
        if let annotated { return GameText.bytes(of: tags, whole: annotated) }
        if !columns.areComplete { return GameText.bytes(of: tags) }
        if !columns.inexactTags.isEmpty { return GameText.bytes(ofInexact: columns.inexactTags) }
        return nil
    }

    /// Writes the rows that wait for a full batch.
    func flush() throws { try games.flush() }
}
