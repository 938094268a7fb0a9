/// How an engine is set up before its first search.
public struct EngineSettings: Hashable, Sendable {
    /// Search threads; one makes node counts, and so answers, repeatable.
    public var threads: Int
    /// Mebibytes of hash table; nil leaves the engine's own default.
    public var hash: Int?
    /// Further options by name (`EvalFile`, `SyzygyPath`), in the order they are sent. Each must be one the engine
    /// declares, with a value it allows (`EngineOption.checked(_:)`).
    public var options: [Option]

    /// An option the user sets.
    public struct Option: Hashable, Sendable {
        /// As the engine declares it, in any mixture of upper and lower case.
        public var name: String
        /// Nil presses a button.
        public var value: String?

        /// An option and its value, as text.
        public init(name: String, value: String?) {
            self.name = name
            self.value = value
        }
    }

    /// Threads and hash outside the range an engine declares are brought to the nearest it allows, and are not sent to
    /// one that does not declare them.
    public init(threads: Int = 1, hash: Int? = nil, options: [Option] = []) {
        self.threads = threads
        self.hash = hash
        self.options = options
    }
}

/// How long an engine may take for what should take no time.
public struct EngineTimeLimits: Hashable, Sendable {
    /// From the start to `uciok`.
    public var start: Duration
    /// To `readyok`; loading a network or clearing a large hash table takes a while.
    public var ready: Duration
    /// A whole search, whatever its own limit; then the engine is told to stop.
    public var search: Duration
    /// From `stop` to `bestmove`; then the process is ended.
    public var stop: Duration
    /// From `quit` to the end of the process; then it is ended (100 ms after a polite signal by force).
    public var quit: Duration

    /// The limits given, and for the others those of an engine that behaves.
    public init(
        start: Duration = .seconds(10), ready: Duration = .seconds(10), search: Duration = .seconds(60),
        stop: Duration = .milliseconds(300), quit: Duration = .milliseconds(150)
    ) {
        self.start = start
        self.ready = ready
        self.search = search
        self.stop = stop
        self.quit = quit
    }
}
