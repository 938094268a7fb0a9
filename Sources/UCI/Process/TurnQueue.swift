/// The queue of tasks for an engine: one uses it at a time, in the order of their requests.
struct TurnQueue {
    /// A task that waits for its turn.
    struct Waiter {
        let number: Int
        let continuation: CheckedContinuation<Void, any Error>
    }

    private var isTaken = false
    /// The waiting tasks in order.
    private(set) var waiters: [Waiter] = []

    /// Takes the turn if the engine is free; returns whether it was.
    mutating func acquireIfFree() -> Bool {
        defer { isTaken = true }
        return !isTaken
    }

    /// Adds a task at the end of the queue.
    mutating func add(_ waiter: Waiter) { waiters.append(waiter) }

    /// Passes the turn to the task that has waited longest.
    mutating func release() {
        isTaken = !waiters.isEmpty
        if isTaken { waiters.removeFirst().continuation.resume() }
    }

    /// Removes a task from the queue, which receives a `CancellationError`. A task that already has its turn keeps it.
    mutating func cancel(_ number: Int) {
        guard let index = waiters.firstIndex(where: { $0.number == number }) else { return }
        waiters.remove(at: index).continuation.resume(throwing: CancellationError())
    }
}
