public import PGN

/// One game of a foreign database, read or refused.
public struct DatabaseGame: Sendable {
    /// The row of the game in the table Games: its ID.
    public let row: Int64
    /// The number of the game in the order of rows, from 1, refused ones counted.
    public let number: Int
    /// The tags as they would stand in a PGN file, also of a refused game.
    public let tags: TagPairs
    /// The whole game, every move checked, or why it is left out: a game is never half read.
    public let tree: Result<GameTree, DatabaseGameError>
}
