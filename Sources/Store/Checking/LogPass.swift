import GRDB
import Scheduling
import Training

/// What one pass over the log finds: its faults, and everything that is derived from it.
struct LogPass {
    private(set) var faults: [CheckFinding] = []
    /// Whether every row has only values that Prep writes, the right checksum and an existing card.
    private(set) var isSound = true
    /// The states of all cards with events.
    private(set) var states: StateReplay
    private(set) var sums: SumRecount
    private(set) var days = EventDays()

    /// Reads the whole log.
    init(_ db: Database) throws {
        states = try StateReplay(db, under: SchedulingRules(db).scheduler)
        sums = try SumRecount(cardsOf: db)
        let cards = try Self.cards(db)
        var expected: Int64 = 1
        let scan = try LogScan(db, "ORDER BY id")
        while let entry = try scan.next() {
            // A damaged number is also a finding about its value.
            guard let id = entry.id else {
                isSound = false
                continue
            }
            if id > expected { faults.append(Self.gap(from: expected, to: id - 1)) }
            expected = id + 1
            if let day = entry.day { days.add(id, on: day) }
            guard let event = entry.event else {
                alter(id)
                continue
            }
            if event.checksum != entry.checksum { alter(id) }
            if !cards.hasChanged(event.card) { isSound = false }
            guard let logged = event.logged, let effective = states.add(logged) else { continue }
            if let counted = CountedEvent(event, grade: effective.event.answer?.grade) { sums.add(counted) }
        }
        let newest = try Self.newestEver(db)
        if newest >= expected { faults.append(Self.gap(from: expected, to: newest)) }
    }

    /// The cards of the file, without values.
    private static func cards(_ db: Database) throws -> CardTable<Void> {
        var cards = try CardTable(db, ())
        let rows = try RowScan(db, of: "card", sql: "SELECT id FROM card")
        while let row = try rows.row() { cards.change(CardID(try row.id())) { _ in } }
        return cards
    }

    private mutating func alter(_ id: Int64) {
        isSound = false
        faults.append(CheckFinding(kind: .event, message: "log: event \(id) has been altered"))
    }

    /// The number of the newest event that was ever written.
    private static func newestEver(_ db: Database) throws -> Int64 {
        let row = try Row.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'event'")
        return try row.map { try RowReader($0, of: "sqlite_sequence").id("seq") } ?? 0
    }

    private static func gap(from first: Int64, to last: Int64) -> CheckFinding {
        let events = first == last ? "event \(first) is" : "events \(first) to \(last) are"
        return CheckFinding(kind: .gap, message: "log: \(events) missing")
    }
}
