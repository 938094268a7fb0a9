public import Analysis
public import Chess
public import UCI

/// The only way to ask the engine: one process, one question at a time, the most urgent first. Answers are stored for
/// the session and in the learner's file.
///
/// An engine that dies, hangs or floods fails the question it was asked; it is started again for the next one, up to
/// `RestartingEngine.maximumLosses` times.
public actor EngineScheduler: Evaluator {
    /// The time after `rest()` during which no search starts.
    private let restTime: Duration
    private let engine: RestartingEngine
    private var storage: EvaluationStorage
    private var cache: EvaluationCache? { storage.cache }
    private var evaluations = SessionEvaluations()
    private var queue = EngineQueue()
    private var running: Running?
    /// The number of the last waiter.
    private(set) var waiters = 0
    /// The number of the last call of `rest()`.
    private var rests = 0
    private var isResting = false
    private var reported: Set<String> = []
    /// The number of calls of `together` in progress, by priority.
    private var groups: [EnginePriority: Int] = [:]
    /// The number of searches so far.
    private(set) var searches = 0

    /// The search that is running.
    private struct Running {
        let question: EngineQuestion
        let task: Task<Void, Never>
    }

    /// Creates a scheduler; the engine is started by the first question.
    /// - Parameters:
    ///   - path: The path of the engine's program file.
    ///   - settings: The engine's options.
    ///   - log: Receives the conversation with the engine; nil for no log.
    ///   - cache: Where answers are stored beyond the session; nil to store none.
    ///   - timeLimits: The time limits for the engine's answers.
    ///   - restTime: The time after `rest()` during which no search starts. The program is suspended meanwhile.
    public init(
        path: String, settings: EngineSettings, log: EngineLog? = nil, cache: EvaluationCache? = nil,
        timeLimits: EngineTimeLimits = EngineTimeLimits(), restTime: Duration = .milliseconds(500)
    ) {
        self.restTime = restTime
        engine = RestartingEngine(path: path, settings: settings, timeLimits: timeLimits, log: log)
        storage = EvaluationStorage(cache)
    }

    // MARK: Questions

    /// Evaluates as `evaluate(_:in:budget:for:)` does with the priority `.explanation`.
    public func evaluate(_ move: Move?, in position: Position, budget: SearchBudget) async throws -> Evaluation {
        try await evaluate(move, in: position, budget: budget, for: .explanation)
    }

    /// Evaluates a move, unless its evaluation is known already.
    ///
    /// - Parameters:
    ///   - move: The move; nil for the engine's own choice.
    ///   - position: The position before the move.
    ///   - budget: The limit of the search.
    ///   - priority: How urgent the question is.
    /// - Throws: `EngineError`, `EngineRetryLimitReached`, `EvaluationError`; `CancellationError` when the task is
    ///   cancelled or the scheduler closed.
    public func evaluate(
        _ move: Move?, in position: Position, budget: SearchBudget, for priority: EnginePriority
    ) async throws -> Evaluation {
        let found = try await ask(EngineQuestion(position, move: move, budget: budget), priority)
        guard let first = found.first else { throw EvaluationError.noEvaluation }
        return first
    }

    public func bestMoves(in position: Position, budget: SearchBudget) async throws -> [Evaluation] {
        try await best(MoveComparison.bestMoveCount, in: position, budget: budget)
    }

    /// Stores an evaluation in the learner's file, in place of what searches of that effort or less found.
    public func remember(_ evaluation: Evaluation, budget: SearchBudget) async {
        let question = EngineQuestion(evaluation.position, move: evaluation.move, budget: budget)
        await storage.keep([evaluation], of: question)?.value
    }

    /// Returns the best moves of a position, the best first, from one search that divides the budget among them.
    /// - Throws: As `evaluate`.
    public func best(
        _ count: Int, in position: Position, budget: SearchBudget, for priority: EnginePriority = .explanation
    ) async throws -> [Evaluation] {
        try await ask(EngineQuestion(position, lines: count, budget: budget), priority)
    }

    /// Runs work that asks several questions of one priority. Until it ends no less urgent search starts, so that none
    /// comes between two of its searches.
    func together<Value: Sendable>(_ priority: EnginePriority, _ work: @Sendable () async -> Value) async -> Value {
        groups[priority, default: 0] += 1
        let value = await work()
        groups[priority, default: 0] -= 1
        startNext()
        return value
    }

    /// Evaluates a position of a reviewed game: the engine's own choice and its score.
    /// - Throws: As `evaluate`.
    func review(_ position: Position, limit: ReviewLimit) async throws -> Evaluation {
        let found = try await ask(EngineQuestion(reviewing: position, limit: limit), .ahead)
        guard let first = found.first else { throw EvaluationError.noEvaluation }
        return first
    }

    /// Returns the best moves in a position of a reviewed game, the best first, from one search under the limit.
    /// - Throws: As `evaluate`.
    func reviewBestMoves(of position: Position, limit: ReviewLimit) async throws -> [Evaluation] {
        try await ask(EngineQuestion(reviewing: position, lines: MoveComparison.bestMoveCount, limit: limit), .ahead)
    }

    private func ask(_ question: EngineQuestion, _ priority: EnginePriority) async throws -> [Evaluation] {
        try Task.checkCancellation()
        if let found = await find(question) { return found }
        waiters += 1
        let number = waiters
        let found = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<[Evaluation], any Error>) in
                if Task.isCancelled {
                    waiting.resume(throwing: CancellationError())
                    return
                }
                queue.add(EngineQueue.Waiter(number: number, priority: priority, continuation: waiting), for: question)
                startNext()
            }
        } onCancel: {
            Task { await self.withdraw(number) }
        }
        return found.map { $0.renumbered(for: question.position) }
    }

    /// Returns the stored answer to a question; nil if the engine has to search.
    private func find(_ question: EngineQuestion) async -> [Evaluation]? {
        if let found = evaluations[question] { return found.map { $0.renumbered(for: question.position) } }
        guard let found = await cache?.find(question) else { return nil }
        evaluations.add(found, for: question)
        return found
    }

    private func withdraw(_ number: Int) {
        queue.withdraw(number)?.continuation.resume(throwing: CancellationError())
        if let running, queue.priority(of: running.question) == nil { running.task.cancel() }
    }

    // MARK: Searches

    /// Starts the most urgent question, or cancels a less urgent search for it; the cancelled question stays in the
    /// queue.
    private func startNext() {
        guard !isResting, let question = queue.next else { return }
        guard let running else {
            let lowest = groups.filter { $0.value > 0 }.keys.max() ?? .ahead
            guard queue.priority(of: question) ?? .ahead >= lowest else { return }
            self.running = Running(question: question, task: Task { await work(question) })
            return
        }
        guard let wanted = queue.priority(of: question), wanted > queue.priority(of: running.question) ?? .ahead else {
            return
        }
        running.task.cancel()
    }

    private func work(_ question: EngineQuestion) async {
        let outcome: Result<[Evaluation], any Error>
        do {
            outcome = .success(try await search(question))
        } catch {
            outcome = .failure(error)
        }
        running = nil
        // Cancelled for a more urgent question, by `rest()` or `close()`: those who wait continue to wait.
        if !outcome.isCancellation {
            for waiter in queue.take(question) { waiter.continuation.resume(with: outcome) }
        }
        startNext()
    }

    private func search(_ question: EngineQuestion) async throws -> [Evaluation] {
        await cache?.note(name: try await engine.start())
        try Task.checkCancellation()
        // The cache finds nothing before the first start, because it needs the engine's name.
        if let found = await find(question) { return found }
        searches += 1
        let answer = try await engine.answer(question)
        if answer.isComplete {
            evaluations.add(answer.found, for: question)
            storage.keep(answer.found, of: question)
        }
        return answer.found
    }

    // MARK: Pauses and the end

    /// Records that a problem is reported to the user; returns false if it was reported before in this session.
    public func isNews(_ trouble: String) -> Bool { reported.insert(trouble).inserted }

    /// Stops searching for a moment, before the program is suspended. When this returns the engine has stopped. The
    /// question is asked again when the program continues.
    public func rest() async {
        rests += 1
        let number = rests
        isResting = true
        Task {
            try await Task.sleep(for: restTime)
            wake(number)
        }
        running?.task.cancel()
        await running?.task.value
    }

    private func wake(_ number: Int) {
        guard number == rests else { return }
        isResting = false
        startNext()
    }

    /// Ends the engine and its search; waiting callers get a `CancellationError`. When this returns no process is left
    /// and none is being started. A later question starts the engine again.
    public func close() async {
        for waiter in queue.takeAll() { waiter.continuation.resume(throwing: CancellationError()) }
        let search = running?.task
        search?.cancel()
        await engine.close()
        await search?.value
        await cache?.write()
    }
}

extension Result {
    fileprivate var isCancellation: Bool {
        guard case .failure(let error) = self else { return false }
        return error is CancellationError || error as? EngineError == .closed
    }
}

extension Evaluation {
    /// Returns the same evaluation for the same position with other move numbers.
    fileprivate func renumbered(for position: Position) -> Evaluation {
        guard self.position != position else { return self }
        return Evaluation(
            position: position, moves: line.moves, score: score, depth: depth, nodes: nodes, engine: engine) ?? self
    }
}
