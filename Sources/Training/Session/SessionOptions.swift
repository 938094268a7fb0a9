/// How a session is to run.
public struct SessionOptions: Sendable {
    public enum Mode: Sendable, Hashable {
        /// What the schedule asks for today.
        case scheduled
        /// Every card, due or not; no schedule changes.
        case cram
    }

    public var mode: Mode
    /// Ask the known own moves on the way to what is due as well, without credit, each once.
    public var fromStart: Bool
    public var limits: DailyLimits
    /// At most so many positions (repeats of them come on top); nil: no limit.
    public var positions: Int?
    /// No further question after so many minutes; nil: no limit.
    public var minutes: Int?
    /// Whether quick answers score 5 (`settings timing`).
    public var usesTime: Bool
    /// The learner's last right first tries in milliseconds, newest last; see `GradingPolicy`.
    public var recentTimes: [Int]

    public init(
        mode: Mode = .scheduled, fromStart: Bool = false, limits: DailyLimits = .standard, positions: Int? = nil,
        minutes: Int? = nil, usesTime: Bool = true, recentTimes: [Int] = []
    ) {
        self.mode = mode
        self.fromStart = fromStart
        self.limits = limits
        self.positions = positions
        self.minutes = minutes
        self.usesTime = usesTime
        self.recentTimes = recentTimes
    }
}
