import GRDB

/// The results of engines. They can be computed again, so no call waits for the lock of another program for more than
/// 20 ms; then it throws `StoreError.busy`.
extension LearnerFile {
    /// The maximum number of results; beyond it the oldest are deleted. About 300 bytes each.
    public static let analysisLimit = 200_000

    /// Returns the result of this engine for this question with at least that budget; nil when there is none.
    public func analysis(epd: String, engine: String, question: String, budget: Int) throws -> StoredAnalysis? {
        try shortBusyTimeout { db in
            let statement = try db.cachedStatement(
                sql: "SELECT effort, found FROM analysis WHERE epd = ? AND engine = ? AND question = ? AND effort >= ?")
            return try Row.fetchOne(statement, arguments: [epd, engine, question, budget]).flatMap { row in
                let row = RowReader(row, of: "analysis")
                // A damaged result is ignored: it can be computed again.
                guard let budget = try? row.integer("effort"), let found = try? row.text("found") else { return nil }
                return StoredAnalysis(epd: epd, engine: engine, question: question, budget: budget, found: found)
            }
        }
    }

    /// Returns the results of all engines for this question, the greatest budget first.
    public func analyses(epd: String, question: String) throws -> [StoredAnalysis] {
        try shortBusyTimeout { db in
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

    /// Stores results. A result replaces one with a smaller budget for the same question, and is dropped when one with
    /// a greater budget exists. Costs one flushed transaction.
    ///
    /// - Parameter limit: the maximum number of results in the file.
    public func keep(_ results: [StoredAnalysis], limit: Int = LearnerFile.analysisLimit) throws {
        guard !results.isEmpty else { return }
        try writingWithShortBusyTimeout { db in
            let clear = try db.cachedStatement(
                sql: "DELETE FROM analysis WHERE epd = ? AND engine = ? AND question = ? AND effort <= ?")
            let insert = try db.cachedStatement(
                sql: "INSERT OR IGNORE INTO analysis (epd, engine, question, effort, found) VALUES (?, ?, ?, ?, ?)")
            for result in results {
                try clear.execute(arguments: [result.epd, result.engine, result.question, result.budget])
                try insert.execute(
                    arguments: [result.epd, result.engine, result.question, result.budget, result.found])
            }
            // The newest row has the greatest ID, so at most `limit` rows are left.
            try db.execute(
                sql: "DELETE FROM analysis WHERE id <= (SELECT max(id) FROM analysis) - ?", arguments: [limit])
        }
    }

    /// Returns the name of the engine that once ran from this program file; nil when none did.
    ///
    /// - Parameter program: the identity of the file, in the format of the caller.
    public func engineName(of program: String) throws -> String? {
        try shortBusyTimeout { db in
            try String.fetchOne(db, sql: "SELECT name FROM analysis_engine WHERE program = ?", arguments: [program])
        }
    }

    /// Stores the name of an engine, so that its results are found without starting it.
    public func keep(engineName name: String, of program: String) throws {
        try writingWithShortBusyTimeout { db in
            try db.execute(sql: "INSERT OR REPLACE INTO analysis_engine VALUES (?, ?)", arguments: [program, name])
        }
    }

    private func writingWithShortBusyTimeout(_ body: (Database) throws -> Void) throws {
        guard !isReadOnly else {
            throw StoreError(.readOnly, path: path, "\(path): open for reading only; nothing was changed")
        }
        try shortBusyTimeout { db in
            try db.inTransaction(.immediate) {
                try body(db)
                return .commit
            }
        }
    }

    /// Runs `body`, waiting only 20 ms for another program's lock.
    private func shortBusyTimeout<Value>(_ body: (Database) throws -> Value) throws -> Value {
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
