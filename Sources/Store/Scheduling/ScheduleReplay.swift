import GRDB
import Scheduling
import Training

/// The schedules of all cards, replayed from the log.
struct ScheduleReplay {
    let db: Database

    /// Passes the events of each card with events to `body`, ordered by card, then by ID. Invalid rows are left out. Cost:
    /// O(events); the events of one card are in memory at a time.
    func forEachCard(_ body: (CardID, [LoggedEvent]) throws -> Void) throws {
        let rows = try Row.fetchCursor(db, sql: "SELECT \(EventRow.columns) FROM event ORDER BY card, id")
        var card: CardID?
        var events: [LoggedEvent] = []
        while let row = try rows.next() {
            guard let logged = EventRow(row)?.logged else { continue }
            if let finished = card, finished != logged.card {
                try body(finished, events)
                events.removeAll(keepingCapacity: true)
            }
            card = logged.card
            events.append(logged)
        }
        if let card { try body(card, events) }
    }

    /// Writes the states of all cards under a scheduler, inside a transaction.
    func write(under scheduler: Scheduler) throws {
        try forEachCard { card, events in
            try StateColumns.write(CardState(replaying: events, under: scheduler), of: card, db)
        }
    }

    /// The number of cards of the active repertoires that are due on a day under a scheduler, free or not.
    func dueCount(under scheduler: Scheduler, on day: StudyDay) throws -> Int {
        let queued = Set(try Int64.fetchAll(db, sql: "SELECT id FROM card WHERE is_queued = 1"))
        var due = 0
        try forEachCard { card, events in
            guard queued.contains(card.rawValue) else { return }
            if CardState(replaying: events, under: scheduler).isDue(on: day) { due += 1 }
        }
        return due
    }
}
