import GRDB
import Scheduling
import Training

/// The schedules of all cards, replayed from the log.
struct ScheduleReplay {
    let db: Database
    /// Called now and then with the share of the log that was read, 0…1. What it throws ends the work.
    typealias Progress = (Double) throws -> Void

    /// The number of rows after which progress is reported.
    var rowsOfProgress = 1 << 14

    /// The states of all cards with events, by card. Invalid rows are left out. Cost: O(events), in the order in which they
    /// are stored.
    func states(under scheduler: Scheduler, _ progress: Progress = { _ in }) throws -> CardTable<CardState> {
        try replay(under: scheduler, progress).states
    }

    func replay(under scheduler: Scheduler, _ progress: Progress = { _ in }) throws -> StateReplay {
        var replay = try StateReplay(db, under: scheduler)
        try forEachEvent("ORDER BY id", progress) { replay.add($0) }
        return replay
    }

    /// Passes the events of each card with events to `body`, ordered by card, then by ID. Invalid rows are left out. Cost:
    /// O(events), each with a lookup; the events of one card are in memory at a time.
    func forEachCard(_ body: (CardID, [LoggedEvent]) throws -> Void) throws {
        var card: CardID?
        var events: [LoggedEvent] = []
        try forEachEvent("ORDER BY card, id", { _ in }) { logged in
            if let finished = card, finished != logged.card {
                try body(finished, events)
                events.removeAll(keepingCapacity: true)
            }
            card = logged.card
            events.append(logged)
        }
        if let card { try body(card, events) }
    }

    private func forEachEvent(
        _ order: String, _ progress: Progress, _ body: (LoggedEvent) throws -> Void
    ) throws {
        let newest = try Int64.fetchOne(db, sql: "SELECT max(id) FROM event") ?? 0
        let scan = try LogScan(db, order)
        var rows = 0
        while let entry = try scan.next() {
            rows += 1
            if rows % rowsOfProgress == 0 { try progress(min(1, Double(rows) / Double(max(1, newest)))) }
            if let logged = entry.event?.logged { try body(logged) }
        }
    }

    /// Writes the states of all cards under a scheduler, inside a transaction.
    func write(under scheduler: Scheduler, _ progress: Progress = { _ in }) throws {
        let states = try states(under: scheduler, progress)
        for card in states.changed { try StateColumns.write(states[card], of: card, db) }
        try CardCounts(db: db).rebuild()
    }

    /// The number of cards of the active repertoires that are due on a day under a scheduler, free or not.
    func dueCount(under scheduler: Scheduler, on day: StudyDay, _ progress: Progress) throws -> Int {
        let states = try states(under: scheduler, progress)
        return try Int64.fetchAll(db, sql: "SELECT id FROM card WHERE is_queued = 1").count {
            states[CardID($0)].isDue(on: day)
        }
    }
}
