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
        let row: StagedRow
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
    /// The texts and moves of the waiting games.
    private var bytes: [UInt8] = []
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
        waiting.append(Waiting(row: game.row.moved(to: bytes.count), rows: rows))
        bytes.append(contentsOf: game.bytes[game.row.range])
        let id = nextID + Int64(waiting.count - 1)
        if waiting.count == Self.rows {
            try insert(waiting[...], with: batchInsertion)
            removeWaiting()
        }
        return id
    }

    /// Inserts the waiting rows.
    func flush() throws {
        for index in waiting.indices { try insert(waiting[index...index], with: singleInsertion) }
        removeWaiting()
    }

    private func removeWaiting() {
        waiting.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
    }

    private func insert(_ games: ArraySlice<Waiting>, with statement: PreparedStatement) throws {
        try statement.insert(partsOf: bytes) { parts in
            for (index, game) in games.enumerated() {
                bind(game.row, game.rows, nextID + Int64(index), to: statement, parts)
            }
        }
        nextID += Int64(games.count)
    }

    private func bind(
        _ game: StagedRow, _ rows: Rows, _ id: Int64, to statement: PreparedStatement, _ parts: ValueParts
    ) {
        statement.bind(id)
        statement.bind(rows.event)
        statement.bind(rows.site)
        parts.bind(text: game.range(game.parts.date))
        parts.bind(text: game.range(game.parts.round))
        statement.bind(rows.white)
        statement.bind(game.whiteElo > 0 ? game.whiteElo : nil)
        statement.bind(rows.black)
        statement.bind(game.blackElo > 0 ? game.blackElo : nil)
        parts.bind(text: game.range(game.parts.result))
        parts.bind(text: game.range(game.parts.timeControl))
        parts.bind(text: game.range(game.parts.eco))
        statement.bind(game.parts.moves.count / 2)
        parts.bind(text: game.range(game.parts.fen))
        parts.bind(blob: game.range(game.parts.moves))
    }
}
