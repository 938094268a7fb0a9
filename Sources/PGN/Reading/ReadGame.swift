/// One game of a file, read or rejected.
public struct ReadGame: Sendable {
    /// The number of the game in its file, starting with 1 and counting rejected games; 0 if the file as a whole is
    /// rejected.
    public let number: Int
    /// The location of the game's first tag, comment or move.
    public let location: SourceLocation
    /// The tags; in a rejected game those before the error.
    public let tags: TagPairs
    /// The complete game, or its first error. A lenient reader (`PGNStrictness.lenient`) returns the legal part of a game
    /// with errors, and fails only if there is none.
    public let tree: Result<GameTree, PGNError>
    /// The errors in the order in which they were found. A game that was read nevertheless has errors if its Result tag
    /// contradicts its result, or if the reader is lenient.
    public let errors: [PGNError]
}
