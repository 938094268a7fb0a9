import GRDB
import GameDatabases
import PGN

/// Finds the duplicates of games: games with the same players, date, result, start and moves, unless both rounds or both
/// addresses on the web are known and differ. Event and site may be spelled differently. Games without moves must have
/// the same tags. Chapters of repertoires are not searched.
struct DuplicateGames {
    private var table: DigestTable
    private let candidate: PreparedStatement

    /// - Parameter capacity: the number of games for which memory is reserved.
    init(_ db: Database, capacity: Int = 0) throws {
        table = DigestTable(capacity: capacity)
        candidate = try PreparedStatement(
            db,
            sql: """
                SELECT WhiteID, BlackID, Date, Result, FEN, Moves, Round, t.text, e.Name, s.Name, TimeControl, ECO,
                  ifnull(WhiteElo, 0), ifnull(BlackElo, 0)
                FROM Games LEFT JOIN Events AS e ON e.ID = EventID LEFT JOIN Sites AS s ON s.ID = SiteID
                LEFT JOIN game_text AS t ON t.game = Games.ID WHERE Games.ID = ?
                """)
    }

    /// The players of a game, and its digest, which all duplicates share.
    struct Key {
        fileprivate let players: GameWriter.Players
        fileprivate let digest: UInt64

        init(_ game: StagedGame, _ players: GameWriter.Players) {
            self.players = players
            var hash = ByteHash()
            hash.add(UInt64(bitPattern: players.white))
            hash.add(UInt64(bitPattern: players.black))
            game.add(game.row.parts.date, to: &hash)
            game.add(game.row.parts.result, to: &hash)
            game.add(game.row.parts.fen, to: &hash)
            game.add(game.row.parts.moves, to: &hash)
            digest = hash.value
        }
    }

    /// Adds all stored games. Some 0.2 s for 100,000.
    mutating func addStoredGames(_ db: Database, _ pace: ImportPace) throws {
        var next: Int64 = 0
        let statement = try PreparedStatement(
            db,
            sql: """
                SELECT ID, WhiteID, BlackID, Date, Result, FEN, Moves FROM Games
                WHERE ID >= ? AND \(try VisibleGames.condition(db)) ORDER BY ID LIMIT ?
                """)
        var isAtEnd = false
        while !isAtEnd {
            statement.bind(next)
            statement.bind(Self.gamesPerStep)
            var count = 0
            while try statement.step() {
                let game = statement.integer(at: 0)
                table.insert(Self.digest(statement, from: 1), game)
                next = game + 1
                count += 1
            }
            statement.reset()
            isAtEnd = count < Self.gamesPerStep
            try pace.pauseIfDue()
        }
    }

    private static let gamesPerStep = 5000

    /// Returns the first game that is the same as a staged one.
    func duplicate(of game: StagedGame, _ key: Key, _ writer: GameWriter) throws -> Int64? {
        try table.first(key.digest) { id in try isSame(game, key.players, id, writer) }
    }

    mutating func add(_ key: Key, id: Int64) { table.insert(key.digest, id) }

    /// The digest of a row with six columns from `first` on: the players, date, result, start and moves.
    static func digest(_ row: PreparedStatement, from first: Int) -> UInt64 {
        var hash = ByteHash()
        hash.add(UInt64(bitPattern: row.integer(at: first)))
        hash.add(UInt64(bitPattern: row.integer(at: first + 1)))
        for column in (first + 2)...(first + 5) { row.withBlob(at: column) { hash.add(UnsafeRawBufferPointer($0)) } }
        return hash.value
    }

    // MARK: - Comparing

    private func isSame(
        _ game: StagedGame, _ players: GameWriter.Players, _ id: Int64, _ writer: GameWriter
    ) throws -> Bool {
        try writer.flush(upTo: id)
        candidate.bind(id)
        defer { candidate.reset() }
        guard try candidate.step(), candidate.integer(at: 0) == players.white,
            candidate.integer(at: 1) == players.black,
            candidate.text(at: 2) == game.date, candidate.text(at: 3) == game.result,
            candidate.text(at: 4) == game.fen,
            candidate.withBlob(at: 5, { $0.elementsEqual(game.moves) })
        else { return false }
        let text = candidate.isNull(at: 7) ? nil : candidate.withBlob(at: 7) { [UInt8]($0) }
        let event = candidate.text(at: 8) ?? ""
        let site = candidate.text(at: 9) ?? ""
        if game.moves.isEmpty {
            return text == game.text && event == game.event
                && site == game.site && candidate.text(at: 10) == game.timeControl
                && candidate.text(at: 11) == game.eco && candidate.integer(at: 12) == Int64(game.row.whiteElo)
                && candidate.integer(at: 13) == Int64(game.row.blackElo)
        }
        let stored = GameOrigin(round: candidate.text(at: 6), site: site, text: text)
        return !stored.contradicts(
            GameOrigin(round: game.round, site: game.site, text: game.text))
    }
}
