#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A chess engine process, started once and asked many times while this actor is open.
///
/// One search runs at a time; others wait for their turn. If the engine dies, hangs or floods, the current search and
/// all later ones throw an error; start a new `Engine` then.
///
/// Close the engine when it is no longer needed; it is killed when the actor is deallocated. Starting an engine makes
/// the whole program ignore SIGPIPE, so that writing to a dead engine is an error and does not end the program.
///
/// ```swift
/// let engine = try await Engine.start(path, settings: EngineSettings(threads: 1, hash: 16))
/// let position = try Position(fen: "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
/// let result = try await engine.search(from: position, limit: .depth(8))
/// if let best = result.bestMove, let line = result.lines.first {
///     print(position.san(best), line.score)  // Ra8# #1
/// }
/// await engine.close()
/// ```
public actor Engine {
    /// One line of the conversation, for a log. The engine's lines are untrusted text.
    public enum Message: Hashable, Sendable {
        /// A line sent to the engine, without the line end.
        case sent(String)
        /// A line received from the engine, without the line end.
        case received(String)
    }

    /// Receives the conversation line by line, in order. It is called inside the actor, so it should return quickly.
    public typealias Log = @Sendable (Message) -> Void

    /// The path of the program file as given.
    public nonisolated let path: String
    /// The engine's name; empty if it reports none. Untrusted text.
    public var name: String { program.name }
    /// The engine's author; empty if it reports none. Untrusted text.
    public var author: String { program.author }
    /// The options in the order the engine declares them; at most 1,000.
    public var options: [EngineOption] { table.declared }
    /// The time from the start of the program to its `uciok`; zero before that.
    public var timeToAnswer: Duration { program.timeToAnswer }
    /// The process identifier of the running or ended program; nil if it was not started.
    public var processIdentifier: Int32? { program.processIdentifier }
    /// Whether the engine is usable: it has not died, been ended or been closed.
    public var isUsable: Bool { failure == nil }
    /// The options that have been set, in the order in which the engine declares them, without buttons.
    public var valuesSet: [EngineSettings.Option] { table.valuesSet }

    /// The process and what it reports about itself.
    var program = EngineProgram()
    /// The options and the values they were set to.
    var table = OptionTable()
    let timeLimits: EngineTimeLimits
    let log: Log?
    var process: EngineProcess?
    /// The reason why the engine is unusable; nil while it is usable.
    var failure: EngineError?
    /// The reply for which a caller is waiting.
    var pending: PendingReply?
    private var waits = 0
    /// The running search.
    var search: SearchLog?
    var outputLimit: OutputLimit
    /// The queue of callers for the engine.
    var turns = TurnQueue()

    private init(path: String, timeLimits: EngineTimeLimits, log: Log?, floodLimit: Int) {
        outputLimit = OutputLimit(bytes: floodLimit)
        self.path = path
        self.timeLimits = timeLimits
        self.log = log
    }

    deinit {
        process?.kill()
    }

    /// Starts the engine, reads its options and configures it.
    ///
    /// - Parameters:
    ///   - path: The path of the program file; a relative path starts at the current directory.
    ///   - arguments: Command-line arguments of the program; rarely needed.
    ///   - settings: The settings, sent before the first search; an option the engine does not know or a value it does
    ///     not allow is an error. Before them `UCI_ShowWDL` is turned on and `OwnBook` off, if the engine has these
    ///     options.
    ///   - timeLimits: The time limits for the engine's answers.
    ///   - log: Receives every line in both directions, including lines that cannot be parsed.
    /// - Throws: `EngineError`, or `CancellationError` if the task is cancelled; the process is ended in both cases.
    public static func start(
        _ path: String, arguments: [String] = [], settings: EngineSettings = EngineSettings(),
        timeLimits: EngineTimeLimits = EngineTimeLimits(), log: Log? = nil
    ) async throws -> Engine {
        try await launch(path, arguments, settings, timeLimits, log, floodLimit: OutputLimit.standard)
    }

    /// Starts the engine like `start`, with a flood limit that tests can reach quickly.
    /// - Parameter floodLimit: The maximum number of bytes in answer to one command; more end the engine.
    static func launch(
        _ path: String, _ arguments: [String], _ settings: EngineSettings, _ timeLimits: EngineTimeLimits, _ log: Log?,
        floodLimit: Int
    ) async throws -> Engine {
        try checkFile(path)
        let engine = Engine(path: path, timeLimits: timeLimits, log: log, floodLimit: floodLimit)
        do {
            try await engine.begin(arguments: arguments, settings: settings)
        } catch {
            await engine.close()
            throw error
        }
        return engine
    }

    private static func checkFile(_ path: String) throws(EngineError) {
        // A bare name would refer to the current directory, whose files cannot be trusted.
        guard path.contains("/"), access(path, F_OK) == 0 else { throw .missing(path: path) }
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(path, X_OK) == 0 else {
            throw .notExecutable(path: path)
        }
    }

    private func begin(arguments: [String], settings: EngineSettings) async throws {
        process = EngineProcess(
            path: path, arguments: arguments,
            started: { [weak self] identifier in await self?.setProcessIdentifier(identifier) },
            receive: { [weak self] output in
                // Parse outside the actor, so that it stays responsive during a flood.
                let replies = output.lines.map { (line: $0, reply: Reply($0)) }
                await self?.receive(replies, bytes: output.bytes)
            },
            ended: { [weak self] in await self?.outputEnded() })
        observeProcessEnd()
        let began = ContinuousClock.now
        send(.uci)
        try await wait(for: .uciOK, within: timeLimits.start)
        program.timeToAnswer = ContinuousClock.now - began
        set(option: "Threads", to: settings.threads)
        if let hash = settings.hash { set(option: "Hash", to: hash) }
        set(option: "UCI_ShowWDL", to: "true")
        // A book move has no score: the engine should search.
        set(option: "OwnBook", to: "false")
        for option in settings.options { try set(option) }
        send(.isReady)
        try await wait(for: .readyOK, within: timeLimits.ready)
    }

    /// Ends a running search, then the process. The process has ended when this returns, at the latest after the time
    /// limit of `quit` and 100 ms. Calling it again does nothing.
    public func close() async {
        if failure == nil { failure = .closed }
        if pending != nil { send(.stop) }
        send(.quit)
        process?.finish()
        resume(throwing: .closed)
        let limit = timeLimits.quit
        let force = Task { [process] in
            try await Task.sleep(for: limit)
            process?.kill()
        }
        _ = await process?.end
        force.cancel()
    }

    // MARK: Waiting

    /// Returns a number for the next wait, so that a late timeout cannot end another wait.
    func nextWaitNumber() -> Int {
        waits += 1
        return waits
    }
}
