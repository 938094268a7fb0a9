import GRDB
import GameDatabases
import PGN

/// Inserts rows into Games, 32 with one statement: that saves each row the lookup of the last ID, a third of its cost.
final class GameBatch {
    /// The rows of the names of a game.
    struct Rows {
        var event: Int64
        var site: Int64
        var white: Int64
        var black: Int64
    }

    /// A game whose row is not in the table yet.
    private struct Waiting {
        let game: StagedGame
        let rows: Rows
    }

    private static let rows = 32
    private static let columns = 15
    private static let head = """
        INSERT INTO Games (ID, EventID, SiteID, Date, Round, WhiteID, WhiteElo, BlackID, BlackElo, Result,
          TimeControl, ECO, PlyCount, FEN, Moves) VALUES
        """

    private let singleInsertion: PreparedStatement
    private let batchInsertion: PreparedStatement
    private var waiting: [Waiting] = []
    /// The ID of the first waiting row.
    private var nextID: Int64

    /// The ID of the next game that is added.
    var nextGame: Int64 { nextID + Int64(waiting.count) }

    init(_ db: Database) throws {
        let row = "(" + Array(repeating: "?", count: Self.columns).joined(separator: ", ") + ")"
        singleInsertion = try PreparedStatement(db, sql: "\(Self.head) \(row)")
        batchInsertion = try PreparedStatement(
            db, sql: Self.head + " " + Array(repeating: row, count: Self.rows).joined(separator: ", "))
        // As with AUTOINCREMENT: greater than every ID that was ever used.
        let last = try Int64.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'Games'") ?? 0
        let newest = max(last, try Int64.fetchOne(db, sql: "SELECT max(ID) FROM Games") ?? 0)
        guard ColumnLimits.id.contains(newest) else { throw ColumnFault(table: "Games", column: "ID", row: newest) }
        nextID = newest + 1
        waiting.reserveCapacity(Self.rows)
    }

    /// Whether a game was added and is not in the table yet.
    func isWaiting(_ game: Int64) -> Bool { game >= nextID && game < nextGame }

    /// Adds a row, which is in the table after `flush()` at the latest.
    ///
    /// - Returns: the ID of the row.
    func add(_ game: StagedGame, _ rows: Rows) throws -> Int64 {
        waiting.append(Waiting(game: game, rows: rows))
        let id = nextID + Int64(waiting.count - 1)
        if waiting.count == Self.rows {
            for index in waiting.indices { bind(waiting[index], nextID + Int64(index), to: batchInsertion) }
            try batchInsertion.insert()
            nextID += Int64(waiting.count)
            waiting.removeAll(keepingCapacity: true)
        }
        return id
    }

    /// Inserts the waiting rows.
    func flush() throws {
        let rows = waiting
        waiting = []
        for row in rows {
            bind(row, nextID, to: singleInsertion)
            try singleInsertion.insert()
            nextID += 1
        }
    }

    private func bind(_ row: borrowing Waiting, _ id: Int64, to statement: PreparedStatement) {
        statement.bind(id)
        statement.bind(row.rows.event)
        statement.bind(row.rows.site)
        statement.bind(row.game.date)
        statement.bind(row.game.round)
        statement.bind(row.rows.white)
        statement.bind(row.game.whiteElo)
        statement.bind(row.rows.black)
        statement.bind(row.game.blackElo)
        statement.bind(row.game.result.rawValue)
        statement.bind(row.game.timeControl)
        statement.bind(row.game.eco)
        statement.bind(row.game.moves.count / 2)
        statement.bind(row.game.fen)
        statement.bind(row.game.moves)
    }
}
