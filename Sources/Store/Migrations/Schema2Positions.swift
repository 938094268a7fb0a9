/// The second released schema: what was played in which position.
enum Schema2Positions {
    /// Released: never edited, only followed by further steps of the ladder.
    ///
    /// `key` is the position's key (`Position.key`) as a signed number; `moves` is a `PositionTally`. There is a row for
    /// nearly every position that two games have reached; a position without one is answered by replaying the games.
    static let sql = "CREATE TABLE position (key INTEGER PRIMARY KEY, moves BLOB NOT NULL);"
}
