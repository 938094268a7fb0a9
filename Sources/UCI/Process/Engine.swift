#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A chess engine that runs as long as this actor is open: started once, asked many times.
///
/// One search runs at a time; further ones wait their turn. An engine that dies, hangs or floods costs the search that
/// was running: it throws, and so does every later one. Start a fresh `Engine` then.
///
/// Close it when it is no longer needed; one that is let go without is killed. Starting an engine makes the whole
/// program ignore SIGPIPE, so that writing to an engine that has died is an error and not the end.
///
/// ```swift
/// let engine = try await Engine.start(path, settings: EngineSettings(threads: 1, hash: 16))
/// let position = try Position(fen: "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
/// let result = try await engine.search(from: position, limit: .depth(8))
/// if let best = result.bestMove, let line = result.lines.first {
///     print(position.san(best), line.score.value)  // Ra8# mate(1)
/// }
/// await engine.close()
/// ```
public actor Engine {
    /// One line of the conversation, for a log. What the engine wrote is untrusted.
    public enum Message: Hashable, Sendable {
        /// What the engine was told, without the line end.
        case sent(String)
        /// What the engine wrote, without the line end.
        case received(String)
    }

    /// Hears the conversation, line by line, in order; called inside the actor, so it should be quick.
    public typealias Log = @Sendable (Message) -> Void

    /// The program file, as it was given.
    public nonisolated let path: String
    /// What the engine calls itself; empty if it does not say. Untrusted text.
    public internal(set) var name = ""
    /// Who wrote the engine; empty if it does not say. Untrusted text.
    public internal(set) var author = ""
    /// What can be set, in the order the engine declares it; at most 1,000 options.
    public internal(set) var options: [EngineOption] = []
    /// From the start of the program to its `uciok`; zero before that.
    public private(set) var timeToAnswer = Duration.zero
    /// The process identifier of the running or ended program; nil if it was not started.
    public internal(set) var processIdentifier: Int32?
    /// Whether it can still be asked: it has not died, been ended or been closed.
    public var isUsable: Bool { failure == nil }
    /// What it was told to set, in the order in which it declares the options; buttons are not among them.
    public var valuesSet: [EngineSettings.Option] {
        options.compactMap { option in
            values[option.name.lowercased()].map { EngineSettings.Option(name: option.name, value: $0) }
        }
    }

    let timeLimits: EngineTimeLimits
    let log: Log?
    var process: EngineProcess?
    /// Why the engine is of no use any more.
    var failure: EngineError?
    /// What the engine was last told, by option name in lower case.
    var values: [String: String] = [:]
    /// Who waits for which reply.
    var pending: Pending?
    /// Why the search that ended last was stopped; nil if it ran to its limit.
    var lastStop: Stopped?
    private var waits = 0
    /// The search that is running.
    var search: SearchLog?
    /// Bytes read since the last command that asks for an answer.
    var bytes = 0
    /// Who may ask now, and who waits to.
    var turns = TurnQueue()

    /// More bytes than this for one question are a flood. A minute of analysis is a hundredth of it.
    static let floodLimit = 8 * 1024 * 1024
    private let floodLimit: Int
    private static let maximumOptions = 1000

    private init(path: String, timeLimits: EngineTimeLimits, log: Log?, floodLimit: Int) {
        self.floodLimit = floodLimit
        self.path = path
        self.timeLimits = timeLimits
        self.log = log
    }

    deinit {
        process?.kill()
    }

    /// Starts the engine, asks what it is and sets it up.
    ///
    /// - Parameters:
    ///   - path: the program file, run as it stands; a relative path counts from the current folder.
    ///   - arguments: what the program is given on its command line; hardly ever needed.
    ///   - settings: sent before the first search; an option the engine does not know, or a value it does not allow, is
    ///     an error. Before them `UCI_ShowWDL` is turned on and `OwnBook` off, where there are such options.
    ///   - timeLimits: how long the engine may take for what.
    ///   - log: hears every line in both directions, those we cannot read included.
    /// - Throws: `EngineError`, or `CancellationError` if the task is cancelled; no process is left behind then.
    public static func start(
        _ path: String, arguments: [String] = [], settings: EngineSettings = EngineSettings(),
        timeLimits: EngineTimeLimits = EngineTimeLimits(), log: Log? = nil
    ) async throws -> Engine {
        try await launch(path, arguments, settings, timeLimits, log, floodLimit: floodLimit)
    }

    /// The same, for tests that have no time for a whole flood.
    /// - Parameter floodLimit: bytes for one question, after which the engine is ended.
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
        // A bare name would mean a file of the current folder, which may be anybody's.
        guard path.contains("/"), access(path, F_OK) == 0 else { throw .missing(path: path) }
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(path, X_OK) == 0 else {
            throw .notExecutable(path: path)
        }
    }

    private func begin(arguments: [String], settings: EngineSettings) async throws {
        process = EngineProcess(
            path: path, arguments: arguments,
            started: { [weak self] identifier in await self?.noteStart(identifier) },
            receive: { [weak self] output in
                // Read outside of the actor, so that it stays answerable in a flood.
                let replies = output.lines.map { (line: $0, reply: Reply($0)) }
                await self?.receive(replies, bytes: output.bytes)
            },
            ended: { [weak self] in await self?.outputEnded() })
        watch()
        let began = ContinuousClock.now
        send(.uci)
        try await wait(for: .uciOK, within: timeLimits.start)
        timeToAnswer = ContinuousClock.now - began
        set(option: "Threads", to: settings.threads)
        if let hash = settings.hash { set(option: "Hash", to: hash) }
        set(option: "UCI_ShowWDL", to: "true")
        // A move from a book comes without a score: an engine that is asked is to think.
        set(option: "OwnBook", to: "false")
        for option in settings.options { try set(option) }
        send(.isReady)
        try await wait(for: .readyOK, within: timeLimits.ready)
    }

    /// Ends the engine: a running search first, then the process. When this returns the process is gone, which takes
    /// at most the time limit of `quit` and 100 ms, however it behaves. Calling it again does nothing.
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

    // MARK: What the engine says

    private func noteStart(_ identifier: Int32) {
        processIdentifier = identifier
    }

    private func receive(_ replies: [(line: String, reply: Reply)], bytes count: Int) {
        bytes += count
        guard bytes <= floodLimit else { return fail(.flooded(path: path)) }
        for (line, reply) in replies {
            log?(.received(line))
            take(reply)
        }
    }

    private func take(_ reply: Reply) {
        switch (reply, pending?.awaited) {
        case (.name(let name), .uciOK): self.name = name
        case (.author(let author), .uciOK): self.author = author
        case (.option(let option), .uciOK) where options.count < Self.maximumOptions: options.append(option)
        case (.uciOK, .uciOK), (.readyOK, .readyOK): resume(with: reply)
        case (.info(let info), .bestMove): search?.add(info)
        case (.bestMove, .bestMove): resume(with: reply)
        case (.unknown, .nodeCount) where reply.perftNodes != nil: resume(with: reply)
        // Engines that want to be registered work without it, some of them worse.
        case (.registration(.error), _): send(.registerLater)
        case (.copyProtection(.error), _): fail(.copyProtected(path: path))
        default: break  // unasked, or a repetition
        }
    }

    /// The process may live on without an output: it gets a moment to end by itself, for the sake of its status.
    private func outputEnded() {
        let process = process
        Task {
            try await Task.sleep(for: .milliseconds(100))
            process?.kill()
        }
    }

    /// Reports the process's end to whoever waits for an answer.
    private func watch() {
        guard let process else { return }
        Task(priority: .userInitiated) { [weak self] in
            let end = await process.end
            await self?.noteEnd(end)
        }
    }

    private func noteEnd(_ end: EngineProcess.End) {
        switch end {
        case .notStarted(let reason): fail(.notStarted(path: path, reason: reason))
        case .exited(let how): fail(.died(path: path, how: how))
        }
    }

    // MARK: Waiting

    /// The number of the next wait, so that a late alarm cannot end another.
    func nextWait() -> Int {
        waits += 1
        return waits
    }
}
