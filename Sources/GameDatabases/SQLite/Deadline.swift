import GRDBSQLite
import Synchronization

/// The time limit after which SQLite stops a statement. SQLite checks it every few thousand steps of its virtual
/// machine.
final class Deadline: Sendable {
    /// How long one step of work may take.
    let limit: Duration
    private let end: Mutex<ContinuousClock.Instant>

    init(_ limit: Duration) {
        self.limit = limit
        end = Mutex(.now + limit)
    }

    /// Starts the time for the next step of work.
    func restart() {
        let next = ContinuousClock.now + limit
        end.withLock { $0 = next }
    }

    var hasPassed: Bool { ContinuousClock.now > end.withLock { $0 } }

    /// Makes a connection check the deadline from now on. The deadline must live as long as the connection.
    func watch(_ connection: OpaquePointer) {
        sqlite3_progress_handler(
            connection, 5_000,
            { context in
                guard let context else { return 0 }
                return Unmanaged<Deadline>.fromOpaque(context).takeUnretainedValue().hasPassed ? 1 : 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}
