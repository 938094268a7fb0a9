import Analysis

/// What the engine is still to be asked, each question once, and who waits for its answer.
struct EngineQueue {
    struct Waiter {
        let number: Int
        let priority: EnginePriority
        let continuation: CheckedContinuation<[Evaluation], any Error>
    }

    private struct Entry {
        let question: EngineQuestion
        var waiters: [Waiter]

        var priority: EnginePriority { waiters.map(\.priority).max() ?? .ahead }
    }

    /// In the order they came.
    private var entries: [Entry] = []

    mutating func add(_ waiter: Waiter, for question: EngineQuestion) {
        if let index = entries.firstIndex(where: { $0.question == question }) {
            entries[index].waiters.append(waiter)
        } else {
            entries.append(Entry(question: question, waiters: [waiter]))
        }
    }

    /// The most urgent one; of equally urgent ones the one that came first.
    var next: EngineQuestion? {
        guard let priority = entries.map(\.priority).max() else { return nil }
        return entries.first { $0.priority == priority }?.question
    }

    /// That of its most urgent waiter; nil when nobody waits any more.
    func priority(of question: EngineQuestion) -> EnginePriority? {
        entries.first { $0.question == question }?.priority
    }

    /// Removes a question and returns its waiters.
    mutating func take(_ question: EngineQuestion) -> [Waiter] {
        guard let index = entries.firstIndex(where: { $0.question == question }) else { return [] }
        return entries.remove(at: index).waiters
    }

    /// Removes one waiter, and the question with its last waiter.
    mutating func withdraw(_ number: Int) -> Waiter? {
        for index in entries.indices {
            guard let place = entries[index].waiters.firstIndex(where: { $0.number == number }) else { continue }
            let waiter = entries[index].waiters.remove(at: place)
            if entries[index].waiters.isEmpty { entries.remove(at: index) }
            return waiter
        }
        return nil
    }

    mutating func takeAll() -> [Waiter] {
        defer { entries = [] }
        return entries.flatMap(\.waiters)
    }
}
