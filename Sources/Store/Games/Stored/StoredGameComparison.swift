import GRDB
import GameDatabases

/// Compares stored games with each other by the rule for duplicates.
struct StoredGameComparison {
    private let db: Database
    private let rows: [PreparedStatement]
    private let texts: PreparedStatement

    init(_ db: Database) throws {
        self.db = db
        let sql = """
            SELECT WhiteID, BlackID, Date, Result, FEN, Moves, Round, s.Name, EventID, TimeControl, ECO, WhiteElo, BlackElo
            FROM Games LEFT JOIN Sites AS s ON s.ID = SiteID WHERE Games.ID = ?
            """
        rows = try [PreparedStatement(db, sql: sql), PreparedStatement(db, sql: sql)]
        texts = try PreparedStatement(db, sql: "SELECT text FROM game_text WHERE game = ?")
    }

    /// Calls `body` with a digest of what duplicates have in common, in the order of the IDs.
    func forEachDigest(_ body: (UInt64, Int64) throws -> Void) throws {
        let games = try PreparedStatement(
            db,
            sql: """
                SELECT ID, WhiteID, BlackID, Date, Result, FEN, Moves FROM Games
                WHERE \(try VisibleGames.condition(db)) ORDER BY ID
                """)
        while try games.step() { try body(DuplicateGames.digest(games, from: 1), games.integer(at: 0)) }
    }

    /// Returns the text of a game; empty without one.
    func text(_ game: Int64) throws -> [UInt8] {
        texts.bind(game)
        defer { texts.reset() }
        return try texts.step() ? texts.withBlob(at: 0) { [UInt8]($0) } : []
    }

    /// Whether two games are duplicates.
    func isSame(_ first: Int64, _ second: Int64) throws -> Bool {
        for (row, game) in zip(rows, [first, second]) { row.bind(game) }
        defer { rows.forEach { $0.reset() } }
        guard try rows[0].step(), try rows[1].step() else { return false }
        func agree(_ columns: ClosedRange<Int>) -> Bool {
            columns.allSatisfy { column in
                rows[0].withBlob(at: column) { own in rows[1].withBlob(at: column) { own.elementsEqual($0) } }
            }
        }
        guard agree(0...5) else { return false }
        let texts = [try text(first), try text(second)]
        if rows[0].withBlob(at: 5, \.isEmpty) { return texts[0] == texts[1] && agree(6...12) }
        let origins = zip(rows, texts).map { row, text in
            GameOrigin(round: row.text(at: 6), site: row.text(at: 7) ?? "", text: text.isEmpty ? nil : text)
        }
        return !origins[0].contradicts(origins[1])
    }
}
