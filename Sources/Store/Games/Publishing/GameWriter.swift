import GRDB
import GameDatabases

/// Writes staged games as rows of Games, with all their names in memory.
struct GameWriter {
    private let games: GameBatch
    private let textInsertion: PreparedStatement
    private var checksums: GameChecksums
    private(set) var events: NameRows
    private(set) var sites: NameRows
    private(set) var players: NameRows

    init(_ source: GamesImport, _ db: Database, _ pace: ImportPace) throws {
        games = try GameBatch(db)
        textInsertion = try PreparedStatement(db, sql: "INSERT INTO game_text (game, text) VALUES (?, ?)")
        checksums = GameChecksums(db)
        events = try NameRows(source.events, .events, db, isAlone: !pace.hasPauses)
        sites = try NameRows(source.sites, .sites, db, isAlone: !pace.hasPauses)
        players = try NameRows(source.players, .players, db, isAlone: !pace.hasPauses)
    }

    /// The ID of the next game that is written.
    var nextGame: Int64 { games.nextGame }

    /// Writes a game. Its row is in the table after `flush()` at the latest.
    ///
    /// - Returns: the ID of the game.
    mutating func write(_ staged: StagedGame) throws -> Int64 {
        let names = staged.row.names
        let game = try games.add(
            staged,
            GameBatch.Rows(
                event: events.row(names.event), site: sites.row(names.site), white: players.row(names.white),
                black: players.row(names.black)))
        if let text = staged.row.range(staged.row.parts.text) {
            try textInsertion.insert(partsOf: staged.bytes) { parts in
                textInsertion.bind(game)
                parts.bind(blob: text)
            }
        }
        try checksums.add(game, staged.row.digest)
        return game
    }

    /// Writes the row of a game if it waits for a full batch.
    func flush(upTo game: Int64) throws {
        if games.isWaiting(game) { try games.flush() }
    }

    /// Writes the rows that wait for a full batch.
    mutating func flush() throws {
        try games.flush()
        try checksums.flush()
    }

    /// Frees the memory of the names after the last game.
    mutating func removeNames() {
        events.removeAll()
        sites.removeAll()
        players.removeAll()
    }

    /// Returns the rows of the players of a game, if the file already has both names.
    mutating func knownPlayers(_ names: StagedRow.Names) throws -> (white: Int64, black: Int64)? {
        guard let white = try players.knownRow(names.white), let black = try players.knownRow(names.black) else {
            return nil
        }
        return (white, black)
    }
}
