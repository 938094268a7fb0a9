/// How much better a move scored than the ratings of the players let expect.
public struct RatedScore: Hashable, Sendable {
    /// The games with a result and both ratings; at least 1.
    public let games: Int
    /// The score, from 0 to 1, less the score that Elo's curve expects for the average ratings.
    public let edge: Double

    public init(games: Int, edge: Double) {
        self.games = games
        self.edge = edge
    }
}
