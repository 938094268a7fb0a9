import GRDB
import Scheduling
import Training

/// Compares what is derived from the log with the log: the states of cards and the sums of days.
struct LogInspection {
    let db: Database
    let pass: LogPass

    func stateFaults() throws -> [CheckFinding] {
        try Self.differingStates(db, pass.states).map { card, _ in
            CheckFinding(kind: .state, message: "card \(card): its schedule does not match its answers")
        }
    }

    /// The cards whose stored state differs from the replay of their events, with the replayed state, ordered by ID.
    static func differingStates(_ db: Database, _ replay: StateReplay) throws -> [(card: CardID, replay: CardState)] {
        var differing: [(card: CardID, replay: CardState)] = []
        let rows = try RowScan(db, of: "card", sql: "SELECT id, \(StateColumns.list) FROM card ORDER BY id")
        while let row = try rows.row() {
            let card = CardID(try row.id())
            let replayed = replay.states[card]
            let stored = try? StateColumns.state(row, under: replay.scheduler)
            if stored?.isClose(to: replayed) != true { differing.append((card, replayed)) }
        }
        return differing
    }

    func sumFaults() throws -> [CheckFinding] {
        try pass.sums.differingDays(db).map { day in
            CheckFinding(kind: .daySum, message: "day \(day): its totals do not match its answers")
        }
    }

    func dayFaults() throws -> [CheckFinding] {
        try pass.days.differing(from: EventDays(db)).map { day in
            CheckFinding(
                kind: .daySum, message: "day \(StudyDay(number: Int(day))): its first or last event is stored wrongly")
        }
    }

    func countFaults() throws -> [CheckFinding] {
        guard try !CardCounts(db: db).areCorrect() else { return [] }
        return [CheckFinding(kind: .cardCount, message: "cards: the stored numbers of due and known cards are wrong")]
    }
}
