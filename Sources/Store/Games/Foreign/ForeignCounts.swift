/// What was read of a foreign database so far.
public struct ForeignCounts: Hashable, Sendable {
    /// Games read whole.
    public internal(set) var games = 0
    private var refused: [ForeignFault.Reason: Int] = [:]

    /// Games left out.
    public var faults: Int { refused.values.reduce(0, +) }

    /// Games left out for that reason.
    public func faults(_ reason: ForeignFault.Reason) -> Int { refused[reason] ?? 0 }

    /// The reasons that came up, in the order of `Reason`, with the games left out for each.
    public var faultsByReason: [(reason: ForeignFault.Reason, games: Int)] {
        ForeignFault.Reason.allCases.compactMap { reason in refused[reason].map { (reason, $0) } }
    }

    mutating func add(_ fault: ForeignFault) { refused[fault.reason, default: 0] += 1 }
}
