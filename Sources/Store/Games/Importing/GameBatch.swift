import GRDB
import GRDBSQLite

/// Rows of Games on their way into the table, some at a time: one statement for many rows spares each of them the look
/// at the table of last IDs, which is a third of what a row costs.
final class GameBatch {
    /// The values of one row, in the order of the columns behind the ID.
    struct GameValues {
        var event: Int64
        var site: Int64
        var date: String?
        var round: String?
        var white: Int64
        var whiteElo: Int?
        var black: Int64
        var blackElo: Int?
        var result: String
        var timeControl: String?
        var eco: String?
        var fen: String?
        /// Two bytes a ply.
        var moves: [UInt8]
    }

    private static let rows = 32
    private static let columns = 15
    private static let head = """
        INSERT INTO Games (ID, EventID, SiteID, Date, Round, WhiteID, WhiteElo, BlackID, BlackElo, Result,
          TimeControl, ECO, PlyCount, FEN, Moves) VALUES
        """

    private let single: RowWriter
    private let many: RowWriter
    private var waiting: [GameValues] = []
    /// The ID of the first row that waits.
    private var next: Int64

    init(_ db: Database) throws {
        let row = "(" + Array(repeating: "?", count: Self.columns).joined(separator: ", ") + ")"
        single = try RowWriter(db, sql: "\(Self.head) \(row)")
        many = try RowWriter(
            db, sql: Self.head + " " + Array(repeating: row, count: Self.rows).joined(separator: ", "))
        // As AUTOINCREMENT has it: beyond every ID there ever was.
        let last = try Int64.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'Games'") ?? 0
        let newest = max(last, try Int64.fetchOne(db, sql: "SELECT max(ID) FROM Games") ?? 0)
        guard ColumnLimits.id.contains(newest) else { throw ColumnFault(table: "Games", column: "ID", row: newest) }
        next = newest + 1
        waiting.reserveCapacity(Self.rows)
    }

    /// - Returns: the ID the row will have; it is in the table after `flush()` at the latest.
    func add(_ game: GameValues) throws -> Int64 {
        waiting.append(game)
        let id = next + Int64(waiting.count - 1)
        if waiting.count == Self.rows {
            bind(to: many)
            try many.write()
            forget()
        }
        return id
    }

    /// Writes what waits.
    func flush() throws {
        let games = waiting
        waiting = []
        for game in games {
            bind(game, next, to: single)
            try single.write()
            next += 1
        }
    }

    private func forget() {
        next += Int64(waiting.count)
        waiting.removeAll(keepingCapacity: true)
    }

    private func bind(to writer: RowWriter) {
        for (index, game) in waiting.enumerated() { bind(game, next + Int64(index), to: writer) }
    }

    private func bind(_ game: GameValues, _ id: Int64, to writer: RowWriter) {
        writer.bind(id)
        writer.bind(game.event)
        writer.bind(game.site)
        writer.bind(game.date)
        writer.bind(game.round)
        writer.bind(game.white)
        writer.bind(game.whiteElo)
        writer.bind(game.black)
        writer.bind(game.blackElo)
        writer.bind(game.result)
        writer.bind(game.timeControl)
        writer.bind(game.eco)
        writer.bind(game.moves.count / 2)
        writer.bind(game.fen)
        writer.bind(game.moves)
    }
}
