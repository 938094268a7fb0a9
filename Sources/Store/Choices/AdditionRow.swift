import Chess
import GRDB
import Openings

/// A move that the user added, as a row of the table `addition`.
struct AdditionRow {
    let id: Int64
    let addition: RepertoireAddition

    /// Nil when the row is damaged.
    init?(_ row: Row) {
        guard let id = Int64.fromDatabaseValue(row["id"]), let own = LearnerMove(RowReader(row, of: "addition"))
        else { return nil }
        self.id = id
        let repertoire = String.fromDatabaseValue(row["repertoire"])
        if let fen = String.fromDatabaseValue(row["before"]), let reply = String.fromDatabaseValue(row["reply"]),
            let before = try? Position(fen: fen), let move = before.move(uci: reply),
            let addition = RepertoireAddition(before: before, reply: move, move: own.move, repertoire: repertoire),
            addition.position.identity == own.position.identity
        {
            self.addition = addition
        } else if let addition = RepertoireAddition(position: own.position, move: own.move, repertoire: repertoire) {
            self.addition = addition
        } else {
            return nil
        }
    }

    /// Returns all additions, in the order in which they were added.
    static func fetch(_ db: Database) throws -> [AdditionRow] {
        try Row.fetchAll(db, sql: "SELECT * FROM addition ORDER BY id").compactMap(AdditionRow.init)
    }

    /// Stores an addition. It replaces an addition of the same move in the same position without changing the order.
    ///
    /// - Returns: the number of the row.
    static func write(_ addition: RepertoireAddition, instant: Int64, _ db: Database) throws -> Int64 {
        let position = addition.position
        let reply = addition.reply
        let sql = """
            INSERT INTO addition (side, epd, uci, instant, before, reply, repertoire) VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (side, epd, uci) DO UPDATE SET instant = excluded.instant, before = excluded.before,
              reply = excluded.reply, repertoire = excluded.repertoire
            RETURNING id
            """
        let id = try Int64.fetchOne(
            db, sql: sql,
            arguments: [
                addition.side.rawValue, position.epd, position.uci(addition.move), instant, reply?.position.fen,
                reply.map { $0.position.uci($0.move) }, addition.repertoire,
            ])
        return id ?? 0
    }
}
