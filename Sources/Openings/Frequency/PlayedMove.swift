public import Chess

/// A move, and the results of the games in which it was played.
public struct PlayedMove: Hashable, Sendable {
    public let move: Move
    /// The number of games in which it was played in the position, each counted once.
    public let games: Int
    /// The number of these games won by White.
    public let white: Int
    public let draws: Int
    /// The number of these games won by Black; the games that are not won or drawn have no result.
    public let black: Int
    /// The score in the games with a result and both ratings; nil when none is known.
    public let rated: RatedScore?

    public init(
        _ move: Move, games: Int, white: Int = 0, draws: Int = 0, black: Int = 0, rated: RatedScore? = nil
    ) {
        self.move = move
        self.games = games
        self.white = white
        self.draws = draws
        self.black = black
        self.rated = rated
    }

    /// The points of a side, half a point for a draw, and the number of games with a result.
    func points(of side: Side) -> (points: Double, games: Int) {
        (Double(side == .white ? white : black) + Double(draws) / 2, white + draws + black)
    }

    /// The points of a side divided by the games with a result, 0…1; nil when no game has a result.
    public func score(of side: Side) -> Double? {
        let (points, games) = points(of: side)
        return games > 0 ? points / Double(games) : nil
    }
}
