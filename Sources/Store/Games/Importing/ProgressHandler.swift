import GRDB
import GRDBSQLite
import GameDatabases

/// Calls a closure repeatedly while SQLite works, and stops the work when it returns false.
final class ProgressHandler {
    private let shouldContinue: () -> Bool
    private var isStopped = false

    private init(_ shouldContinue: @escaping () -> Bool) { self.shouldContinue = shouldContinue }

    /// Steps of SQLite's virtual machine between two calls: some milliseconds.
    private static let stepsBetweenCalls: Int32 = 20_000

    /// Runs `work` on the connection, calling `shouldContinue` all the while.
    ///
    /// - Throws: `CancellationError` after `shouldContinue` returned false; the transaction must not be committed then.
    static func run(_ db: Database, while shouldContinue: () -> Bool, _ work: () throws -> Void) throws {
        try withoutActuallyEscaping(shouldContinue) { shouldContinue in
            let handler = ProgressHandler(shouldContinue)
            sqlite3_progress_handler(
                db.sqliteConnection, stepsBetweenCalls,
                { context in
                    guard let context else { return 0 }
                    return Unmanaged<ProgressHandler>.fromOpaque(context).takeUnretainedValue().stops() ? 1 : 0
                }, Unmanaged.passUnretained(handler).toOpaque())
            defer { sqlite3_progress_handler(db.sqliteConnection, 0, nil, nil) }
            do {
                try withExtendedLifetime(handler) { try work() }
            } catch  where handler.isStopped && isInterrupt(error) {
                throw CancellationError()
            }
        }
    }

    private static func isInterrupt(_ error: any Error) -> Bool {
        switch error {
        case let error as DatabaseError: error.resultCode == .SQLITE_INTERRUPT
        case let error as SQLiteError: error.isInterrupt
        default: false
        }
    }

    private func stops() -> Bool {
        if !isStopped, !shouldContinue() { isStopped = true }
        return isStopped
    }
}
