/// What an import of games does with faulty and repeated games, and with the position index.
public struct GamesImportOptions: Sendable, Hashable {
    /// A faulty game refuses its whole file; otherwise it is reported and left out.
    public var isStrict = false
    /// Duplicates are added too; otherwise they are reported and left out.
    public var keepsDuplicates = false
    /// The position index is extended, or built if there is none. Otherwise it is deleted, and every question about a
    /// position is answered by replay until the next import that builds it.
    public var updatesIndex = true

    public init() {}
}
