public import Analysis
public import Chess
public import UCI

/// The one engine of a process: started when it is first needed and asked one thing at a time, the most urgent first.
/// What it said is kept, for the session and in the learner's file.
///
/// An engine that dies, hangs or floods costs the question that was asked; it is started again for the next one, but
/// not without end.
public actor EngineScheduler: Evaluator {
    /// So often an engine is lost; then it is left alone.
    static let maximumLosses = 3
    /// Nothing begins for so long after `rest()`: the program is stopped meanwhile, and goes on when it is woken.
    private static let restTime = Duration.milliseconds(500)
    /// Answers held for the session; beyond them it begins anew, and the file still knows.
    private static let maximumKnown = 10_000

    private let path: String
    private let settings: EngineSettings
    private let timeLimits: EngineTimeLimits
    private let log: EngineLog?
    private let cache: EvaluationCache?
    private var starting: Task<Engine, any Error>?
    private var losses = 0
    /// Whether the engine has answered since it was started.
    private var hasAnswered = false
    /// Whether this engine evaluates a move only by the position after it.
    private var ignoresSearchMoves = false
    private var reported: Set<String> = []
    private var known: [EngineQuestion: [Evaluation]] = [:]
    private var queue = EngineQueue()
    private var running: Running?
    private var waiters = 0
    private var rests = 0
    private var isResting = false
    /// How often the engine has been asked.
    private(set) var searches = 0

    /// The question the engine is at.
    private struct Running {
        let question: EngineQuestion
        let task: Task<Void, Never>
    }

    /// Nothing is started yet. `cache` is where answers outlive the session; nil keeps none.
    public init(
        path: String, settings: EngineSettings, log: EngineLog? = nil, cache: EvaluationCache? = nil,
        timeLimits: EngineTimeLimits = EngineTimeLimits()
    ) {
        self.path = path
        self.settings = settings
        self.log = log
        self.cache = cache
        self.timeLimits = timeLimits
    }

    // MARK: Asking

    /// As `evaluate(_:in:effort:for:)`, for somebody who wants to read it now.
    public func evaluate(_ move: Move?, in position: Position, budget: SearchBudget) async throws -> Evaluation {
        try await evaluate(move, in: position, budget: budget, for: .explanation)
    }

    /// Judges `move`, or with nil the move the engine thinks best, unless that is known already.
    ///
    /// - Throws: `EngineError`, `EngineRetryLimitReached`, `EvaluationError`; `CancellationError` when the task is cancelled or
    ///   the scheduler closed.
    public func evaluate(
        _ move: Move?, in position: Position, budget: SearchBudget, for priority: EnginePriority
    ) async throws -> Evaluation {
        let found = try await ask(EngineQuestion(position, move: move, budget: budget), priority)
        guard let first = found.first else { throw EvaluationError.noEvaluation }
        return first
    }

    /// The best moves of a position, the best first, from one search that shares the effort among them.
    /// - Throws: as `evaluate`.
    public func best(
        _ count: Int, in position: Position, budget: SearchBudget, for priority: EnginePriority = .explanation
    ) async throws -> [Evaluation] {
        try await ask(EngineQuestion(position, lines: count, budget: budget), priority)
    }

    /// Finds out what will be asked when the learner errs: the prepared moves, then the engine's own, each judged alone,
    /// as an explanation wants them.
    /// - Parameter rivals: how many of the engine's best moves.
    /// - Throws: as `evaluate`; what was found until then is kept.
    public func lookAhead(
        at position: Position, prepared: [Move], rivals: Int = 3, budget: SearchBudget, for priority: EnginePriority
    ) async throws {
        for move in prepared { _ = try await evaluate(move, in: position, budget: budget, for: priority) }
        for rival in try await best(rivals, in: position, budget: budget, for: priority)
        where !prepared.contains(rival.move) {
            _ = try await evaluate(rival.move, in: position, budget: budget, for: priority)
        }
    }

    /// Evaluates a position of a reviewed game: the engine's own choice and its score.
    /// - Throws: as `evaluate`.
    func review(_ position: Position, limit: ReviewLimit) async throws -> Evaluation {
        let found = try await ask(EngineQuestion(reviewing: position, limit: limit), .ahead)
        guard let first = found.first else { throw EvaluationError.noEvaluation }
        return first
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
                goOn()
            }
        } onCancel: {
            Task { await self.withdraw(number) }
        }
        return Self.found(found, in: question.position)
    }

    /// What is known without the engine.
    private func find(_ question: EngineQuestion) async -> [Evaluation]? {
        if let found = known[question] { return Self.found(found, in: question.position) }
        guard let found = await cache?.find(question) else { return nil }
        remember(found, of: question)
        return found
    }

    private func remember(_ found: [Evaluation], of question: EngineQuestion) {
        if known.count >= Self.maximumKnown { known = [:] }
        known[question] = found
    }

    /// The same where the position has another move number.
    private static func found(_ evaluations: [Evaluation], in position: Position) -> [Evaluation] {
        guard let first = evaluations.first, first.position != position else { return evaluations }
        return evaluations.compactMap {
            Evaluation(
                position: position, moves: $0.line.moves, score: $0.score, depth: $0.depth, nodes: $0.nodes,
                engine: $0.engine)
        }
    }

    private func withdraw(_ number: Int) {
        queue.withdraw(number)?.continuation.resume(throwing: CancellationError())
        if let running, queue.priority(of: running.question) == nil { running.task.cancel() }
    }

    // MARK: Working

    /// Begins with the most urgent question, or stops a less urgent one for its sake: that one stays in the queue.
    private func goOn() {
        guard !isResting, let question = queue.next else { return }
        guard let running else {
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
        if case .failure(is CancellationError) = outcome {
            // Stopped for something more urgent, or for a rest: whoever waits still waits.
        } else {
            for waiter in queue.take(question) { waiter.continuation.resume(with: outcome) }
        }
        goOn()
    }

    private func search(_ question: EngineQuestion) async throws -> [Evaluation] {
        let engine = try await engine()
        try Task.checkCancellation()
        // The first time nobody knew whose answers to look for.
        if let found = await find(question) { return found }
        searches += 1
        do {
            let answer = try await answer(question, engine)
            guard !answer.found.isEmpty else { throw EvaluationError.noEvaluation }
            hasAnswered = true
            if answer.isComplete {
                remember(answer.found, of: question)
                if let cache { Task { await cache.keep(answer.found, of: question) } }
            }
            return answer.found
        } catch let error as EngineError {
            if error != .closed, await !engine.isUsable { await lose(engine) }
            // One that worked until now may have been killed from outside, which is no fault of the question.
            guard case .died = error, hasAnswered else { throw error }
            hasAnswered = false
            return try await search(question)
        }
    }

    private func answer(_ question: EngineQuestion, _ engine: Engine) async throws -> EngineQuestion.Answer {
        if let move = question.move, ignoresSearchMoves { return try await question.ask(engine, after: move) }
        do {
            return try await question.ask(engine)
        } catch EngineError.ignoresSearchMoves {
            ignoresSearchMoves = true
            return try await answer(question, engine)
        }
    }

    // MARK: The engine

    /// The engine, running. Only one question at a time gets here.
    private func engine() async throws -> Engine {
        if let engine = try? await starting?.value {
            if await engine.isUsable { return engine }
            // It has died of itself since it was asked last.
            await lose(engine)
        }
        guard losses < Self.maximumLosses else { throw EngineRetryLimitReached(path: path, times: losses) }
        let handler = log?.handler
        let task = Task { [path, settings, timeLimits] in
            try await Engine.start(path, settings: settings, timeLimits: timeLimits, log: handler)
        }
        starting = task
        do {
            let engine = try await task.value
            await cache?.note(name: engine.name)
            return engine
        } catch {
            starting = nil
            if !(error is CancellationError) { losses += 1 }
            throw error
        }
    }

    private func lose(_ engine: Engine) async {
        starting = nil
        losses += 1
        await engine.close()
    }

    /// Whether this problem has not been reported before in this session.
    public func isNews(_ trouble: String) -> Bool { reported.insert(trouble).inserted }

    /// Nothing is searched while the program is suspended: when this returns the engine has stopped. What it was at is
    /// asked again when the program goes on.
    public func rest() async {
        rests += 1
        let number = rests
        isResting = true
        Task {
            try await Task.sleep(for: Self.restTime)
            wake(number)
        }
        running?.task.cancel()
        await running?.task.value
    }

    private func wake(_ number: Int) {
        guard number == rests else { return }
        isResting = false
        goOn()
    }

    /// Ends the engine, and what it is at: whoever waits gets a `CancellationError`. It is started again when it is
    /// next needed.
    public func close() async {
        for waiter in queue.takeAll() { waiter.continuation.resume(throwing: CancellationError()) }
        running?.task.cancel()
        let engine = starting
        starting = nil
        engine?.cancel()
        if let engine = try? await engine?.value { await engine.close() }
        await cache?.write()
    }
}
