import GRDB
import Scheduling
import Synchronization

/// The learner's file: one SQLite database with the repertoires, the cards, the append-only review log and the games.
///
/// Every change is one short transaction that is on the disk when the call returns (rollback journal, `synchronous =
/// FULL`; a write-ahead log would leave two more files beside a file that users copy and synchronise). Several processes
/// may have the file open at once; no call holds a lock after it has returned. Calls block, up to 5 seconds while
/// another program writes.
public final class LearnerFile: Sendable {
    /// The schema this program writes. A newer file is refused, an older one is migrated.
    public static var schemaVersion: Int { Migration.steps.count }
    /// The `application_id` of Prep's SQLite files: the letters "Prep".
    public static let applicationID = 0x5072_6570

    public let path: String
    public let isReadOnly: Bool
    let queue: DatabaseQueue
    let lockWait: LockWait
    let sourceCache = SourceCache()
    let graphCache = GraphCache()
    /// The newest study day for which this process tried a backup.
    let lastBackup = Mutex<StudyDay?>(nil)
    let backupFailed: @Sendable (String) -> Void

    /// Opens the file as it is.
    ///
    /// - Throws: `DatabaseError`.
    init(path: String, isReadOnly: Bool, backupFailed: @escaping @Sendable (String) -> Void = { _ in }) throws {
        self.path = path
        lockWait = LockWait(upTo: LearnerFile.lockLimit(isReadOnly: isReadOnly))
        self.backupFailed = backupFailed
        self.isReadOnly = isReadOnly
        queue = try DatabaseQueue(
            path: path, configuration: LearnerFile.configuration(isReadOnly: isReadOnly, wait: lockWait))
    }

    /// Closes the file. Later calls throw. Not needed before the end of the process.
    public func close() {
        try? queue.close()
    }

    /// Returns a number that changes when another connection, of this or another process, has written to the file.
    public func dataVersion() throws -> Int {
        try reading { db in try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0 }
    }

    // MARK: - Access to SQLite

    /// Runs `body` on one consistent state of the file.
    func reading<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do {
            return try queue.read(body)
        } catch {
            throw StoreError.readable(error, path: path)
        }
    }

    /// Runs `body` in one transaction that is durable when this returns, and rolled back when `body` throws.
    func writing<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try checkWritable()
        do {
            return try queue.write(body)
        } catch {
            throw StoreError.readable(error, path: path)
        }
    }

    /// Runs `body`, which begins and ends its own transactions. SQLite does not check foreign keys, which saves a third of
    /// the cost of a game's row: `body` may only write references to rows that it has read or written itself.
    func withoutTransaction<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try checkWritable()
        do {
            return try queue.writeWithoutTransaction { db in
                // SQLite ignores this pragma within a transaction.
                try db.execute(sql: "PRAGMA foreign_keys = OFF")
                defer { try? db.execute(sql: "PRAGMA foreign_keys = ON") }
                return try body(db)
            }
        } catch {
            throw StoreError.readable(error, path: path)
        }
    }

    private func checkWritable() throws {
        guard isReadOnly else { return }
        throw StoreError(.readOnly, path: path, "\(path): open for reading only; nothing was changed")
    }
}
