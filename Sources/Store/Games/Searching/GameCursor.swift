import Chess
import GRDB
import GameDatabases
import PGN

/// Iterates over stored games, 100,000 in some hundredths of a second. Chapters of repertoires are skipped.
final class GameCursor {
    private let statement: PreparedStatement
    /// The games still to be read, the last one first; nil for those of the condition.
    private var ids: [Int64]?

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
                \(Self.columns) WHERE \(visible) AND (\(condition))
                ORDER BY ID\(limit < .max ? " LIMIT \(limit)" : "")
                """)
        for value in values { statement.bind(SQLiteValue(value.databaseValue)) }
    }

    /// - Parameter ids: the games to read, in this order; missing ones are skipped.
    init(_ db: Database, ids: [Int64]) throws {
        statement = try PreparedStatement(
            db, sql: "\(Self.columns) WHERE ID = ? AND \(try VisibleGames.condition(db, id: "ID"))")
        self.ids = ids.reversed()
    }

    private static let columns = "SELECT ID, Result, WhiteElo, BlackElo, Date, FEN, Moves, TimeControl FROM Games"

    /// Advances to the next game and returns its ID; nil after the last one.
    func next() throws -> Int64? {
        guard ids != nil else { return try statement.step() ? statement.integer(at: 0) : nil }
        while let id = ids?.popLast() {
            statement.reset()
            statement.bind(id)
            if try statement.step() { return id }
        }
        return nil
    }

    /// Ends the iteration and releases its lock.
    func close() { statement.reset() }

    /// Result, ratings, year and speed of the game.
    var summary: GameSummary {
        // The texts as blobs: SQLite copies a text to put a zero byte after it.
        GameSummary(
            result: statement.withBlob(at: 1, GameSummary.result), whiteElo: rating(2), blackElo: rating(3),
            year: statement.withBlob(at: 4, GameSummary.year),
            speed: statement.utf8(at: 7).flatMap { GameSpeed(timeControl: String(cString: $0)) })
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

    private func rating(_ column: Int) -> UInt16 { GameSummary.rating(statement.integer(at: column)) }
}
