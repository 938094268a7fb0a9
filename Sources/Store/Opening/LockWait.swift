import Foundation
import Synchronization

/// How a connection waits for the lock of another one: in short pauses of the same length, up to a limit.
///
/// SQLite's own timeout sleeps longer before each attempt, up to 100 ms. A session that writes every few milliseconds,
/// or an import, would keep another session out for seconds: the file is hardly ever free at the moment of an attempt.
final class LockWait: Sendable {
    static let pause = Duration.milliseconds(2)

    private let current: Mutex<Duration>
    private let sleep: @Sendable (Duration) -> Void

    /// The time after which the connection gives up.
    var limit: Duration { current.withLock { $0 } }

    /// - Parameter sleep: pauses the thread.
    init(
        upTo limit: Duration,
        sleep: @escaping @Sendable (Duration) -> Void = { Thread.sleep(forTimeInterval: $0 / .seconds(1)) }
    ) {
        current = Mutex(limit)
        self.sleep = sleep
    }

    /// Pauses before another attempt. Returns false instead when the pauses so far have reached the limit.
    ///
    /// - Parameter attempts: the number of pauses so far.
    func pause(after attempts: Int) -> Bool {
        guard Self.pause * attempts < limit else { return false }
        sleep(Self.pause)
        return true
    }

    /// Runs `body` with another limit. The caller has the connection to itself.
    func limited<Value>(to limit: Duration, _ body: () throws -> Value) rethrows -> Value {
        let usual = current.withLock { current in
            defer { current = limit }
            return current
        }
        defer { current.withLock { $0 = usual } }
        return try body()
    }
}
