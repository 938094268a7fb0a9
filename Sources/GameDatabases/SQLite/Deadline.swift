import GRDBSQLite
import Synchronization

/// A moment after which SQLite gives up what it is doing. SQLite asks every few thousand steps of its machine.
final class Deadline: Sendable {
    /// How long one piece of work may take.
    let limit: Duration
    private let end: Mutex<ContinuousClock.Instant>

    init(_ limit: Duration) {
        self.limit = limit
        end = Mutex(.now + limit)
    }

    /// A new piece of work begins.
    func restart() {
        let next = ContinuousClock.now + limit
        end.withLock { $0 = next }
    }

    var hasPassed: Bool { ContinuousClock.now > end.withLock { $0 } }

    /// Has a connection ask from now on. The deadline must live as long as the connection.
    func watch(_ connection: OpaquePointer) {
        sqlite3_progress_handler(
            connection, 5_000,
            { context in
                guard let context else { return 0 }
                return Unmanaged<Deadline>.fromOpaque(context).takeUnretainedValue().hasPassed ? 1 : 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}
