public import Chess
public import Openings

/// The moves played in a position by the games of a database.
public struct PositionStatistics: Sendable, Equatable {
    /// Games that reached the position at any move and by any move order, each counted once, including games that ended
    /// there.
    public let games: Int
    /// The moves played, the most frequent first; equally frequent ones in the order of their UCI text.
    public let moves: [MoveStatistics]

    /// The statistics of a position that no game reached.
    public static let none = PositionStatistics(games: 0, moves: [])
}

/// One of the moves played in a position.
public struct MoveStatistics: Sendable, Equatable {
    public let move: Move
    /// Games in which it was played here, each counted once.
    public let games: Int
    /// Of these games, those won by White, drawn, won by Black; the rest have no result.
    public let white: Int
    public let draws: Int
    public let black: Int
    /// The average rating of the players who played it, rounded; nil when none is known.
    public let averageElo: Int?
    /// The performance rating: the rating for which the logistic curve of Elo's system expects this score against these
    /// opponents, at most 800 points from their average; nil when no opponent's rating or no result is known.
    public let performance: Int?
    /// The year of the latest game; nil when none is known.
    public let lastYear: Int?
    /// The score in the games with a result and both ratings; nil without one.
    public let rated: RatedScore?

    /// Returns the points of `side` divided by the games with a result, 0…1; nil without one.
    public func score(for side: Side) -> Double? {
        let known = white + draws + black
        guard known > 0 else { return nil }
        return (Double(side == .white ? white : black) + Double(draws) / 2) / Double(known)
    }
}
