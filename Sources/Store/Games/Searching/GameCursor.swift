import Chess
import GRDB
import GameDatabases
import PGN

/// Iterates over stored games, 100,000 in some hundredths of a second. Chapters of repertoires are skipped.
final class GameCursor {
    private let statement: PreparedStatement

    /// - Parameters:
    ///   - condition: SQL over the columns of Games, with `?` for each of `values`.
    ///   - showsUnfinished: whether the games of an unfinished import are included.
    ///   - limit: the maximum number of games.
    init(
        _ db: Database, where condition: String = "1", _ values: [any DatabaseValueConvertible] = [],
        showsUnfinished: Bool = false, limit: Int = .max
    ) throws {
        let visible = showsUnfinished ? VisibleGames.isNoChapter : try VisibleGames.condition(db, id: "ID")
        statement = try PreparedStatement(
            db,
            sql: """
                SELECT ID, Result, WhiteElo, BlackElo, Date, FEN, Moves FROM Games
                WHERE \(visible) AND (\(condition)) ORDER BY ID\(limit < .max ? " LIMIT \(limit)" : "")
                """)
        for value in values { statement.bind(SQLiteValue(value.databaseValue)) }
    }

    /// Advances to the next game and returns its ID; nil after the last one.
    func next() throws -> Int64? {
        try statement.step() ? statement.integer(at: 0) : nil
    }

    /// Ends the iteration and releases its lock.
    func close() { statement.reset() }

    /// Result, ratings and year of the game.
    var summary: GameSummary {
        GameSummary(
            result: result, whiteElo: rating(2), blackElo: rating(3), year: year)
    }

    /// The position in which the game begins; nil when its FEN is invalid.
    var start: Position? {
        guard let text = statement.utf8(at: 5) else { return .initial }
        return try? Position(fen: String(cString: text))
    }

    /// Calls `body` with the moves, two bytes each, which are valid until it returns.
    func withMoves<Value>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Value) rethrows -> Value {
        try statement.withBlob(at: 6, body)
    }

    private var result: GameResult {
        guard let text = statement.utf8(at: 1) else { return .unknown }
        switch (text[0], text[0] == 0 ? 0 : text[1]) {
        case (UInt8(ascii: "1"), UInt8(ascii: "-")): return .whiteWins
        case (UInt8(ascii: "0"), UInt8(ascii: "-")): return .blackWins
        case (UInt8(ascii: "1"), UInt8(ascii: "/")): return .draw
        default: return .unknown
        }
    }

    private func rating(_ column: Int) -> UInt16 {
        UInt16(clamping: max(statement.integer(at: column), 0))
    }

    private var year: UInt16 {
        guard let text = statement.utf8(at: 4) else { return 0 }
        var year: UInt16 = 0
        for index in 0..<4 {
            guard text[index] >= 0x30, text[index] <= 0x39 else { return 0 }
            year = year * 10 + UInt16(text[index] - 0x30)
        }
        return year
    }
}
