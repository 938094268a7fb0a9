import GRDB
import Scheduling
import Training

/// Writes events inside a transaction. Each one updates the log, the card's state and the sums of the day.
struct EventWriter {
    let db: Database
    let path: String

    /// The newest event of a card; 0 when it has none.
    func newest(of card: CardID) throws -> Int64 {
        let statement = try db.cachedStatement(sql: "SELECT max(id) FROM event WHERE card = ?")
        return try Int64.fetchOne(statement, arguments: [card.rawValue]) ?? 0
    }

    /// - Throws: `StoreError.notFound` for an unknown card or target.
    func append(_ entry: CardEvent) throws -> LoggedEvent {
        guard let before = try StateColumns.fetch(entry.card, db) else {
            throw StoreError(.notFound, path: path, "\(path): has no card \(entry.card); read the queue again")
        }
        let newest = try Int64.fetchOne(db.cachedStatement(sql: "SELECT max(id) FROM event")) ?? 0
        guard ColumnLimits.id.contains(newest) else { throw ColumnFault(table: "event", column: "id", row: newest) }
        let logged = LoggedEvent(id: newest + 1, entry)
        let row = EventRow(logged, intervalBefore: before.memory.interval)
        if let target = logged.event.target {
            let day = try self.day(of: target, of: logged.card)
            try row.insert(db)
            let events = try EventRow.events(of: logged.card, db)
            try StateColumns.write(CardState(replaying: events), of: logged.card, db)
            try DayStatistics.counting(day, db).write(day, db)
        } else {
            try row.insert(db)
            let after = before.applying(logged.event, on: logged.day)
            if after != before { try StateColumns.write(after, of: logged.card, db) }
            var statistics = try DayStatistics.fetch(logged.day, db)
            statistics.add(row, grade: row.grade)
            try statistics.write(logged.day, db)
        }
        return logged
    }

    /// Stores with the day when the next card is due, which later shows whether a day without answers breaks the
    /// streak. Reads only the cards due first, up to the first one that is not buried beyond its due day.
    func updateNextDue(on day: StudyDay) throws {
        let queued = "is_queued = 1 AND due IS NOT NULL AND is_suspended = 0"
        try db.execute(
            sql: """
                INSERT INTO day_sum (day, next_due) VALUES (?1, (SELECT min(\(CardSelection.asked)) FROM card
                  WHERE \(queued) AND due <= ifnull((SELECT due FROM card
                    WHERE \(queued) AND ifnull(buried_until, due) <= due ORDER BY due LIMIT 1), \(Int64.max))))
                ON CONFLICT (day) DO UPDATE SET next_due = excluded.next_due
                """, arguments: [day.number])
    }

    /// The day of the event that is undone or regraded.
    private func day(of target: Int64, of card: CardID) throws -> StudyDay {
        let statement = try db.cachedStatement(sql: "SELECT day FROM event WHERE id = ? AND card = ?")
        guard let row = try Row.fetchOne(statement, arguments: [target, card.rawValue]) else {
            throw StoreError(.notFound, path: path, "\(path): the answer to change is not in the log; nothing changed")
        }
        return try RowReader(row, of: "event").day("day")
    }
}
