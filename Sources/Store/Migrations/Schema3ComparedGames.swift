/// The third released schema: which of the learner's own games were compared with their repertoires.
enum Schema3ComparedGames {
    /// Released: never edit it; add a migration.
    ///
    /// `digest` is a `GameDigest`; `played` the date and time of the tags; `day` the study day of the comparison. The
    /// position and move of the departure are NULL when the game stayed in the book; `is_own`: the move was the learner's.
    static let sql = """
        CREATE TABLE compared_game (id INTEGER PRIMARY KEY, digest INTEGER NOT NULL UNIQUE, played TEXT NOT NULL,
          day INTEGER NOT NULL, side INTEGER NOT NULL CHECK (side IN (0, 1)), epd TEXT, move TEXT, is_own INTEGER);
        CREATE INDEX compared_game_departure_idx ON compared_game (side, epd) WHERE is_own = 1;
        """
}
