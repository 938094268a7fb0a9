/// The eleventh schema.
enum Schema11 {
    /// SQL that turns the log of the newest schema into that of the ninth.
    static let undo = """
        \(Schema12.undo)
        DROP INDEX event_card_idx; DROP INDEX event_target_idx; DROP INDEX event_restarted_idx;
        DROP TRIGGER event_has_a_day; DROP TRIGGER event_is_never_changed; DROP TRIGGER event_is_never_deleted;
        DROP TABLE event_day;
        ALTER TABLE event RENAME TO new_event;
        CREATE TABLE event (id INTEGER PRIMARY KEY AUTOINCREMENT, card INTEGER NOT NULL REFERENCES card,
          kind TEXT NOT NULL, day INTEGER NOT NULL, instant INTEGER NOT NULL, grade INTEGER, graded_by TEXT,
          milliseconds INTEGER, played TEXT, target INTEGER, value INTEGER, interval_before INTEGER NOT NULL,
          checksum INTEGER NOT NULL, due_day INTEGER, scheduler INTEGER REFERENCES scheduler);
        INSERT INTO event SELECT id, card, \(word(of: "kind", kinds)), day, time + day * 86400000, grade,
          \(word(of: "graded_by", authors)), milliseconds,
          CASE typeof(played) WHEN 'integer' THEN \(square("played")) || \(square("played / 64"))
            || substr('nbrq', played / 4096, played >= 4096) ELSE played END,
          target, value, interval_before, checksum, due_day, scheduler FROM new_event;
        DELETE FROM sqlite_sequence WHERE name = 'event';
        UPDATE sqlite_sequence SET name = 'event' WHERE name = 'new_event';
        DROP TABLE new_event;
        CREATE INDEX event_card_idx ON event (card);
        CREATE INDEX event_day_idx ON event (day);
        CREATE INDEX event_restarted_idx ON event (card) WHERE kind = 'restarted';
        CREATE INDEX event_review_idx ON event (card, day, grade, interval_before)
          WHERE kind = 'review' AND interval_before >= 1;
        CREATE INDEX event_target_idx ON event (target, kind, grade) WHERE target IS NOT NULL;
        CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event
          BEGIN SELECT RAISE(ABORT, 'the review log is append-only'); END;
        CREATE TRIGGER event_is_never_deleted BEFORE DELETE ON event
          BEGIN SELECT RAISE(ABORT, 'the review log is append-only'); END;
        """

    static let kinds = [
        "review", "repeat", "early", "introduced", "wrong-try", "known", "restarted", "reset", "rescheduled",
        "made-due",
        "seen-in-game", "added", "buried", "suspended", "released", "regraded", "undone",
    ]

    static let authors = ["answer", "shown", "hint", "retry", "learner", "accept", "script"]

    private static func word(of column: String, _ words: [String]) -> String {
        let cases = words.enumerated().map { "WHEN \($0) THEN '\($1)'" }.joined(separator: " ")
        return "CASE \(column) \(cases) END"
    }

    private static func square(_ number: String) -> String {
        "substr('abcdefgh', (\(number)) % 8 + 1, 1) || ((\(number)) / 8 % 8 + 1)"
    }
}
