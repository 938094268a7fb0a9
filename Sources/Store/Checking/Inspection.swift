import GRDB
import Openings
import Training

/// Checks the contents of a data file: structure, schema, values, log, states, sums, repertoires.
struct Inspection {
    let db: Database
    let cache: SourceCache
    /// Whether every position of the position index is counted again; otherwise a sample.
    var isFull = false

    /// Returns all faults. Reads the whole file.
    func findings() throws -> [CheckFinding] {
        let structure = try structureFaults()
        // Where pages are damaged, the other checks would only repeat that, or fail.
        guard structure.isEmpty else { return structure }
        let log = LogInspection(db: db)
        let states = try part("schedules", log.stateFaults)
        return try SchemaInspection(db: db).findings() + part("values", ColumnInspection(db: db).findings)
            + part("references", referenceFaults) + part("log", log.logFaults) + states
            + part("days", log.sumFaults)
            // The counts of cards that are wrong themselves would only repeat that.
            + (states.isEmpty ? part("counts", log.countFaults) : []) + part("sources", sourceFaults) + gameFaults()
            + part("repertoires") { try RepertoireInspection(db: db).findings(SourceSet(db, cache)) }
    }

    /// Returns the sources if repertoires, cards or chapters differ from them; nil otherwise, and when a damaged file
    /// cannot be checked.
    func differingSources() throws -> SourceSet? {
        guard try structureFaults().isEmpty else { return nil }
        var sources: SourceSet?
        let findings = try part("repertoires") {
            let stored = try SourceSet(db, cache)
            sources = stored
            return try RepertoireInspection(db: db).findings(stored)
        }
        return findings.contains { $0.kind == .membership } ? sources : nil
    }

    /// Returns the faults of the games and of the position index.
    func gameFaults() throws -> [CheckFinding] {
        try part("games", GameInspection(db: db).findings)
            + part("position index") { try PositionInspection(db: db, isFull: isFull).findings() }
    }

    /// Runs one check. If it fails in a damaged file, that is a finding, and the other checks still run.
    private func part(_ name: String, _ check: () throws -> [CheckFinding]) throws -> [CheckFinding] {
        do {
            return try check()
        } catch let error as DatabaseError where error.resultCode != .SQLITE_CORRUPT {
            guard [.SQLITE_ERROR, .SQLITE_MISMATCH, .SQLITE_TOOBIG].contains(error.resultCode) else { throw error }
            return [unchecked(name, error.message ?? "\(error.resultCode)")]
        } catch let fault as ColumnFault {
            return [unchecked(name, fault.description)]
        }
    }

    private func unchecked(_ name: String, _ reason: String) -> CheckFinding {
        CheckFinding(kind: .value, message: "\(name): cannot be checked (\(reason))")
    }

    private func structureFaults() throws -> [CheckFinding] {
        let lines = try String.fetchAll(db, sql: "PRAGMA integrity_check(1000)")
        return lines.filter { $0 != "ok" }.map { CheckFinding(kind: .structure, message: "structure: \($0)") }
    }

    private func referenceFaults() throws -> [CheckFinding] {
        try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map { row in
            func word(_ column: Int) -> String { row.text(at: column) ?? "?" }
            let place = row.count > 1 && !(row[1] as DatabaseValue).isNull ? "\(word(0)) \(word(1))" : word(0)
            return CheckFinding(
                kind: .reference, message: "\(place): refers to a row of \(word(2)) that does not exist")
        }
    }

    private func sourceFaults() throws -> [CheckFinding] {
        let sql = """
            SELECT path, digest, content FROM source_content JOIN source ON source.id = source ORDER BY source, version
            """
        var findings: [CheckFinding] = []
        let rows = try Row.fetchCursor(db, sql: sql)
        while let row = try rows.next() {
            let row = RowReader(row, of: "source_content")
            guard let content = try? row.bytes("content"), let digest = try? row.bits("digest"),
                Checksum.of(content) != digest
            else { continue }
            let path = (try? row.text("path")) ?? "?"
            let message = "\(path): the stored copy has been altered; import the file again"
            findings.append(CheckFinding(kind: .source, message: message))
        }
        return findings
    }
}
