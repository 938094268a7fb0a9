import Analysis
import Chess
import UCI

/// An engine process that is started when it is first needed, and again after it has died, hung or flooded: at most
/// `maximumLosses` times in a session.
///
/// The caller asks one question at a time.
actor RestartingEngine {
    /// The number of lost processes after which the engine is no longer started.
    static let maximumLosses = 3

    private let path: String
    private let settings: EngineSettings
    private let timeLimits: EngineTimeLimits
    private let log: EngineLog?
    private var starting: Task<Engine, any Error>?
    private var losses = 0
    /// Whether the engine has answered since it was started.
    private var hasAnswered = false
    /// Whether this engine evaluates a move only by the position after it.
    private var ignoresSearchMoves = false
    /// Whether this engine answers at once when it is given a limit of nodes.
    private var ignoresNodes = false

    /// Creates the value; no process is started yet.
    init(path: String, settings: EngineSettings, timeLimits: EngineTimeLimits, log: EngineLog?) {
        self.path = path
        self.settings = settings
        self.timeLimits = timeLimits
        self.log = log
    }

    /// Starts the engine unless it is running.
    /// - Returns: The engine's name.
    /// - Throws: `EngineError`; `EngineRetryLimitReached` after too many losses; `CancellationError`.
    func start() async throws -> String {
        await (try running()).name
    }

    /// Asks the engine, and starts it first if it is not running.
    ///
    /// An engine that dies although it has answered before may have been killed from outside: the question is asked
    /// once more.
    /// - Throws: As `start()`, and `EvaluationError.noEvaluation`.
    func answer(_ question: EngineQuestion) async throws -> EngineQuestion.Answer {
        let engine = try await running()
        try Task.checkCancellation()
        do {
            let answer = try await ask(question, engine)
            guard !answer.found.isEmpty else { throw EvaluationError.noEvaluation }
            hasAnswered = true
            return answer
        } catch let error as EngineError {
            if error != .closed, await !engine.isUsable { await discard(engine) }
            guard case .died = error, hasAnswered else { throw error }
            hasAnswered = false
            return try await answer(question)
        }
    }

    /// Ends the process; a later question starts it again.
    func close() async {
        let engine = starting
        starting = nil
        engine?.cancel()
        if let engine = try? await engine?.value { await engine.close() }
    }

    private func ask(_ question: EngineQuestion, _ engine: Engine) async throws -> EngineQuestion.Answer {
        guard let limit = question.limit.inTime else { return try await askOnce(question, engine) }
        if !ignoresNodes {
            let answer = try await askOnce(question, engine)
            let depth = question.move != nil && ignoresSearchMoves ? 2 : 1
            guard answer.isUnsearched(question, depth: depth) else { return answer }
            ignoresNodes = true
        }
        return try await askOnce(EngineQuestion(question, limit: limit), engine)
    }

    private func askOnce(_ question: EngineQuestion, _ engine: Engine) async throws -> EngineQuestion.Answer {
        if let move = question.move, ignoresSearchMoves { return try await question.ask(engine, after: move) }
        do {
            return try await question.ask(engine)
        } catch EngineError.ignoresSearchMoves {
            ignoresSearchMoves = true
            return try await askOnce(question, engine)
        }
    }

    private func running() async throws -> Engine {
        if let engine = try? await starting?.value {
            if await engine.isUsable { return engine }
            await discard(engine)
        }
        // No suspension between this check and `starting`: after `close()` no process may be started that nobody ends.
        try Task.checkCancellation()
        guard losses < Self.maximumLosses else { throw EngineRetryLimitReached(path: path, times: losses) }
        let handler = log?.handler
        let task = Task { [path, settings, timeLimits] in
            try await Engine.start(path, settings: settings, timeLimits: timeLimits, log: handler)
        }
        starting = task
        do {
            return try await task.value
        } catch {
            starting = nil
            if !(error is CancellationError) { losses += 1 }
            throw error
        }
    }

    private func discard(_ engine: Engine) async {
        starting = nil
        losses += 1
        await engine.close()
    }
}
