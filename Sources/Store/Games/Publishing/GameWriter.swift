import GRDB
import GameDatabases

/// Writes staged games as rows of Games, with their names and texts.
struct GameWriter {
    private let games: GameBatch
    private let textInsertion: PreparedStatement
    private var checksums: GameChecksums
    private var events: NameRows
    private var sites: NameRows
    private var players: NameRows

    init(_ db: Database, _ pace: ImportPace) throws {
        games = try GameBatch(db)
        textInsertion = try PreparedStatement(db, sql: "INSERT INTO game_text (game, text) VALUES (?, ?)")
        checksums = GameChecksums(db)
        events = try NameRows(.events, db, isAlone: !pace.hasPauses)
        sites = try NameRows(.sites, db, isAlone: !pace.hasPauses)
        players = try NameRows(.players, db, isAlone: !pace.hasPauses)
    }

    /// The ID of the next game that is written.
    var nextGame: Int64 { games.nextGame }

    /// Writes a game. Its row is in the table after `flush()` at the latest.
    ///
    /// - Parameter known: the rows of its players, as `knownPlayers(_:)` returned them.
    /// - Returns: the ID of the game, and the rows of its players.
    mutating func write(_ staged: StagedGame, _ known: KnownPlayers) throws -> (id: Int64, players: Players) {
        let parts = staged.row.parts
        let event = try events.row(of: staged.row.name(parts.event), in: staged.bytes)
        let site = try sites.row(of: staged.row.name(parts.site), in: staged.bytes)
        let white = try known.white ?? players.row(of: staged.row.name(parts.white), in: staged.bytes)
        let black = try known.black ?? players.row(of: staged.row.name(parts.black), in: staged.bytes)
        let game = try games.add(staged, GameBatch.Rows(event: event, site: site, white: white, black: black))
        if let text = staged.row.range(parts.text) {
            try textInsertion.insert(partsOf: staged.bytes) { values in
                textInsertion.bind(game)
                values.bind(blob: text)
            }
        }
        try checksums.add(game, staged.row.digest)
        return (game, Players(white: white, black: black))
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

    /// Returns the rows of the players of a game, each nil if the file does not have the name yet.
    mutating func knownPlayers(_ staged: StagedGame) throws -> KnownPlayers {
        let parts = staged.row.parts
        return KnownPlayers(
            white: try players.knownRow(of: staged.row.name(parts.white), in: staged.bytes),
            black: try players.knownRow(of: staged.row.name(parts.black), in: staged.bytes))
    }

    /// The rows of the players of a game.
    struct Players {
        let white: Int64
        let black: Int64
    }

    /// The rows of the players of a game; nil for names that the file does not have yet.
    struct KnownPlayers {
        let white: Int64?
        let black: Int64?

        /// The rows of both; nil when one is missing.
        var both: Players? {
            guard let white, let black else { return nil }
            return Players(white: white, black: black)
        }
    }
}
