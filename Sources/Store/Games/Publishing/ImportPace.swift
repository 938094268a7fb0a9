import Foundation
import GRDB

/// The transactions in which much is written: a single one in a file without cards, otherwise many short ones with
/// pauses, in which sessions can write their answers.
final class ImportPace {
    private let db: Database
    /// Whether the work is divided.
    let hasPauses: Bool
    /// Where temporary files belong.
    let temporaryFolder: String
    private var began = ContinuousClock.now

    /// A transaction runs this long before it is committed, which must take no longer.
    private static let limit = Duration.milliseconds(40)

    /// - Parameter path: the data file.
    init(_ db: Database, path: String) throws {
        self.db = db
        temporaryFolder = FileLocation(path: path).folder
        hasPauses = try Self.hasPauses(db)
    }

    /// Whether the work is divided in a file.
    static func hasPauses(_ db: Database) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM card) OR EXISTS (SELECT 1 FROM event)") ?? true
    }

    /// Work within a transaction of the caller.
    init(single db: Database, path: String) {
        self.db = db
        temporaryFolder = FileLocation(path: path).folder
        hasPauses = false
    }

    /// Runs `body` in transactions, the first of which begins before it and the last of which is committed after it.
    ///
    /// - Parameter onFailure: removes what earlier transactions have committed, in transactions of its own. It does not
    ///   run for a single transaction, which is rolled back.
    func run<Value>(_ body: () throws -> Value, onFailure: (() throws -> Void)? = nil) throws -> Value {
        do {
            try begin()
            let value = try body()
            try db.commit()
            return value
        } catch {
            if db.isInsideTransaction { try? db.rollback() }
            // The first error counts. What is not removed now is removed when the file is next opened for writing.
            if hasPauses, let onFailure { try? run(onFailure) }
            throw error
        }
    }

    /// Whether the transaction has run long enough. Always false for a single transaction.
    var isDue: Bool { hasPauses && ContinuousClock.now - began >= Self.limit }

    /// Commits the transaction, pauses twice as long as it took, and begins the next one, if it is due. No statement may
    /// be in the middle of its rows: it would hold the lock.
    func pauseIfDue() throws {
        guard isDue else { return }
        try db.commit()
        let seconds = (ContinuousClock.now - began) / .seconds(1)
        Thread.sleep(forTimeInterval: min(2 * seconds, 1))
        try begin()
    }

    private func begin() throws {
        try db.beginTransaction(.immediate)
        began = .now
    }
}
