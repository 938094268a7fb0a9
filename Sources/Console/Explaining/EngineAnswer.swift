import Synchronization
import Terminal

/// What a task finds out for a command that waits for it.
final class EngineAnswer<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, any Error>?>(nil)
    private let done = Mailbox()

    func give(_ result: Result<Value, any Error>) { self.result.withLock { $0 = result } }

    /// The task has nothing left to do.
    func finish() { done.post("") }

    /// Waits for `finish()`; throws what the task met, or that it took too long.
    func wait(seconds: Int) throws -> Value {
        _ = done.wait(milliseconds: Int32(seconds * 1000))
        guard let result = result.withLock({ $0 }) else { throw CommandFailure("the engine did not answer in time") }
        do {
            return try result.get()
        } catch {
            throw CommandFailure(EngineTrouble.words(error))
        }
    }
}
