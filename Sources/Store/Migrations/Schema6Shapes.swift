/// The sixth released schema: the arrows and circles that the learner draws.
enum Schema6Shapes {
    /// Released: never edit it; add a migration.
    ///
    /// `shapes` is a list as in PGN: `Gc2c3,Ra3`. A `note_change` of kind `shapes` has the replaced list in `former`.
    static let sql = """
        CREATE TABLE drawing (side INTEGER NOT NULL CHECK (side IN (0, 1)), epd TEXT NOT NULL, shapes TEXT NOT NULL,
          instant INTEGER NOT NULL, PRIMARY KEY (side, epd)) WITHOUT ROWID;
        ALTER TABLE note_change ADD COLUMN kind TEXT NOT NULL DEFAULT 'note';
        """
}
