/// The fifth released schema: moves that the learner adds to positions of no file, the numbered gaps shown last, the notes
/// that were replaced, and an index for the main moves that imports replaced.
enum Schema5LearnerLayer {
    /// Released: never edit it; add a migration.
    ///
    /// `before` and `reply` of an addition are the position (FEN) and the opponent's move (UCI) that lead to its
    /// position; NULL where the learner only added an alternative. `repertoire` is the one it belongs to; NULL for
    /// every repertoire that has the position. `listed_gap` holds the list that `gaps` or `compare` printed last.
    /// `note_change` is what `undo` needs of a note: `former` is the replaced text (NULL without one),
    /// `after_event` the newest event of the log at that time, which orders changes and events. An undone
    /// change keeps its row with `is_undone` = 1.
    static let sql = """
        ALTER TABLE addition ADD COLUMN before TEXT;
        ALTER TABLE addition ADD COLUMN reply TEXT;
        ALTER TABLE addition ADD COLUMN repertoire TEXT;
        CREATE TABLE listed_gap (number INTEGER PRIMARY KEY, side INTEGER NOT NULL CHECK (side IN (0, 1)),
          repertoire TEXT NOT NULL, before TEXT NOT NULL, reply TEXT NOT NULL);
        CREATE TABLE note_change (id INTEGER PRIMARY KEY AUTOINCREMENT, side INTEGER NOT NULL CHECK (side IN (0, 1)),
          epd TEXT NOT NULL, former TEXT, after_event INTEGER NOT NULL, day INTEGER NOT NULL, instant INTEGER NOT NULL,
          is_undone INTEGER NOT NULL DEFAULT 0);
        CREATE INDEX event_restarted_idx ON event (card) WHERE kind = 'restarted';
        """
}
