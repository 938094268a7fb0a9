import GRDB
import Openings
import Training

/// Checks the contents of a data file: structure, schema, values, log, states, sums, repertoires.
struct Inspection {
    let db: Database
    let cache: SourceCache
    /// Whether every position of the position index is counted again; otherwise a sample.
    var isFull = false

    /// The parts of a check. They only read, so each can have its own connection. The longest come first.
    enum Part: CaseIterable {
        /// The log and what is derived from it, all values, the stored files and the games.
        case contents
        /// The pages, tables and references of the file.
        case structure
        /// What is derived from the stored sources.
        case repertoires
    }

    func findings(_ part: Part) throws -> [CheckFinding] {
        switch part {
        case .contents: try contents()
        case .structure: try structure()
        case .repertoires: try repertoires()
        }
    }

    /// Where pages are damaged, the other checks would only repeat that, or fail: then these are all findings.
    private func structure() throws -> [CheckFinding] {
        let structure = try structureFaults()
        guard structure.isEmpty else { return structure }
        return try SchemaInspection(db: db).findings() + part("references", referenceFaults)
    }

    private func repertoires() throws -> [CheckFinding] {
        var isRead = false
        let findings = try part("repertoires") {
            let findings = try RepertoireInspection(db: db).findings(SourceSet(db, cache))
            isRead = true
            return findings
        }
        return try isRead ? findings : findings + part("cards", RepertoireInspection(db: db).cardFaults)
    }

    private func contents() throws -> [CheckFinding] {
        var pass: LogPass?
        let faults = try part("log") {
            let made = try LogPass(db)
            pass = made
            return made.faults
        }
        let log = pass.map { LogInspection(db: db, pass: $0) }
        let states = try part("schedules") { try log?.stateFaults() ?? [] }
        return try part("values") {
            // What the pass read without a fault need not be read again.
            try ColumnInspection(db: db, skipsLog: pass?.isSound == true).findings()
        } + (pass?.isSound == true ? [] : part("references") { try referenceFaults(of: ["event"]) })
            + faults + states + part("days") { try log.map { try $0.sumFaults() + $0.dayFaults() } ?? [] }
            // The counts of cards that are wrong themselves would only repeat that.
            + (states.isEmpty ? part("counts") { try log?.countFaults() ?? [] } : [])
            + part("sources", sourceFaults) + part("compiled", CompiledInspection(db: db).findings) + gameFaults()
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
        // SQLite looks up every row in every index, which needs the pages of the indexes again and again.
        try db.execute(sql: "PRAGMA cache_size = -65536")
        defer { try? db.execute(sql: "PRAGMA cache_size = -2000") }
        let lines = try String.fetchAll(db, sql: "PRAGMA integrity_check(1000)")
        return lines.filter { $0 != "ok" }.map { CheckFinding(kind: .structure, message: "structure: \($0)") }
    }

    /// The references of all tables except the log, which is read in one pass (`LogPass`).
    private func referenceFaults() throws -> [CheckFinding] {
        let sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'event' ORDER BY name"
        return try referenceFaults(of: String.fetchAll(db, sql: sql))
    }

    private func referenceFaults(of tables: [String]) throws -> [CheckFinding] {
        try tables.flatMap { table in
            let name = table.replacing("\"", with: "\"\"")
            return try Row.fetchAll(db, sql: "PRAGMA foreign_key_check(\"\(name)\")")
        }.map { row in
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
