import GRDB
import Scheduling
import Training

/// Checks the log of reviews and the data derived from it: the states of cards and the sums of days.
struct LogInspection {
    let db: Database

    func logFaults() throws -> [CheckFinding] {
        var findings: [CheckFinding] = []
        var expected: Int64 = 1
        let scan = try LogScan(db, "ORDER BY id")
        while let entry = try scan.next() {
            // A damaged number is already a finding about its value.
            guard let id = entry.id else { continue }
            if id > expected { findings.append(gap(from: expected, to: id - 1)) }
            expected = id + 1
            guard let event = entry.event, event.checksum == entry.checksum else {
                findings.append(CheckFinding(kind: .event, message: "log: event \(id) has been altered"))
                continue
            }
        }
        let newest = try newestEver()
        if newest >= expected { findings.append(gap(from: expected, to: newest)) }
        return findings
    }

    /// The number of the newest event that was ever written.
    private func newestEver() throws -> Int64 {
        let row = try Row.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'event'")
        return try row.map { try RowReader($0, of: "sqlite_sequence").id("seq") } ?? 0
    }

    private func gap(from first: Int64, to last: Int64) -> CheckFinding {
        let events = first == last ? "event \(first) is" : "events \(first) to \(last) are"
        return CheckFinding(kind: .gap, message: "log: \(events) missing")
    }

    func stateFaults() throws -> [CheckFinding] {
        try differingStates().map { card, _ in
            CheckFinding(kind: .state, message: "card \(card): its schedule does not match its answers")
        }
    }

    /// The cards whose stored state differs from the replay of their events under the scheduler of the settings, with the
    /// replayed state, ordered by ID.
    func differingStates() throws -> [(card: CardID, replay: CardState)] {
        let scheduler = try SchedulingRules(db).scheduler
        let replayed = try ScheduleReplay(db: db).states(under: scheduler)
        let new = CardState.new(under: scheduler)
        var differing: [(card: CardID, replay: CardState)] = []
        let rows = try RowScan(db, of: "card", sql: "SELECT id, \(StateColumns.list) FROM card ORDER BY id")
        while let row = try rows.row() {
            let card = CardID(try row.id())
            let replay = replayed[card] ?? new
            let stored = try? StateColumns.state(row, under: scheduler)
            if stored?.isClose(to: replay) != true { differing.append((card, replay)) }
        }
        return differing
    }

    func sumFaults() throws -> [CheckFinding] {
        try SumRecount(db).differingDays(db).map { day in
            CheckFinding(kind: .daySum, message: "day \(day): its totals do not match its answers")
        }
    }

    func countFaults() throws -> [CheckFinding] {
        guard try !CardCounts(db: db).areCorrect() else { return [] }
        return [CheckFinding(kind: .cardCount, message: "cards: the stored numbers of due and known cards are wrong")]
    }
}
