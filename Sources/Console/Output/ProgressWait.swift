import Synchronization
import Terminal

/// Waits for background work of a command, and shows its progress.
enum ProgressWait {
    /// Runs `work` off the main actor and calls `show` ten times a second until it ends.
    ///
    /// - Parameter isStopAsked: called equally often; once it returns true, the work is cancelled.
    /// - Returns: the result of `work`; nil when it was stopped.
    /// - Throws: the errors of `work`, unless it was stopped.
    @MainActor static func run<Value: Sendable>(
        until isStopAsked: () -> Bool, showing show: () -> Void, _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value? {
        let (ticks, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let task = Task.detached(priority: .userInitiated) {
            defer { continuation.finish() }
            return try await work()
        }
        let clock = Task.detached {
            while !Task.isCancelled {
                try await Task.sleep(for: .milliseconds(100))
                continuation.yield()
            }
        }
        defer { clock.cancel() }
        for await _ in ticks {
            show()
            if isStopAsked() {
                task.cancel()
                break
            }
        }
        do {
            return try await task.value
        } catch {
            guard isStopAsked() else { throw error }
            return nil
        }
    }
}

/// A number that background work raises and a progress line reads.
final class ProgressCount: Sendable {
    private let number = Atomic(0)

    var value: Int { number.load(ordering: .relaxed) }

    func set(_ value: Int) { number.store(value, ordering: .relaxed) }
}
