public import Chess

/// What was played in a position, by the games of a database.
public struct PositionStatistics: Sendable, Equatable {
    /// Games that reached the position at whatever move and by whatever moves, each counted once; those that ended
    /// there too.
    public let games: Int
    /// The moves played, the most frequent first; of equally frequent ones in the order of their UCI text.
    public let moves: [MoveStatistics]

    /// What is known of a position that no game reached.
    public static let none = PositionStatistics(games: 0, moves: [])
}

/// One of the moves played in a position.
public struct MoveStatistics: Sendable, Equatable {
    public let move: Move
    /// Games in which it was played here, each counted once.
    public let games: Int
    /// Of these, won by White, drawn, won by Black; the rest have no result.
    public let white: Int
    public let draws: Int
    public let black: Int
    /// The average rating of the players who played it, rounded; nil where none is known.
    public let averageElo: Int?
    /// The rating at which such a score against such opponents is expected, by the logistic curve of Elo's system, at
    /// most 800 points from their average; nil where no opponent's rating or no result is known.
    public let performance: Int?
    /// The year of the latest game; nil where none is known.
    public let lastYear: Int?

    /// The mover's points divided by the games with a result, 0…1; nil without one.
    public func score(for side: Side) -> Double? {
        let known = white + draws + black
        guard known > 0 else { return nil }
        return (Double(side == .white ? white : black) + Double(draws) / 2) / Double(known)
    }
}
