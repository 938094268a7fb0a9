public import Chess

/// What a base of games knows of a position: how many games reached it, and what was played in them.
public struct PlayedMoves: Hashable, Sendable {
    /// Games that reached the position, by whatever moves; those that ended there too.
    public let games: Int
    /// The moves played, as the base orders them: the most frequent first.
    public let moves: [PlayedMove]

    public init(games: Int, moves: [PlayedMove]) {
        self.games = games
        self.moves = moves
    }

    /// What shares are taken of: the games that reached the position, or, where a game that repeated it makes them
    /// more, the moves played.
    var whole: Int { max(games, moves.reduce(0) { $0 + $1.games }) }

    /// How often the move was played when the position came up, 0…1. O(moves).
    public func share(of move: Move) -> Double {
        guard whole > 0, let played = moves.first(where: { $0.move == move }) else { return 0 }
        return Double(played.games) / Double(whole)
    }
}

/// A base of games as the frequencies of moves need it: what was played in a position, nil where it knows nothing. It is
/// asked once for each position where the opponent is to move, so it should be cheap.
public typealias FrequencySource = (Position) throws -> PlayedMoves?
