public import Chess

/// How a session is to run.
public struct SessionOptions: Sendable {
    public enum Mode: Sendable, Hashable {
        /// What the schedule asks for today.
        case scheduled
        /// Every learnt card, due or not, and `cramNew` new ones; no schedule changes.
        case cram
    }

    public var mode: Mode
    /// In `Mode.cram`, how many new cards are asked besides the learnt ones.
    public var cramNew: Int
    /// Ask the known own moves on the way to what is due as well, without credit, each once.
    public var fromStart: Bool
    public var limits: DailyLimits
    /// The greatest number of positions (repeats of them come on top); nil: no limit.
    public var positions: Int?
    /// Minutes after which no further question is asked; nil: no limit.
    public var minutes: Int?
    /// Moves that the route to every question begins with, where the repertoire allows it (`drill --from`).
    public var prefix: Prefix?
    /// Whether quick answers score 5 (`settings timing`).
    public var usesTime: Bool
    /// The learner's last right first tries in milliseconds, newest last; see `GradingPolicy`.
    public var recentTimes: [Int]

    /// A start position and legal moves from it.
    public struct Prefix: Hashable, Sendable {
        public let start: Position
        public let line: [Move]

        public init(start: Position, line: [Move]) {
            self.start = start
            self.line = line
        }
    }

    public init(
        mode: Mode = .scheduled, cramNew: Int = 0, fromStart: Bool = false, limits: DailyLimits = .standard,
        positions: Int? = nil, minutes: Int? = nil, prefix: Prefix? = nil, usesTime: Bool = true,
        recentTimes: [Int] = []
    ) {
        self.mode = mode
        self.cramNew = cramNew
        self.fromStart = fromStart
        self.limits = limits
        self.positions = positions
        self.minutes = minutes
        self.prefix = prefix
        self.usesTime = usesTime
        self.recentTimes = recentTimes
    }
}
