/// One game of a file, read or refused.
public struct ReadGame: Sendable {
    /// The number of the game in its file, from 1, refused ones counted; 0 when the file as a whole is refused.
    public let number: Int
    /// Where the game's first tag, comment or move stands.
    public let location: SourceLocation
    /// The tags read, also of a refused game (then those before the error).
    public let tags: TagPairs
    /// The whole game, or the first thing wrong with it: a game is never half read.
    public let tree: Result<GameTree, PGNError>
}
