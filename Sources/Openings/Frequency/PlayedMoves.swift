public import Chess

/// The moves played in a position in a game database, and the number of games that reached it.
public struct PlayedMoves: Hashable, Sendable {
    /// The number of games that reached the position, by any moves, including those that ended there.
    public let games: Int
    /// The moves played, the most frequent first.
    public let moves: [PlayedMove]

    public init(games: Int, moves: [PlayedMove]) {
        self.games = games
        self.moves = moves
    }

    /// The number of games that shares refer to: the games that reached the position, or the moves played, where these
    /// are more because a game repeated the position.
    var whole: Int { max(games, moves.reduce(0) { $0 + $1.games }) }

    /// The share of games in which the move was played, 0…1. O(moves).
    public func share(of move: Move) -> Double {
        guard whole > 0, let played = moves.first(where: { $0.move == move }) else { return 0 }
        return Double(played.games) / Double(whole)
    }
}

/// Looks up the moves played in a position in a game database; nil when it does not have the position. It is called once
/// for each position where the opponent is to move, so it should be cheap.
public typealias FrequencySource = (Position) throws -> PlayedMoves?
