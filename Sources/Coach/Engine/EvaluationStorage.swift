import Analysis

/// Stores evaluations in the cache one after another, so that what is remembered after a search replaces what the search
/// found. Nobody waits for the file unless it is asked for.
struct EvaluationStorage {
    let cache: EvaluationCache?
    private var last: Task<Void, Never>?

    init(_ cache: EvaluationCache?) { self.cache = cache }

    /// Stores an answer after those before it; nil if there is no cache.
    @discardableResult
    mutating func keep(_ evaluations: [Evaluation], of question: EngineQuestion) -> Task<Void, Never>? {
        guard let cache else { return nil }
        let task = Task { [last] in
            await last?.value
            await cache.keep(evaluations, of: question)
        }
        last = task
        return task
    }
}
