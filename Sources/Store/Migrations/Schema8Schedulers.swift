/// The eighth released schema: schedules under FSRS, and due days that load balancing chose.
enum Schema8Schedulers {
    /// Released: never edit it; add a migration.
    ///
    /// `scheduler` has the schedulers under which due days were chosen, with their parameters (`StoredScheduler`). The
    /// memory state of a card under FSRS is NULL under SM-2 and before the first review; `memory_day` is the day from
    /// which elapsed days are counted. `due_day` and `scheduler` of an event are NULL unless load balancing chose the day.
    static let sql = """
        CREATE TABLE scheduler (id INTEGER PRIMARY KEY, rule TEXT NOT NULL UNIQUE);
        CREATE TRIGGER scheduler_is_never_changed BEFORE UPDATE ON scheduler
          BEGIN SELECT RAISE(ABORT, 'the schedulers of the review log are append-only'); END;
        CREATE TRIGGER scheduler_is_never_deleted BEFORE DELETE ON scheduler
          BEGIN SELECT RAISE(ABORT, 'the schedulers of the review log are append-only'); END;
        ALTER TABLE card ADD COLUMN stability REAL;
        ALTER TABLE card ADD COLUMN difficulty REAL;
        ALTER TABLE card ADD COLUMN memory_day INTEGER;
        ALTER TABLE event ADD COLUMN due_day INTEGER;
        ALTER TABLE event ADD COLUMN scheduler INTEGER REFERENCES scheduler;
        """
}
