import GRDB
import Scheduling
import Training

/// A card's state as columns of its row. A cache: the log is the truth.
enum StateColumns {
    static let list = """
        repetitions, interval, easiness, due, introduced, first_graded, last_graded, to_repeat, lapses, is_suspended,
        buried_until, is_made_due
        """

    /// Nil when the columns hold a memory no card can have.
    static func state(_ row: Row) -> CardState? {
        guard let repetitions = Int.fromDatabaseValue(row["repetitions"]),
            let interval = Int.fromDatabaseValue(row["interval"]),
            let easiness = Int.fromDatabaseValue(row["easiness"]),
            let memory = SM2(repetitions: repetitions, interval: interval, easiness: easiness),
            let lapses = Int.fromDatabaseValue(row["lapses"])
        else { return nil }
        return CardState(
            memory: memory, due: day(row, "due"), introduced: day(row, "introduced"),
            lastGraded: day(row, "last_graded"), toRepeat: day(row, "to_repeat"), lapses: lapses,
            isSuspended: row["is_suspended"] == 1, buriedUntil: day(row, "buried_until"),
            firstGraded: day(row, "first_graded"), isMadeDue: row["is_made_due"] == 1)
    }

    private static func day(_ row: Row, _ column: String) -> StudyDay? {
        Int.fromDatabaseValue(row[column]).map(StudyDay.init(number:))
    }

    /// Nil when there is no such card or its columns make no sense.
    static func fetch(_ card: CardID, _ db: Database) throws -> CardState? {
        let statement = try db.cachedStatement(sql: "SELECT \(list) FROM card WHERE id = ?")
        return try Row.fetchOne(statement, arguments: [card.rawValue]).flatMap(state)
    }

    static func write(_ state: CardState, of card: CardID, _ db: Database) throws {
        let statement = try db.cachedStatement(
            sql: """
                UPDATE card SET repetitions = ?, interval = ?, easiness = ?, due = ?, introduced = ?, first_graded = ?,
                  last_graded = ?, to_repeat = ?, lapses = ?, is_suspended = ?, buried_until = ?, is_made_due = ?
                WHERE id = ?
                """)
        try statement.execute(arguments: [
            state.memory.repetitions, state.memory.interval, state.memory.easiness, state.due?.number,
            state.introduced?.number, state.firstGraded?.number, state.lastGraded?.number, state.toRepeat?.number,
            state.lapses, state.isSuspended, state.buriedUntil?.number, state.isMadeDue, card.rawValue,
        ])
    }
}
