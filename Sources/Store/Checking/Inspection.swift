import GRDB
import Scheduling
import Training

/// Looks a file over from the inside: structure, log, states, sums.
struct Inspection {
    let db: Database

    /// Everything that is wrong. Cost: reads the whole file.
    func findings() throws -> [CheckFinding] {
        let structure = try structureFaults()
        // Where pages are broken the rest would only say so again, or fail.
        guard structure.isEmpty else { return structure }
        return try referenceFaults() + logFaults() + stateFaults() + sumFaults() + sourceFaults()
    }

    private func structureFaults() throws -> [CheckFinding] {
        let lines = try String.fetchAll(db, sql: "PRAGMA integrity_check(20)")
        return lines.filter { $0 != "ok" }.map { CheckFinding(kind: .structure, message: "structure: \($0)") }
    }

    private func referenceFaults() throws -> [CheckFinding] {
        try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map { row in
            let table: String = row[0]
            let target: String = row[2]
            return CheckFinding(kind: .reference, message: "\(table): a row refers to a \(target) that does not exist")
        }
    }

    private func logFaults() throws -> [CheckFinding] {
        var findings: [CheckFinding] = []
        var expected: Int64 = 1
        let rows = try Row.fetchCursor(db, sql: "SELECT \(EventRow.columns) FROM event ORDER BY id")
        while let row = try rows.next() {
            let id: Int64 = row["id"]
            if id != expected { findings.append(gap(from: expected, to: id - 1)) }
            expected = id + 1
            let sum = Int64.fromDatabaseValue(row["checksum"])
            guard let event = EventRow(row), event.checksum == sum else {
                findings.append(CheckFinding(kind: .event, message: "log: event \(id) has been altered"))
                continue
            }
        }
        let newest = try Int64.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'event'") ?? 0
        if newest >= expected { findings.append(gap(from: expected, to: newest)) }
        return findings
    }

    private func gap(from first: Int64, to last: Int64) -> CheckFinding {
        let events = first == last ? "event \(first) is" : "events \(first) to \(last) are"
        return CheckFinding(kind: .gap, message: "log: \(events) missing")
    }

    private func stateFaults() throws -> [CheckFinding] {
        try differingStates().map { card, _ in
            CheckFinding(kind: .state, message: "card \(card): its schedule does not match its answers")
        }
    }

    /// The cards whose stored state is not the replay of their events, and the replay, in the order of their ids.
    func differingStates() throws -> [(card: CardID, replay: CardState)] {
        var differing: [(card: CardID, replay: CardState)] = []
        for row in try Row.fetchAll(db, sql: "SELECT id, \(StateColumns.list) FROM card ORDER BY id") {
            let card = CardID(row["id"])
            let replay = CardState(replaying: try EventRow.fetch(card: card, db).map(\.record))
            if StateColumns.state(row) != replay { differing.append((card, replay)) }
        }
        return differing
    }

    private func sumFaults() throws -> [CheckFinding] {
        try differingSums().map { day, _ in
            CheckFinding(kind: .daySum, message: "day \(day): its totals do not match its answers")
        }
    }

    /// The days whose stored sums differ from a recount, and the recount, ascending.
    func differingSums() throws -> [(day: StudyDay, recount: DayFigures)] {
        let sql = "SELECT day FROM event UNION SELECT day FROM day_sum ORDER BY day"
        return try Int.fetchAll(db, sql: sql).compactMap { number in
            let day = StudyDay(number: number)
            let recount = try DayFigures.counting(day, db)
            return try DayFigures.fetch(day, db) == recount ? nil : (day, recount)
        }
    }

    private func sourceFaults() throws -> [CheckFinding] {
        let sql = """
            SELECT path, digest, content FROM source_content JOIN source ON source.id = source ORDER BY source, version
            """
        var findings: [CheckFinding] = []
        let rows = try Row.fetchCursor(db, sql: sql)
        while let row = try rows.next() {
            let content = [UInt8].stored(row["content"])
            guard Checksum.of(content) != row["digest"] else { continue }
            let path: String = row["path"]
            let message = "\(path): the stored copy has been altered; import the file again"
            findings.append(CheckFinding(kind: .source, message: message))
        }
        return findings
    }
}
