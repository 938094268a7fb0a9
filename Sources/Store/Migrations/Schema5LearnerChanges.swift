/// The fifth released schema: what the learner changed beside the log, so that `undo` can take it back.
enum Schema5LearnerChanges {
    /// Released: never edited, only followed by further steps.
    ///
    /// `kind` is `note` or `add`. `uci` is the added move, `former` the note that was replaced (NULL when there was none).
    /// `after_event` is the newest event of the log at that time: it orders changes and events. A change that was taken
    /// back keeps its row with `is_undone` = 1.
    static let sql = """
        CREATE TABLE learner_change (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL,
          side INTEGER NOT NULL CHECK (side IN (0, 1)), epd TEXT NOT NULL, uci TEXT, former TEXT,
          after_event INTEGER NOT NULL, day INTEGER NOT NULL, instant INTEGER NOT NULL,
          is_undone INTEGER NOT NULL DEFAULT 0);
        """
}
