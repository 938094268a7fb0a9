import Analysis
public import Chess
import Scheduling
import Synchronization
public import Training

/// Explains deviations while the learner goes on. What the engine finds arrives in `updates`; what is known at once is
/// returned. Without an engine it explains from the answers of earlier days, or reports once that there is none.
@MainActor public final class ExplanationService {
    private nonisolated let channel = AsyncStream.makeStream(of: ExplanationUpdate.self)
    private let configuration: EngineConfiguration?
    private let scheduler: EngineScheduler?
    /// Answers of earlier days, for when there is no engine.
    private let memory: StoredComparisons?
    /// The search for the open question's prepared move.
    private var preparing: Task<Void, Never>?
    /// The searches for explanations, the newest last.
    private var running: [Task<Void, Never>] = []
    /// The search for how the first wrong try is refuted.
    private var refuting: Task<Void, Never>?
    private var last: ExplainedMove?
    /// The number of the last deviation in the session, from 1.
    private var deviation = 0
    /// How often more was asked about it.
    private var requests = 0
    private var isMissingEngineReported = false
    private nonisolated let withdrawals = Counter()

    public init(_ configuration: EngineConfiguration?, memory: StoredComparisons? = nil) {
        self.configuration = configuration
        self.memory = memory
        scheduler = configuration?.scheduler
    }

    /// What was found, in the order it was found. For one consumer, off the main actor: readline holds that one.
    public nonisolated var updates: AsyncStream<ExplanationUpdate> { channel.stream }

    /// Whether an update may still be shown: nothing that came after it took back its answer.
    public nonisolated func isCurrent(_ update: ExplanationUpdate) -> Bool {
        guard case .found(let found) = update else { return true }
        return found.withdrawals == withdrawals.value
    }

    // MARK: - Following the drill

    /// Evaluates the prepared move while the learner thinks, so that after a wrong answer only the move played is new.
    ///
    /// - Returns: true when the question is that of the last deviation again: its answer is open, and explanations that
    ///   are not shown yet must not be.
    public func prepare(_ question: Question, expected: Move?) -> Bool {
        preparing?.cancel()
        let isAgain = last?.card == question.card
        if isAgain {
            last?.isAnswerOut = false
            withdraw()
        }
        guard let scheduler, let configuration, let expected else { return isAgain }
        let (position, budget) = (question.position, configuration.budget)
        preparing = background {
            try? await scheduler.lookAhead(at: position, prepared: [expected], budget: budget, for: .question)
        }
        return isAgain
    }

    /// Explains an answer as far as it may be explained now.
    /// - Parameter deviation: the last move of the question that was not prepared; nil when there was none.
    public func handle(_ outcome: Outcome, _ deviation: ExplainedMove?) -> [ExplanationUpdate] {
        if outcome.next == .closed, last?.card == outcome.card { last?.isAnswerOut = true }
        guard let deviation else { return [] }
        switch outcome.next {
        // Before the retry: only how the move played is refuted.
        case .retry: return explain(deviation) { refuting = $0 }
        // Once the answer is out both moves are compared, also after a right second try; a refutation that is still
        // being searched is no longer wanted.
        case .type,
            .closed where outcome.grade == .wrongFound:
            refuting?.cancel()
            return explain(deviation)
        case .closed, .overtaken: return []
        }
    }

    /// Explains a new deviation.
    private func explain(
        _ subject: ExplainedMove, started: (Task<Void, Never>) -> Void = { _ in }
    ) -> [ExplanationUpdate] {
        last = subject
        requests = 0
        deviation += 1
        return explain(subject, deeper: 0, detail: .sentence, started: started)
    }

    /// The last deviation became one of the learner's own moves: its answer is out.
    public func accepted() {
        cancelSearches()
        last?.isAnswerOut = true
    }

    /// The last answer was undone: no explanation of it may be shown any more.
    public func forget() {
        last = nil
        withdraw()
    }

    private func withdraw() {
        withdrawals.increase()
        cancelSearches()
    }

    private func cancelSearches() {
        for task in running { task.cancel() }
        running = []
    }

    /// Explains more of the last deviation: first the line that shows it, then what a search five times as deep finds,
    /// then the best moves side by side, then a deeper search again, and so on.
    public func more() -> [ExplanationUpdate] {
        guard let last else { return [.nothingToExplain] }
        requests += 1
        // A table of the best moves would reveal an answer that is still open.
        let isTable = last.isAnswerOut && requests > 2 && requests % 2 == 1
        let deeper = last.isAnswerOut ? requests / 2 : requests - 1
        var updates: [ExplanationUpdate] = []
        if requests > 1, configuration != nil { updates.append(isTable ? .comparingBestMoves : .searchingDeeper) }
        return updates + explain(last, deeper: deeper, detail: isTable ? .table : .line)
    }

    // MARK: - Searching

    /// - Parameter deeper: how many times the budget is multiplied by five, four at most.
    private func explain(
        _ subject: ExplainedMove, deeper: Int, detail: DetailLevel, started: (Task<Void, Never>) -> Void = { _ in }
    ) -> [ExplanationUpdate] {
        guard let scheduler, let configuration else { return recall(subject, detail) }
        let budget = (0..<min(deeper, 4)).reduce(configuration.budget) { budget, _ in budget.times(5) }
        let request = ExplanationRequest(
            subject: subject, budget: budget, detail: detail, deviation: deviation, withdrawals: withdrawals.value)
        let task = background { [channel] in
            if let update = await request.run(scheduler) { channel.continuation.yield(update) }
        }
        running.append(task)
        started(task)
        return []
    }

    /// Without an engine: what one has found before.
    private func recall(_ subject: ExplainedMove, _ detail: DetailLevel) -> [ExplanationUpdate] {
        if let expected = subject.prepared.first,
            let comparison = memory?.comparison(played: subject.played, expected: expected, in: subject.position)
        {
            let request = ExplanationRequest(
                subject: subject, budget: .standard, detail: detail == .table ? .line : detail, deviation: deviation,
                withdrawals: withdrawals.value)
            return [.found(request.found(comparison, rivals: []))]
        }
        guard !isMissingEngineReported else { return [] }
        isMissingEngineReported = true
        return [.noEngine]
    }

    /// A task of its own, off the main actor: that is held while the user types.
    private func background(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        Task.detached(priority: .userInitiated) { await work() }
    }

    // MARK: - Ending

    /// Waits for the searches, cancels those that take longer, and ends `updates`.
    public func finish(within limit: Duration) async {
        let tasks = running
        let deadline = Task.detached {
            try await Task.sleep(for: limit)
            for task in tasks { task.cancel() }
        }
        for task in tasks { await task.value }
        deadline.cancel()
        channel.continuation.finish()
    }

    /// Stops searching while the program is suspended.
    public nonisolated func rest() async { await scheduler?.rest() }

    /// Ends `updates` and the engine.
    public func close() async {
        preparing?.cancel()
        cancelSearches()
        channel.continuation.finish()
        await scheduler?.close()
    }
}

/// A count that is raised on the main actor and read elsewhere.
final class Counter: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .sequentiallyConsistent) }

    func increase() { count.add(1, ordering: .sequentiallyConsistent) }
}
