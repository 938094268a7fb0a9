import GRDB
import Openings
import Training

/// Checks a data file from the inside: structure, schema, values, log, states, sums, repertoires.
struct Inspection {
    let db: Database
    let cache: SourceCache

    /// Everything that is wrong. Cost: reads the whole file.
    func findings() throws -> [CheckFinding] {
        let structure = try structureFaults()
        // Where pages are damaged, the other checks would only repeat that, or fail.
        guard structure.isEmpty else { return structure }
        let log = LogInspection(db: db)
        return try SchemaInspection(db: db).findings() + part("values", ColumnInspection(db: db).findings)
            + part("references", referenceFaults) + part("log", log.logFaults) + part("schedules", log.stateFaults)
            + part("days", log.sumFaults) + part("sources", sourceFaults)
            + part("repertoires") { try RepertoireInspection(db: db).findings(SourceSet(db, cache)) }
    }

    /// Returns the sources if repertoires, cards or chapters are not as these sources give them. Nil also where that
    /// cannot be checked in a damaged file.
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

    /// A part that cannot be checked in a damaged file is a finding, and the other parts are checked all the same.
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
