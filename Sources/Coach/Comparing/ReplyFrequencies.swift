import Chess
public import Openings
public import Store

/// Frequencies from the games database. Each position is looked up once.
public struct ReplyFrequencies {
    private let base: LearnerFile
    private let isIndexed: Bool
    private var known: [PositionIdentity: PositionStatistics?] = [:]

    public init(_ base: LearnerFile) throws {
        self.base = base
        isIndexed = try base.hasPositionIndex()
    }

    /// Nil when the database has no index, or the position occurs in fewer than two games.
    public mutating func frequency(of move: BookMove) throws -> ReplyFrequency? {
        guard isIndexed else { return nil }
        let identity = move.position.identity
        let statistics: PositionStatistics?
        if let found = known[identity] {
            statistics = found
        } else {
            statistics = try base.indexedStatistics(of: move.position)
            known[identity] = .some(statistics)
        }
        guard let statistics, statistics.games > 0 else { return nil }
        let played = statistics.moves.first { $0.move == move.move }?.games ?? 0
        return ReplyFrequency(games: statistics.games, played: played)
    }
}
