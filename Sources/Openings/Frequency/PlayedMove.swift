public import Chess

/// A move, and what became of the games it was played in.
public struct PlayedMove: Hashable, Sendable {
    public let move: Move
    /// Games in which it was played in the position, each counted once.
    public let games: Int
    /// Of these won by White, drawn, won by Black; the rest have no result.
    public let white: Int
    public let draws: Int
    public let black: Int

    public init(_ move: Move, games: Int, white: Int = 0, draws: Int = 0, black: Int = 0) {
        self.move = move
        self.games = games
        self.white = white
        self.draws = draws
        self.black = black
    }

    /// The points of a side, a draw being half of one, and the games with a result they were made in.
    func points(of side: Side) -> (points: Double, games: Int) {
        (Double(side == .white ? white : black) + Double(draws) / 2, white + draws + black)
    }

    /// The points of a side divided by the games with a result, 0…1; nil without one.
    public func score(of side: Side) -> Double? {
        let (points, games) = points(of: side)
        return games > 0 ? points / Double(games) : nil
    }
}
