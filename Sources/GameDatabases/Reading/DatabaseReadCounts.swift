/// What was read of a foreign database so far.
public struct DatabaseReadCounts: Hashable, Sendable {
    /// Games read whole.
    public internal(set) var games = 0
    private var refused: [DatabaseGameError.Reason: Int] = [:]

    /// Games left out.
    public var faults: Int { refused.values.reduce(0, +) }

    /// Games left out for that reason.
    public func faults(_ reason: DatabaseGameError.Reason) -> Int { refused[reason] ?? 0 }

    /// The reasons that came up, in the order of `Reason`, with the games left out for each.
    public var faultsByReason: [(reason: DatabaseGameError.Reason, games: Int)] {
        DatabaseGameError.Reason.allCases.compactMap { reason in refused[reason].map { (reason, $0) } }
    }

    mutating func add(_ fault: DatabaseGameError) { refused[fault.reason, default: 0] += 1 }
}
