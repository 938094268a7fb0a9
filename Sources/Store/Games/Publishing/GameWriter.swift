import GRDB
import GameDatabases
import PGN

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
        let names = staged.names
        let game = try games.add(
            staged,
            GameBatch.Rows(
                event: events.row(names.event), site: sites.row(names.site), white: players.row(names.white),
                black: players.row(names.black)))
        if let text = staged.text {
            textInsertion.bind(game)
            textInsertion.bind(text)
            try textInsertion.insert()
        }
        try checksums.add(game, digest(staged))
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
    mutating func knownPlayers(_ game: StagedGame) throws -> (white: Int64, black: Int64)? {
        guard let white = try players.knownRow(game.names.white), let black = try players.knownRow(game.names.black)
        else { return nil }
        return (white, black)
    }

    private func digest(_ game: StagedGame) -> UInt64 {
        var hash = ByteHash()
        events.withBytes(game.names.event) { hash.add($0) }
        sites.withBytes(game.names.site) { hash.add($0) }
        players.withBytes(game.names.white) { hash.add($0) }
        players.withBytes(game.names.black) { hash.add($0) }
        GameChecksums.add(game.date, &hash)
        GameChecksums.add(game.timeControl, &hash)
        GameChecksums.add(game.eco, &hash)
        GameChecksums.add(game.fen, &hash)
        hash.add(UInt64(game.whiteElo ?? 0))
        hash.add(UInt64(game.blackElo ?? 0))
        hash.add(game.result.rawValue)
        hash.add(game.moves)
        hash.add(game.text ?? [])
        // A round that its column cannot hold is in the text.
        if game.text == nil { GameChecksums.add(game.round, &hash) }
        return hash.value
    }
}
