/// The configuration of an engine before its first search.
public struct EngineSettings: Hashable, Sendable {
    /// The number of search threads; one thread makes node counts, and therefore answers, repeatable.
    public var threads: Int
    /// The size of the hash table in mebibytes; nil keeps the engine's default.
    public var hash: Int?
    /// Further options by name (`EvalFile`, `SyzygyPath`), in the order they are sent. The engine must declare each
    /// option and allow its value (`EngineOption.checked(_:)`).
    public var options: [Option]

    /// An option set by the user.
    public struct Option: Hashable, Sendable {
        /// The name as the engine declares it, ignoring case.
        public var name: String
        /// The value; nil presses a button.
        public var value: String?

        /// Creates an option from its name and value.
        public init(name: String, value: String?) {
            self.name = name
            self.value = value
        }
    }

    /// Creates settings. Threads and hash are clamped to the range the engine declares, and not sent if it does not
    /// declare these options.
    public init(threads: Int = 1, hash: Int? = nil, options: [Option] = []) {
        self.threads = threads
        self.hash = hash
        self.options = options
    }
}

/// Time limits for the answers of an engine.
public struct EngineTimeLimits: Hashable, Sendable {
    /// The limit from the start to `uciok`.
    public var start: Duration
    /// The limit to `readyok`; loading a network or clearing a large hash table takes time.
    public var ready: Duration
    /// The limit of a whole search, independent of its own limit; after it the engine is told to stop.
    public var search: Duration
    /// The limit from `stop` to `bestmove`; after it the process is ended.
    public var stop: Duration
    /// The limit from `quit` to the end of the process; after it the process is ended (by force after 100 ms).
    public var quit: Duration

    /// Creates time limits; the defaults suit a well-behaved engine.
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
