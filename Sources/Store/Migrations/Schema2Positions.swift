/// The second released schema: the position index.
enum Schema2Positions {
    /// Released: never edit it; add a migration.
    ///
    /// `key` is `Position.key` as a signed number; `moves` is a `PositionTally`. Nearly every position that two games reached
    /// has a row; for the others the games are replayed.
    static let sql = "CREATE TABLE position (key INTEGER PRIMARY KEY, moves BLOB NOT NULL);"
}
