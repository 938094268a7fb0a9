/// The seventh released schema: games of unfinished imports, checksums of games, and a position index in segments.
enum Schema7GameBatches {
    /// Released: never edit it; add a migration. `Migration.finish` rebuilds the old index.
    ///
    /// `game_batch` has the IDs of the games of an unfinished import, which nothing shows. `game_checksum` has the number
    /// of games and the sum of their digests for the IDs from 256 · `id` (`GameChecksums`). `position_segment`,
    /// `position_bucket`, `position_games` and `position_outlines` are the position index (`PositionSegment`,
    /// `SegmentGames`); the ID of a bucket is its segment · 2^32 + the highest `bits` bits of the keys, that of a block of
    /// games or outlines its segment · 2^32 + its number.
    static let sql = """
        DROP TABLE position;
        CREATE TABLE game_batch (id INTEGER PRIMARY KEY, first_game INTEGER NOT NULL, last_game INTEGER NOT NULL);
        CREATE TABLE game_checksum (id INTEGER PRIMARY KEY, games INTEGER NOT NULL, digest INTEGER NOT NULL);
        CREATE TABLE position_segment (id INTEGER PRIMARY KEY AUTOINCREMENT, first_game INTEGER NOT NULL,
          games INTEGER NOT NULL, bits INTEGER NOT NULL, positions INTEGER NOT NULL, is_ready INTEGER NOT NULL);
        CREATE TABLE position_bucket (id INTEGER PRIMARY KEY, positions BLOB NOT NULL);
        CREATE TABLE position_games (id INTEGER PRIMARY KEY, games BLOB NOT NULL);
        CREATE TABLE position_outlines (id INTEGER PRIMARY KEY, outlines BLOB NOT NULL);
        """
}
