import Coach
import Synchronization
import TestSupport

/// A clock that a test sets by hand.
final class SetClock: Sendable {
    private let time: Mutex<Int>

    init(day: Int, hour: Int) { time = Mutex(24 * day + hour) }

    func add(hours: Int) { time.withLock { $0 += hours } }

    /// A file in a folder, seen at the time of this clock.
    func environment(in folder: TemporaryFolder) -> Environment {
        Environment(
            databasePath: folder.path("prep.sqlite"), now: { Int64(self.time.withLock { $0 }) * 3_600_000 },
            zoneOffset: { _ in 0 }, isClockFixed: false, makeGenerator: { SystemRandomNumberGenerator() })
    }
}
