/// How many games of a file a filter counts.
public struct GameCounts: Sendable, Hashable {
    public let filter: GameFilter
    /// The games of the file, without the chapters of repertoires.
    public internal(set) var all = 0
    /// Those that pass the filter.
    public internal(set) var counted = 0
    /// Those left out only because a rating is unknown.
    public internal(set) var unrated = 0
    /// Those left out only because their speed is unknown.
    public internal(set) var untimed = 0
    /// The games whose speed is known.
    public internal(set) var timed = 0

    init(_ filter: GameFilter) { self.filter = filter }

    /// Adds a game, and returns whether it counts.
    ///
    /// - Parameter isNamed: whether it passes the conditions on names.
    mutating func add(_ game: GameSummary, _ isNamed: Bool) -> Bool {
        all += 1
        if game.speed != nil { timed += 1 }
        guard isNamed else { return false }
        switch filter.verdict(on: game) {
        case .passes:
            counted += 1
            return true
        case .isUnrated: unrated += 1
        case .isUntimed: untimed += 1
        case .fails: break
        }
        return false
    }
}
