/// The eleventh released schema: the log in numbers instead of words, and fewer indexes.
enum Schema11Numbers {
    /// Released: never edit it; add a migration.
    ///
    /// `kind` and `graded_by` of an event are the numbers of the words that earlier schemas stored (`EventKind.number`,
    /// `GradedBy.number`), `played` the number of the move (`StoredMove`) or a text that does not have the form of a move,
    /// and `time` the instant in milliseconds after the start of `day`, both since 1970. 0 and 1 need no byte in a row, so
    /// they stand for what is most frequent. A value that no program wrote is kept as a blob, so that `check` still finds
    /// it. Checksums depend on the event, not on how it is stored, and are copied.
    ///
    /// `event_card_idx` also covers the reviews of a branch. `event_day` has the first and last event of each study day
    /// and replaces an index of days; a trigger writes it. SQLite's sequence is kept, because it shows missing events.
    static let sql = """
        DROP INDEX event_card_idx; DROP INDEX event_day_idx; DROP INDEX event_review_idx;
        DROP INDEX event_target_idx; DROP INDEX event_restarted_idx;
        ALTER TABLE event RENAME TO old_event;
        CREATE TABLE event (id INTEGER PRIMARY KEY AUTOINCREMENT, card INTEGER NOT NULL REFERENCES card,
          kind INTEGER NOT NULL, day INTEGER NOT NULL, time INTEGER NOT NULL, grade INTEGER, graded_by INTEGER,
          milliseconds INTEGER, played, target INTEGER, value INTEGER, interval_before INTEGER NOT NULL,
          checksum INTEGER NOT NULL, due_day INTEGER, scheduler INTEGER REFERENCES scheduler);
        INSERT INTO event SELECT id, card, \(number(of: "kind", kinds)), day, \(time), grade,
          \(number(of: "graded_by", authors)), milliseconds, \(move), target, value, interval_before, checksum, due_day,
          scheduler FROM old_event ORDER BY id;
        DELETE FROM sqlite_sequence WHERE name = 'event';
        UPDATE sqlite_sequence SET name = 'event' WHERE name = 'old_event';
        DROP TABLE old_event;
        CREATE INDEX event_card_idx ON event (card, kind, day, grade, interval_before);
        CREATE INDEX event_target_idx ON event (target, kind, grade) WHERE target IS NOT NULL;
        CREATE INDEX event_restarted_idx ON event (card) WHERE kind = 6;
        CREATE TABLE event_day (day INTEGER PRIMARY KEY, first_event INTEGER NOT NULL, last_event INTEGER NOT NULL);
        INSERT INTO event_day SELECT day, min(id), max(id) FROM event
          WHERE typeof(day) = 'integer' AND day BETWEEN -1000000 AND 10000000 GROUP BY day;
        CREATE TRIGGER event_has_a_day AFTER INSERT ON event BEGIN
          INSERT INTO event_day (day, first_event, last_event) VALUES (new.day, new.id, new.id)
          ON CONFLICT (day) DO UPDATE SET first_event = min(first_event, excluded.first_event),
            last_event = max(last_event, excluded.last_event);
        END;
        CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event
          BEGIN SELECT RAISE(ABORT, 'the review log is append-only'); END;
        CREATE TRIGGER event_is_never_deleted BEFORE DELETE ON event
          BEGIN SELECT RAISE(ABORT, 'the review log is append-only'); END;
        """

    private static let kinds = [
        "review", "repeat", "early", "introduced", "wrong-try", "known", "restarted", "reset", "rescheduled",
        "made-due",
        "seen-in-game", "added", "buried", "suspended", "released", "regraded", "undone",
    ]

    private static let authors = ["answer", "shown", "hint", "retry", "learner", "accept", "script"]

    private static func number(of column: String, _ words: [String]) -> String {
        let cases = words.enumerated().map { "WHEN '\($1)' THEN \($0)" }.joined(separator: " ")
        return "CASE \(column) \(cases) ELSE CAST(\(column) AS BLOB) END"
    }

    private static let time = """
        CASE WHEN typeof(day) = 'integer' AND day BETWEEN -1000000 AND 10000000 AND typeof(instant) = 'integer'
          AND instant BETWEEN -1000000000000000 AND 1000000000000000 THEN instant - day * 86400000
          ELSE CAST(instant AS BLOB) END
        """

    private static let move = """
        CASE WHEN typeof(played) = 'text' AND (played GLOB '[a-h][1-8][a-h][1-8]'
            OR played GLOB '[a-h][1-8][a-h][1-8][nbrq]')
          THEN \(square(1)) + 64 * \(square(3)) + 4096 * instr('nbrq', substr(played, 5)) * (length(played) = 5)
          ELSE played END
        """

    private static func square(_ place: Int) -> String {
        "(unicode(substr(played, \(place), 1)) - 97 + 8 * (unicode(substr(played, \(place + 1), 1)) - 49))"
    }
}
