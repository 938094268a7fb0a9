import GRDB

/// What engines found. It could all be found again, so nobody waits for it: where another program has the file's lock
/// for more than 20 ms, a call throws `StoreError.busy`.
extension LearnerFile {
    /// How many answers are kept; beyond them those that were stored longest ago go. About 300 bytes each.
    public static let analysisLimit = 200_000

    /// What was found of this question by this engine with at least that effort; nil when it never looked so hard.
    public func analysis(epd: String, engine: String, question: String, budget: Int) throws -> StoredAnalysis? {
        try soon { db in
            let statement = try db.cachedStatement(
                sql: "SELECT effort, found FROM analysis WHERE epd = ? AND engine = ? AND question = ? AND effort >= ?")
            return try Row.fetchOne(statement, arguments: [epd, engine, question, budget]).flatMap { row in
                let row = RowReader(row, of: "analysis")
                // It could all be found again: what is damaged is as good as missing.
                guard let budget = try? row.integer("effort"), let found = try? row.text("found") else { return nil }
                return StoredAnalysis(epd: epd, engine: engine, question: question, budget: budget, found: found)
            }
        }
    }

    /// What all engines found of this question, the most effort first.
    public func analyses(epd: String, question: String) throws -> [StoredAnalysis] {
        try soon { db in
            let statement = try db.cachedStatement(
                sql:
                    "SELECT engine, effort, found FROM analysis WHERE epd = ? AND question = ? ORDER BY effort DESC, id"
            )
            return try Row.fetchAll(statement, arguments: [epd, question]).compactMap { row in
                let row = RowReader(row, of: "analysis")
                guard let engine = try? row.text("engine"), let budget = try? row.integer("effort"),
                    let found = try? row.text("found")
                else { return nil }
                return StoredAnalysis(epd: epd, engine: engine, question: question, budget: budget, found: found)
            }
        }
    }

    /// Keeps what was found, in the place of a weaker answer to the same question; one that is weaker itself is not
    /// kept. Cost: one flushed transaction.
    /// - Parameter limit: how many answers the file may hold.
    public func keep(_ found: [StoredAnalysis], limit: Int = LearnerFile.analysisLimit) throws {
        guard !found.isEmpty else { return }
        try changingSoon { db in
            let clear = try db.cachedStatement(
                sql: "DELETE FROM analysis WHERE epd = ? AND engine = ? AND question = ? AND effort <= ?")
            let insert = try db.cachedStatement(
                sql: "INSERT OR IGNORE INTO analysis (epd, engine, question, effort, found) VALUES (?, ?, ?, ?, ?)")
            for one in found {
                try clear.execute(arguments: [one.epd, one.engine, one.question, one.budget])
                try insert.execute(arguments: [one.epd, one.engine, one.question, one.budget, one.found])
            }
            // The newest row has the greatest number, so this many at most are left.
            try db.execute(
                sql: "DELETE FROM analysis WHERE id <= (SELECT max(id) FROM analysis) - ?", arguments: [limit])
        }
    }

    /// What the engine calls itself that once ran from this program file; nil when it never did.
    /// - Parameter program: the file as it stood, in the words of whoever stored it.
    public func engineName(of program: String) throws -> String? {
        try soon { db in
            try String.fetchOne(db, sql: "SELECT name FROM analysis_engine WHERE program = ?", arguments: [program])
        }
    }

    /// Keeps an engine's name, so that its answers are found without starting it.
    public func keep(engineName name: String, of program: String) throws {
        try changingSoon { db in
            try db.execute(sql: "INSERT OR REPLACE INTO analysis_engine VALUES (?, ?)", arguments: [program, name])
        }
    }

    private func changingSoon(_ body: (Database) throws -> Void) throws {
        guard !isReadOnly else {
            throw StoreError(.readOnly, path: path, "\(path): open for reading only; nothing was changed")
        }
        try soon { db in
            try db.inTransaction(.immediate) {
                try body(db)
                return .commit
            }
        }
    }

    /// Runs `body`, but waits only 20 ms for another program's lock.
    private func soon<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do {
            return try queue.inDatabase { db in
                let usual = try Int.fetchOne(db, sql: "PRAGMA busy_timeout") ?? 0
                try db.execute(sql: "PRAGMA busy_timeout = 20")
                defer { try? db.execute(sql: "PRAGMA busy_timeout = \(usual)") }
                return try body(db)
            }
        } catch {
            throw StoreError.readable(error, path: path)
        }
    }
}
