import GRDB
import Scheduling
import Training

/// A card's state as columns of its row: a cache of the replayed log under the scheduler of the settings.
enum StateColumns {
    static let list = """
        repetitions, interval, easiness, due, introduced, first_graded, last_graded, to_repeat, lapses, is_suspended,
        buried_until, is_made_due, stability, difficulty, memory_day
        """

    /// - Throws: `ColumnFault` when a value is invalid.
    static func state(_ row: RowReader, under scheduler: Scheduler) throws(ColumnFault) -> CardState {
        CardState(
            memory: try memory(row, under: scheduler), due: try row.optionalDay("due"),
            introduced: try row.optionalDay("introduced"), lastGraded: try row.optionalDay("last_graded"),
            toRepeat: try row.optionalDay("to_repeat"), lapses: try row.integer("lapses"),
            isSuspended: try row.flag("is_suspended"), buriedUntil: try row.optionalDay("buried_until"),
            firstGraded: try row.optionalDay("first_graded"), isMadeDue: try row.flag("is_made_due"))
    }

    private static func memory(_ row: RowReader, under scheduler: Scheduler) throws(ColumnFault) -> MemoryState {
        let fault = ColumnFault(table: row.table, column: "interval", row: try? row.id())
        let (repetitions, interval) = (try row.integer("repetitions"), try row.integer("interval"))
        let easiness = try row.integer("easiness")
        let (stability, difficulty) = (try row.optionalReal("stability"), try row.optionalReal("difficulty"))
        let day = try row.optionalDay("memory_day")
        switch (scheduler, stability, difficulty, day) {
        case (.sm2, nil, nil, nil):
            let memory = SM2(repetitions: repetitions, interval: interval, easiness: easiness)
            guard let memory else { throw fault }
            return .sm2(memory)
        case (.fsrs(let fsrs), nil, nil, nil):
            guard repetitions == 0, interval == 0, easiness == SM2.new.easiness else { throw fault }
            return .fsrs(FSRSState(fsrs))
        case (.fsrs(let fsrs), let stability?, let difficulty?, let day?):
            guard easiness == SM2.new.easiness,
                let memory = FSRSMemory(stability: stability, difficulty: difficulty),
                let state = FSRSState(fsrs, memory: memory, day: day, repetitions: repetitions, interval: interval)
            else { throw fault }
            return .fsrs(state)
        default: throw fault
        }
    }

    /// Nil when there is no such card.
    static func fetch(_ card: CardID, under scheduler: Scheduler, _ db: Database) throws -> CardState? {
        let statement = try db.cachedStatement(sql: "SELECT id, \(list) FROM card WHERE id = ?")
        return try Row.fetchOne(statement, arguments: [card.rawValue]).map {
            try state(RowReader($0, of: "card"), under: scheduler)
        }
    }

    static func write(_ state: CardState, of card: CardID, _ db: Database) throws {
        let statement = try db.cachedStatement(
            sql: """
                UPDATE card SET repetitions = ?, interval = ?, easiness = ?, due = ?, introduced = ?, first_graded = ?,
                  last_graded = ?, to_repeat = ?, lapses = ?, is_suspended = ?, buried_until = ?, is_made_due = ?,
                  stability = ?, difficulty = ?, memory_day = ?
                WHERE id = ?
                """)
        let memoryDay: StudyDay? = if case .fsrs(let state) = state.memory { state.day } else { nil }
        try statement.execute(arguments: [
            state.memory.repetitions, state.memory.interval, state.memory.easiness ?? SM2.new.easiness,
            state.due?.number, state.introduced?.number, state.firstGraded?.number, state.lastGraded?.number,
            state.toRepeat?.number,
            state.lapses, state.isSuspended, state.buriedUntil?.number, state.isMadeDue,
            state.memory.fsrs?.stability, state.memory.fsrs?.difficulty, memoryDay?.number, card.rawValue,
        ])
    }
}
