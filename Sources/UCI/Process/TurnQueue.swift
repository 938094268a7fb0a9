/// Whose turn it is to use an engine: one task's at a time, in the order in which they asked.
struct TurnQueue {
    /// A task that waits for its turn.
    struct Waiter {
        let number: Int
        let continuation: CheckedContinuation<Void, any Error>
    }

    private var isTaken = false
    /// The tasks that wait, the first to come first.
    private(set) var waiters: [Waiter] = []

    /// Takes the turn if nobody has it; says whether it did.
    mutating func takeIfFree() -> Bool {
        defer { isTaken = true }
        return !isTaken
    }

    /// Adds a task at the end of the queue.
    mutating func add(_ waiter: Waiter) { waiters.append(waiter) }

    /// Gives the turn to the task that has waited longest.
    mutating func pass() {
        isTaken = !waiters.isEmpty
        if isTaken { waiters.removeFirst().continuation.resume() }
    }

    /// Takes a task out of the queue, which gets a `CancellationError`. A task that has been given its turn meanwhile
    /// keeps it.
    mutating func leave(_ number: Int) {
        guard let index = waiters.firstIndex(where: { $0.number == number }) else { return }
        waiters.remove(at: index).continuation.resume(throwing: CancellationError())
    }
}
