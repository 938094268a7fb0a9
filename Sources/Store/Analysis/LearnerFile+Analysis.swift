import GRDB

/// The results of engines. They can be computed again, so no call waits for the lock of another program for more than
/// 20 ms; then it throws `StoreError.busy`.
extension LearnerFile {
    /// The number of results beyond which the oldest are deleted, except those in positions where the learner played a
    /// wrong move: they show why it is wrong. About 300 bytes each.
    public static let analysisLimit = 200_000

    /// Returns the result of this engine for this question with at least that budget; nil when there is none.
    public func analysis(epd: String, engine: String, question: String, budget: Int) throws -> StoredAnalysis? {
        try withShortLockWait { db in
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

    /// Returns the results of all engines for this question in this position, however many plies ago the last capture
    /// or pawn move was; the greatest budget first.
    ///
    /// - Parameter epd: the position without operations.
    public func analyses(epd: String, question: String) throws -> [StoredAnalysis] {
        try withShortLockWait { db in
            // The operation `hmvc` is a number and a semicolon; the colon follows the digits in ASCII.
            let statement = try db.cachedStatement(
                sql: """
                    SELECT epd, engine, effort, found FROM analysis
                    WHERE (epd = ?1 OR epd > ?1 || ' hmvc ' AND epd < ?1 || ' hmvc :') AND question = ?2
                    ORDER BY effort DESC, id
                    """)
            return try Row.fetchAll(statement, arguments: [epd, question]).compactMap { row in
                let row = RowReader(row, of: "analysis")
                guard let epd = try? row.text("epd"), let engine = try? row.text("engine"),
                    let budget = try? row.integer("effort"), let found = try? row.text("found")
                else { return nil }
                return StoredAnalysis(epd: epd, engine: engine, question: question, budget: budget, found: found)
            }
        }
    }

    /// Stores results. A result replaces one with a smaller budget for the same question, and is dropped when one with
    /// a greater budget exists. Costs one flushed transaction.
    ///
    /// - Parameter limit: see `analysisLimit`.
    public func keep(_ results: [StoredAnalysis], limit: Int = LearnerFile.analysisLimit) throws {
        guard !results.isEmpty else { return }
        try writingWithShortLockWait { db in
            let clear = try db.cachedStatement(
                sql: "DELETE FROM analysis WHERE epd = ? AND engine = ? AND question = ? AND effort <= ?")
            let insert = try db.cachedStatement(
                sql: "INSERT OR IGNORE INTO analysis (epd, engine, question, effort, found) VALUES (?, ?, ?, ?, ?)")
            for result in results {
                try clear.execute(arguments: [result.epd, result.engine, result.question, result.budget])
                try insert.execute(
                    arguments: [result.epd, result.engine, result.question, result.budget, result.found])
            }
            // The newest row has the greatest ID, so at most `limit` rows are left besides those that are spared.
            try db.execute(
                sql: """
                    DELETE FROM analysis WHERE id <= (SELECT max(id) FROM analysis) - ? AND NOT EXISTS (
                      SELECT 1 FROM card JOIN event ON event.card = card.id AND \(EventKind.wrongTry.isKind(in: "event"))
                      WHERE card.side IN (0, 1) AND card.epd =
                        CASE instr(analysis.epd, ' hmvc ') WHEN 0 THEN analysis.epd
                        ELSE substr(analysis.epd, 1, instr(analysis.epd, ' hmvc ') - 1) END)
                    """, arguments: [limit])
        }
    }

    /// Returns the name of the engine that once ran from this program file; nil when none did.
    ///
    /// - Parameter program: the identity of the file, in the format of the caller.
    public func engineName(of program: String) throws -> String? {
        try withShortLockWait { db in
            try String.fetchOne(db, sql: "SELECT name FROM analysis_engine WHERE program = ?", arguments: [program])
        }
    }

    /// Stores the name of an engine, so that its results are found without starting it.
    public func keep(engineName name: String, of program: String) throws {
        try writingWithShortLockWait { db in
            try db.execute(sql: "INSERT OR REPLACE INTO analysis_engine VALUES (?, ?)", arguments: [program, name])
        }
    }

    private func writingWithShortLockWait(_ body: (Database) throws -> Void) throws {
        guard !isReadOnly else {
            throw StoreError(.readOnly, path: path, "\(path): open for reading only; nothing was changed")
        }
        try withShortLockWait { db in
            try db.inTransaction(.immediate) {
                try body(db)
                return .commit
            }
        }
    }

    /// Runs `body`, waiting only 20 ms for another program's lock.
    private func withShortLockWait<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do {
            return try queue.inDatabase { db in try lockWait.limited(to: .milliseconds(20)) { try body(db) } }
        } catch {
            throw StoreError.readable(error, path: path)
        }
    }
}
