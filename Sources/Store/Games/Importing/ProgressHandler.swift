import GRDB
import GRDBSQLite

/// A question that is asked again and again while SQLite works, and may stop it.
final class ProgressHandler {
    private let isWanted: () -> Bool
    private var isStopped = false

    private init(_ isWanted: @escaping () -> Bool) { self.isWanted = isWanted }

    /// So many steps of SQLite's machine between two questions: some milliseconds.
    private static let steps: Int32 = 20_000

    /// Runs `work` on the connection and asks all the while.
    ///
    /// - Throws: `CancellationError` once the answer was false; the transaction is not to be committed then.
    static func during(_ db: Database, isWanted: () -> Bool, _ work: () throws -> Void) throws {
        try withoutActuallyEscaping(isWanted) { isWanted in
            let pulse = ProgressHandler(isWanted)
            sqlite3_progress_handler(
                db.sqliteConnection, steps,
                { context in
                    guard let context else { return 0 }
                    return Unmanaged<ProgressHandler>.fromOpaque(context).takeUnretainedValue().beat() ? 0 : 1
                }, Unmanaged.passUnretained(pulse).toOpaque())
            defer { sqlite3_progress_handler(db.sqliteConnection, 0, nil, nil) }
            do {
                try withExtendedLifetime(pulse) { try work() }
            } catch let error as DatabaseError where pulse.isStopped && error.resultCode == .SQLITE_INTERRUPT {
                throw CancellationError()
            }
        }
    }

    private func beat() -> Bool {
        if !isStopped, !isWanted() { isStopped = true }
        return !isStopped
    }
}
