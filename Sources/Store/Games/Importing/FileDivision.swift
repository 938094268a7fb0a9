/// How a file is divided while its games are read, so that several cores read parts of it at the same time. The games that
/// are imported do not depend on it.
struct FileDivision {
    /// The greatest number of parts that are read at the same time.
    var parts = 8
    /// The least number of bytes of a part: some 100 games.
    var bytes = 1 << 16
    /// The number of games that are read one by one before the first parts of an import, and where a file cannot be
    /// divided. A small import is not divided at all.
    var singleGames = 2000

    /// All games are read one by one.
    static let none = FileDivision(parts: 1)
}
