public import PGN

/// One game of a game database, read or refused.
public struct DatabaseGame: Sendable {
    /// The row of the game in the table Games: its ID.
    public let row: Int64
    /// The number of the game in the order of rows, from 1, refused games included.
    public let number: Int
    /// The tags as in a PGN file, also of a refused game.
    public let tags: TagPairs
    /// The whole game, every move checked, or why it is left out: a game is never read in part.
    public let tree: Result<GameTree, DatabaseGameError>
}
