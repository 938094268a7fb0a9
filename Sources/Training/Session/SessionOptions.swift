public import Openings

/// The options of a session.
public struct SessionOptions: Sendable {
    public enum Mode: Sendable, Hashable {
        /// What the schedule asks for today.
        case scheduled
        /// Every learnt card, due or not, and `cramNew` new ones; no schedule changes.
        case cram
    }

    public var mode: Mode
    /// In `Mode.cram`, the number of new cards asked besides the learnt ones.
    public var cramNew: Int
    /// Ask the known own moves on the way to what is due as well, without credit, each once.
    public var fromStart: Bool
    public var limits: DailyLimits
    /// The greatest number of positions (repeats of them come on top); nil: no limit.
    public var positions: Int?
    /// Minutes after which no further question is asked, instead of those of the day; nil: no limit of the session's own.
    public var minutes: Int?
    /// Moves that the line to every question begins with, where the repertoire allows it (`drill --from`).
    public var prefix: PlayedLine?
    /// Whether quick answers score 5 (`settings timing`).
    public var usesTime: Bool
    /// The learner's last right first tries in milliseconds, newest last; see `GradingPolicy`.
    public var recentTimes: [Int]

    public init(
        mode: Mode = .scheduled, cramNew: Int = 0, fromStart: Bool = false, limits: DailyLimits = .standard,
        positions: Int? = nil, minutes: Int? = nil, prefix: PlayedLine? = nil, usesTime: Bool = true,
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

    /// The milliseconds after which no further question is asked; nil: no limit. Cramming uses up no minutes of the day.
    func time(after done: DayTally) -> Int? {
        if let minutes { return minutes * 60_000 }
        return mode == .cram ? nil : limits.time?.left(after: done)
    }
}
