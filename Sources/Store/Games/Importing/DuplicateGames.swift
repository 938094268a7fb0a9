import GRDB
import GameDatabases

/// Detects duplicate games: the games in the database by a digest of players, date, result, start and moves. Chapters of
/// repertoires are not included.
struct DuplicateGames {
    private var games: [UInt64: Int64] = [:]
    private let db: Database

    init(_ db: Database) throws {
        self.db = db
        let cursor = try Row.fetchCursor(
            db,
            sql: """
                SELECT Games.ID, w.Name, b.Name, Date, Result, FEN, Moves FROM Games
                LEFT JOIN Players AS w ON w.ID = WhiteID LEFT JOIN Players AS b ON b.ID = BlackID
                WHERE Games.ID NOT IN (SELECT game FROM chapter)
                """)
        while let row = try cursor.next() {
            func text(_ column: Int) -> String? { row.text(at: column) }
            let digest = Self.digest(
                white: text(1) ?? "", black: text(2) ?? "", date: text(3), result: text(4) ?? "*", fen: text(5),
                moves: [UInt8].stored(row[6]))
            games[digest] = Int64.fromDatabaseValue(row[0])
        }
    }

    mutating func add(_ digest: UInt64, _ game: Int64) { games[digest] = game }

    /// Whether a game has that digest. Only then `game` reads its row.
    func mayContain(_ digest: UInt64) -> Bool { games[digest] != nil }

    /// Returns the duplicate of a game: the game with the same digest, if its row has the same players, date and moves.
    func duplicate(_ digest: UInt64, _ columns: GameColumns, _ moves: [UInt8]) throws -> Int64? {
        guard let game = games[digest] else { return nil }
        let statement = try db.cachedStatement(
            sql: """
                SELECT w.Name, b.Name, Date, Moves FROM Games LEFT JOIN Players AS w ON w.ID = WhiteID
                LEFT JOIN Players AS b ON b.ID = BlackID WHERE Games.ID = ?
                """)
        guard let row = try Row.fetchOne(statement, arguments: [game]) else { return nil }
        func text(_ column: Int) -> String? { row.text(at: column) }
        let isSame =
            text(0) ?? "" == columns.white && text(1) ?? "" == columns.black && text(2) == columns.date
            && [UInt8].stored(row[3]) == moves
        return isSame ? game : nil
    }

    /// Returns a digest that is valid in this process only and never stored.
    static func digest(
        white: String, black: String, date: String?, result: String, fen: String?, moves: [UInt8]
    ) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(white)
        hasher.combine(black)
        hasher.combine(date)
        hasher.combine(result)
        hasher.combine(fen)
        moves.withUnsafeBytes { hasher.combine(bytes: $0) }
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }
}
