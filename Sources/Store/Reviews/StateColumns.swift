import GRDB
import Scheduling
import Training

/// A card's state as columns of its row: a cache of the replayed log.
enum StateColumns {
    static let list = """
        repetitions, interval, easiness, due, introduced, first_graded, last_graded, to_repeat, lapses, is_suspended,
        buried_until, is_made_due
        """

    /// - Throws: `ColumnFault` when a value is invalid.
    static func state(_ row: RowReader) throws(ColumnFault) -> CardState {
        let memory = SM2(
            repetitions: try row.integer("repetitions"), interval: try row.integer("interval"),
            easiness: try row.integer("easiness"))
        guard let memory else { throw ColumnFault(table: row.table, column: "interval", row: try? row.id()) }
        return CardState(
            memory: .sm2(memory), due: try row.optionalDay("due"), introduced: try row.optionalDay("introduced"),
            lastGraded: try row.optionalDay("last_graded"), toRepeat: try row.optionalDay("to_repeat"),
            lapses: try row.integer("lapses"), isSuspended: try row.flag("is_suspended"),
            buriedUntil: try row.optionalDay("buried_until"), firstGraded: try row.optionalDay("first_graded"),
            isMadeDue: try row.flag("is_made_due"))
    }

    /// Nil when there is no such card.
    static func fetch(_ card: CardID, _ db: Database) throws -> CardState? {
        let statement = try db.cachedStatement(sql: "SELECT id, \(list) FROM card WHERE id = ?")
        return try Row.fetchOne(statement, arguments: [card.rawValue]).map { try state(RowReader($0, of: "card")) }
    }

    static func write(_ state: CardState, of card: CardID, _ db: Database) throws {
        let statement = try db.cachedStatement(
            sql: """
                UPDATE card SET repetitions = ?, interval = ?, easiness = ?, due = ?, introduced = ?, first_graded = ?,
                  last_graded = ?, to_repeat = ?, lapses = ?, is_suspended = ?, buried_until = ?, is_made_due = ?
                WHERE id = ?
                """)
        try statement.execute(arguments: [
            state.memory.repetitions, state.memory.interval, state.memory.easiness ?? SM2.new.easiness,
            state.due?.number, state.introduced?.number, state.firstGraded?.number, state.lastGraded?.number,
            state.toRepeat?.number,
            state.lapses, state.isSuspended, state.buriedUntil?.number, state.isMadeDue, card.rawValue,
        ])
    }
}
