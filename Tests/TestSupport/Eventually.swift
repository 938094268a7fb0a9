import Foundation

#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// Waits for conditions that no descriptor reports: the end of a process, a line in a log.
public enum Eventually {
    /// Checks a condition until it holds. Returns false when it does not hold within the time limit, which only ends a
    /// test that would hang. Blocks the thread, so it is for suites with the trait `.blocking`.
    public static func holds(within seconds: Double = 30, _ condition: () throws -> Bool) rethrows -> Bool {
        let deadline = Deadline(seconds)
        while try !condition() {
            if deadline.hasPassed { return false }
            _ = poll(nil, 0, 2)
        }
        return true
    }

    /// The same for asynchronous tests. Other tests can use the thread in between. As each check may have to wait for
    /// all of them, the condition also gets a number of checks.
    public static func holdsAsync(within seconds: Double = 30, _ condition: () async throws -> Bool) async rethrows
        -> Bool
    {
        let deadline = Deadline(seconds)
        var checks = 0
        while try await !condition() {
            checks += 1
            if deadline.hasPassed, checks > 500 { return false }
            // Not Task.yield(): tasks that spin would keep the few threads of the pool from everybody else.
            await withCheckedContinuation { waiting in
                Thread.detachNewThread {
                    _ = poll(nil, 0, 5)
                    waiting.resume()
                }
            }
        }
        return true
    }
}
