import Chess
import GRDB
import GRDBSQLite
import PGN

/// Walks over games, straight on SQLite's own handle: a hundred thousand of them in some hundredths of a second. The
/// chapters of repertoires are left out.
final class GameCursor {
    private let statement: OpaquePointer?
    private let connection: OpaquePointer?

    /// - Parameters:
    ///   - condition: SQL over the columns of Games, with `?` for each of `values`.
    init(_ db: Database, where condition: String = "1", _ values: [any DatabaseValueConvertible] = []) throws {
        connection = db.sqliteConnection
        var prepared: OpaquePointer?
        let sql = """
            SELECT ID, Result, WhiteElo, BlackElo, Date, FEN, Moves FROM Games
            WHERE ID NOT IN (SELECT game FROM chapter) AND (\(condition)) ORDER BY ID
            """
        let code = sqlite3_prepare_v3(connection, sql, -1, 0, &prepared, nil)
        statement = prepared
        guard code == SQLITE_OK else { throw SQLiteHandle.error(code, connection) }
        for (index, value) in values.enumerated() { bind(value.databaseValue, Int32(index + 1)) }
    }

    deinit { sqlite3_finalize(statement) }

    /// The next game; nil at the end.
    func next() throws -> Int64? {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: return sqlite3_column_int64(statement, 0)
        case SQLITE_DONE: return nil
        case let code: throw SQLiteHandle.error(code, connection)
        }
    }

    /// What the game's row says.
    var facts: GameSummary {
        GameSummary(
            result: result, whiteElo: rating(2), blackElo: rating(3), year: year)
    }

    /// Where the game begins; nil where its FEN is none.
    var start: Position? {
        guard let text = sqlite3_column_text(statement, 5) else { return .initial }
        return try? Position(fen: String(cString: text))
    }

    /// The moves, two bytes each; on loan until the next row.
    func withMoves<Value>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Value) rethrows -> Value {
        let count = Int(sqlite3_column_bytes(statement, 6))
        let bytes = sqlite3_column_blob(statement, 6)?.assumingMemoryBound(to: UInt8.self)
        return try body(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : count))
    }

    private var result: GameResult {
        guard let text = sqlite3_column_text(statement, 1) else { return .unknown }
        switch (text[0], text[0] == 0 ? 0 : text[1]) {
        case (UInt8(ascii: "1"), UInt8(ascii: "-")): return .whiteWins
        case (UInt8(ascii: "0"), UInt8(ascii: "-")): return .blackWins
        case (UInt8(ascii: "1"), UInt8(ascii: "/")): return .draw
        default: return .unknown
        }
    }

    private func rating(_ column: Int32) -> UInt16 {
        UInt16(clamping: max(sqlite3_column_int64(statement, column), 0))
    }

    private var year: UInt16 {
        guard let text = sqlite3_column_text(statement, 4) else { return 0 }
        var year: UInt16 = 0
        for index in 0..<4 {
            guard text[index] >= 0x30, text[index] <= 0x39 else { return 0 }
            year = year * 10 + UInt16(text[index] - 0x30)
        }
        return year
    }

    private func bind(_ value: DatabaseValue, _ column: Int32) {
        switch value.storage {
        case .int64(let number): sqlite3_bind_int64(statement, column, number)
        case .double(let number): sqlite3_bind_double(statement, column, number)
        case .string(let text):
            sqlite3_bind_text(statement, column, text, -1, SQLiteHandle.copies)
        default: break
        }
    }
}
