import Synchronization
import Terminal

/// What a task finds out for a command that waits for it.
public final class EngineAnswer<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, any Error>?>(nil)
    private let done = Mailbox()

    /// Does the work and gives what comes of it.
    /// - Parameter atEnd: done before anybody hears of it: the engine is closed here.
    public static func of(
        _ work: @escaping @Sendable () async throws -> Value, atEnd: @escaping @Sendable () async -> Void = {}
    ) -> (answer: EngineAnswer<Value>, task: Task<Void, Never>) {
        let answer = EngineAnswer<Value>()
        let task = Task {
            do {
                answer.give(.success(try await work()))
            } catch {
                answer.give(.failure(error))
            }
            await atEnd()
            answer.finish()
        }
        return (answer, task)
    }

    public func give(_ result: Result<Value, any Error>) { self.result.withLock { $0 = result } }

    /// The task has nothing left to do.
    public func finish() { done.post("") }

    /// Waits for `finish()`; throws what the task met, or that it took too long.
    public func wait(seconds: Int) throws -> Value {
        try wait(milliseconds: seconds * 1000)
    }

    /// Waits for `finish()` and calls `tick` ten times a second meanwhile; throws what the task met.
    /// - Parameter tick: says whether to wait on. When it does not, `stop` is called, and the task has two seconds.
    public func wait(tick: () -> Bool, stop: () -> Void) throws -> Value {
        while !done.wait(milliseconds: 100) {
            guard tick() else {
                stop()
                return try wait(milliseconds: 2000)
            }
        }
        return try wait(milliseconds: 0)
    }

    private func wait(milliseconds: Int) throws -> Value {
        _ = done.wait(milliseconds: Int32(milliseconds))
        guard let result = result.withLock({ $0 }) else { throw CommandFailure("the engine did not answer in time") }
        do {
            return try result.get()
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(EngineErrorText.words(error))
        }
    }
}
