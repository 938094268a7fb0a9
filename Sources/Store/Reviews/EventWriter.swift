import GRDB
import Scheduling
import Training

/// Writes events inside a transaction. Each one updates the log, the card's state and the sums of the day.
struct EventWriter {
    private let db: Database
    private let path: String
    private let rules: SchedulingRules

    init(_ db: Database, path: String) throws {
        self.db = db
        self.path = path
        rules = try SchedulingRules(db)
    }

    /// The newest event of a card; 0 when it has none.
    static func newest(of card: CardID, _ db: Database) throws -> Int64 {
        let statement = try db.cachedStatement(sql: "SELECT max(id) FROM event WHERE card = ?")
        return try Int64.fetchOne(statement, arguments: [card.rawValue]) ?? 0
    }

    /// Returns the event with its number, and with the due day that load balancing chose.
    ///
    /// - Throws: `StoreError.notFound` for an unknown card or target.
    func append(_ entry: CardEvent) throws -> LoggedEvent {
        guard let before = try StateColumns.fetch(entry.card, under: rules.scheduler, db) else {
            throw StoreError(.notFound, path: path, "\(path): has no card \(entry.card); read the queue again")
        }
        let newest = try Int64.fetchOne(db.cachedStatement(sql: "SELECT max(id) FROM event")) ?? 0
        guard ColumnLimits.id.contains(newest) else { throw ColumnFault(table: "event", column: "id", row: newest) }
        let balanced = try DueDayChoice(db: db, rules: rules).balanced(entry, before: before)
        let logged = LoggedEvent(id: newest + 1, balanced)
        let row = EventRow(logged, intervalBefore: before.memory.interval)
        let sums = SumWriter(db: db)
        if let target = logged.event.target {
            try checkTarget(target, of: logged.card)
            let earlier = try EventRow.fetch(card: logged.card, db)
            try row.insert(db)
            let rows = earlier + [row]
            try write(CardState(replaying: rows.compactMap(\.logged), under: rules.scheduler), of: logged.card)
            try sums.replace(CountedEvent.counted(earlier), by: CountedEvent.counted(rows))
        } else {
            try row.insert(db)
            let after = before.applying(logged.event, on: logged.day)
            if after != before { try write(after, of: logged.card) }
            if let event = CountedEvent(row, grade: row.grade) { try sums.add(event) }
        }
        return logged
    }

    /// Stores with the day when the next card is demanded, which later shows whether a day without answers breaks the
    /// streak. Reads only the cards due first, up to the first one that is not buried beyond its due day.
    func updateNextDue(on day: StudyDay) throws {
        let queued = "is_queued = 1 AND due IS NOT NULL AND is_suspended = 0"
        let statement = try db.cachedStatement(
            sql: """
                SELECT min(\(CardSelection.asked)) FROM card
                WHERE \(queued) AND due <= ifnull((SELECT due FROM card
                  WHERE \(queued) AND ifnull(buried_until, due) <= due ORDER BY due LIMIT 1), \(Int64.max))
                """)
        var next = try Int.fetchOne(statement)
        if rules.week.hasFreeDays, let asked = next {
            // Nothing is demanded on the free days that follow.
            next = rules.week.demandedDay(ofDue: max(StudyDay(number: asked), day.advanced(by: 1))).number
        }
        try db.execute(
            sql: """
                INSERT INTO day_sum (day, next_due) VALUES (?, ?)
                ON CONFLICT (day) DO UPDATE SET next_due = excluded.next_due
                """, arguments: [day.number, next])
    }

    private func write(_ state: CardState, of card: CardID) throws {
        try CardCounts(db: db).following(card) { try StateColumns.write(state, of: card, db) }
    }

    /// Checks that the event that is undone or regraded is one of the card.
    private func checkTarget(_ target: Int64, of card: CardID) throws {
        let statement = try db.cachedStatement(sql: "SELECT day FROM event WHERE id = ? AND card = ?")
        guard let row = try Row.fetchOne(statement, arguments: [target, card.rawValue]) else {
            throw StoreError(.notFound, path: path, "\(path): the answer to change is not in the log; nothing changed")
        }
        _ = try RowReader(row, of: "event").day("day")
    }
}
