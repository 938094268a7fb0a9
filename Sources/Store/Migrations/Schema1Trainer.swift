/// The trainer's tables in the first released schema: repertoires, cards, the review log and data derived from it.
enum Schema1Trainer {
    /// The statements. Released: never edit them; add a migration.
    static let sql = repertoires + cards + reviews + choices

    /// Repertoires and the files they were read from. A source is one file; its chapters of one side belong to the
    /// repertoire of that name and side. `version` 0 of its contents is the newest; older ones are kept only while a
    /// chapter of the newest is rejected.
    private static let repertoires = """
        CREATE TABLE repertoire (id INTEGER PRIMARY KEY, name TEXT NOT NULL, side INTEGER NOT NULL CHECK (side IN (0, 1)),
          is_active INTEGER NOT NULL DEFAULT 1, place INTEGER NOT NULL, positions INTEGER NOT NULL DEFAULT 0,
          UNIQUE (name, side));
        CREATE TABLE source (id INTEGER PRIMARY KEY, name TEXT NOT NULL, path TEXT NOT NULL, place INTEGER NOT NULL);
        CREATE TABLE source_content (source INTEGER NOT NULL REFERENCES source ON DELETE CASCADE,
          version INTEGER NOT NULL, digest INTEGER NOT NULL, imported_at INTEGER NOT NULL, content BLOB NOT NULL,
          sides TEXT NOT NULL, depth INTEGER, chapters TEXT, PRIMARY KEY (source, version)) WITHOUT ROWID;
        CREATE TABLE chapter (game INTEGER PRIMARY KEY REFERENCES Games ON DELETE CASCADE,
          source INTEGER NOT NULL REFERENCES source ON DELETE CASCADE, number INTEGER NOT NULL,
          side INTEGER NOT NULL, title TEXT NOT NULL);
        CREATE INDEX chapter_source_idx ON chapter (source);

        """

    /// Cards and the state derived from their events. `is_queued`: in at least one active repertoire. A card of no
    /// repertoire is archived; a card with an event is never deleted.
    private static let cards = """
        CREATE TABLE card (id INTEGER PRIMARY KEY AUTOINCREMENT, side INTEGER NOT NULL CHECK (side IN (0, 1)),
          epd TEXT NOT NULL, main TEXT NOT NULL, prepared TEXT NOT NULL, is_queued INTEGER NOT NULL DEFAULT 0,
          repetitions INTEGER NOT NULL DEFAULT 0, interval INTEGER NOT NULL DEFAULT 0,
          easiness INTEGER NOT NULL DEFAULT 250, due INTEGER, introduced INTEGER, first_graded INTEGER,
          last_graded INTEGER, to_repeat INTEGER, lapses INTEGER NOT NULL DEFAULT 0,
          is_suspended INTEGER NOT NULL DEFAULT 0, buried_until INTEGER, is_made_due INTEGER NOT NULL DEFAULT 0,
          UNIQUE (side, epd));
        CREATE INDEX card_due_idx ON card (is_queued, due, is_suspended, buried_until);
        CREATE INDEX card_to_repeat_idx ON card (to_repeat) WHERE to_repeat IS NOT NULL;
        CREATE INDEX card_introduced_idx ON card (introduced);
        CREATE INDEX card_first_graded_idx ON card (first_graded);
        CREATE TABLE card_repertoire (repertoire INTEGER NOT NULL REFERENCES repertoire ON DELETE CASCADE,
          card INTEGER NOT NULL REFERENCES card, place INTEGER NOT NULL, prepared TEXT NOT NULL,
          remarks INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (repertoire, card)) WITHOUT ROWID;
        CREATE INDEX card_repertoire_card_idx ON card_repertoire (card);

        """

    /// The append-only log, and the sums of each day, so that statistics need not scan the log.
    private static let reviews = """
        CREATE TABLE event (id INTEGER PRIMARY KEY AUTOINCREMENT, card INTEGER NOT NULL REFERENCES card,
          kind TEXT NOT NULL, day INTEGER NOT NULL, instant INTEGER NOT NULL, grade INTEGER, graded_by TEXT,
          milliseconds INTEGER, played TEXT, target INTEGER, value INTEGER, interval_before INTEGER NOT NULL,
          checksum INTEGER NOT NULL);
        CREATE INDEX event_card_idx ON event (card);
        CREATE INDEX event_day_idx ON event (day);
        CREATE INDEX event_target_idx ON event (target) WHERE target IS NOT NULL;
        CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event
          BEGIN SELECT RAISE(ABORT, 'the review log is append-only'); END;
        CREATE TRIGGER event_is_never_deleted BEFORE DELETE ON event
          BEGIN SELECT RAISE(ABORT, 'the review log is append-only'); END;
        CREATE TABLE day_sum (day INTEGER PRIMARY KEY, answers INTEGER NOT NULL DEFAULT 0,
          right INTEGER NOT NULL DEFAULT 0, reviews INTEGER NOT NULL DEFAULT 0, passed INTEGER NOT NULL DEFAULT 0,
          young INTEGER NOT NULL DEFAULT 0, young_passed INTEGER NOT NULL DEFAULT 0,
          mature INTEGER NOT NULL DEFAULT 0, mature_passed INTEGER NOT NULL DEFAULT 0,
          started INTEGER NOT NULL DEFAULT 0, introduced INTEGER NOT NULL DEFAULT 0,
          milliseconds INTEGER NOT NULL DEFAULT 0, next_due INTEGER);

        """

    /// The learner's own moves and notes, the settings, the imports that can be undone, and the engine's results.
    private static let choices = """
        CREATE TABLE preference (side INTEGER NOT NULL, epd TEXT NOT NULL, uci TEXT NOT NULL,
          PRIMARY KEY (side, epd)) WITHOUT ROWID;
        CREATE TABLE addition (id INTEGER PRIMARY KEY, side INTEGER NOT NULL, epd TEXT NOT NULL, uci TEXT NOT NULL,
          instant INTEGER NOT NULL, UNIQUE (side, epd, uci));
        CREATE TABLE note (side INTEGER NOT NULL, epd TEXT NOT NULL, text TEXT NOT NULL, instant INTEGER NOT NULL,
          PRIMARY KEY (side, epd)) WITHOUT ROWID;
        CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE import_log (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, source INTEGER NOT NULL,
          path TEXT NOT NULL, instant INTEGER NOT NULL, old_path TEXT, first_event INTEGER, last_event INTEGER);
        CREATE TABLE import_old_content (import INTEGER NOT NULL REFERENCES import_log ON DELETE CASCADE,
          version INTEGER NOT NULL, digest INTEGER NOT NULL, imported_at INTEGER NOT NULL, content BLOB NOT NULL,
          sides TEXT NOT NULL, depth INTEGER, chapters TEXT, PRIMARY KEY (import, version)) WITHOUT ROWID;
        CREATE TABLE analysis (epd TEXT NOT NULL, engine TEXT NOT NULL, nodes INTEGER NOT NULL, move TEXT NOT NULL,
          score TEXT NOT NULL, pv TEXT NOT NULL, PRIMARY KEY (epd, engine, nodes, move)) WITHOUT ROWID;
        """
}
