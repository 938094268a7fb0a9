/// How many games of a game database were read and refused so far.
public struct DatabaseReadCounts: Hashable, Sendable {
    /// Games read.
    public internal(set) var games = 0
    private var refused: [DatabaseGameError.Reason: Int] = [:]

    /// Games refused.
    public var errors: Int { refused.values.reduce(0, +) }

    /// Games refused for that reason.
    public func errors(_ reason: DatabaseGameError.Reason) -> Int { refused[reason] ?? 0 }

    mutating func add(_ error: DatabaseGameError) { refused[error.reason, default: 0] += 1 }
}
