CREATE INDEX card_count_empty_idx ON card_count (cards) WHERE cards = 0;
CREATE INDEX card_due_idx ON card (is_queued, due, is_suspended, buried_until, interval);
CREATE INDEX card_first_graded_idx ON card (first_graded);
CREATE INDEX card_introduced_idx ON card (introduced);
CREATE INDEX card_leech_idx ON card (lapses) WHERE lapses >= 8;
CREATE INDEX card_repertoire_card_idx ON card_repertoire (card);
CREATE INDEX card_to_repeat_idx ON card (to_repeat) WHERE to_repeat IS NOT NULL;
CREATE INDEX chapter_source_idx ON chapter (source);
CREATE INDEX compared_game_departure_idx ON compared_game (side, epd) WHERE is_own = 1;
CREATE INDEX event_card_idx ON event (card, kind, day, grade, interval_before);
CREATE INDEX event_restarted_idx ON event (card) WHERE kind = 6;
CREATE INDEX event_target_idx ON event (target, kind, grade) WHERE target IS NOT NULL;
CREATE INDEX games_black_elo_idx ON Games (BlackElo);
CREATE INDEX games_black_idx ON Games (BlackID);
CREATE INDEX games_date_idx ON Games (Date);
CREATE INDEX games_plycount_idx ON Games (PlyCount);
CREATE INDEX games_result_idx ON Games (Result);
CREATE INDEX games_white_elo_idx ON Games (WhiteElo);
CREATE INDEX games_white_idx ON Games (WhiteID);
CREATE TABLE Events (ID INTEGER PRIMARY KEY AUTOINCREMENT, Name TEXT UNIQUE);
CREATE TABLE Games (ID INTEGER PRIMARY KEY AUTOINCREMENT, EventID INTEGER, SiteID INTEGER, Date TEXT,
  Round INTEGER, WhiteID INTEGER, WhiteElo INTEGER, BlackID INTEGER, BlackElo INTEGER, Result INTEGER,
  TimeControl TEXT, ECO TEXT, PlyCount INTEGER, FEN TEXT, Moves BLOB,
  FOREIGN KEY(EventID) REFERENCES Events, FOREIGN KEY(SiteID) REFERENCES Sites,
  FOREIGN KEY(WhiteID) REFERENCES Players, FOREIGN KEY(BlackID) REFERENCES Players);
CREATE TABLE Info (Name TEXT UNIQUE NOT NULL, Value TEXT);
CREATE TABLE Players (ID INTEGER PRIMARY KEY, Name TEXT UNIQUE, Elo INTEGER);
CREATE TABLE Sites (ID INTEGER PRIMARY KEY AUTOINCREMENT, Name TEXT UNIQUE);
CREATE TABLE addition (id INTEGER PRIMARY KEY, side INTEGER NOT NULL, epd TEXT NOT NULL, uci TEXT NOT NULL,
  instant INTEGER NOT NULL, before TEXT, reply TEXT, repertoire TEXT, UNIQUE (side, epd, uci));
CREATE TABLE analysis (id INTEGER PRIMARY KEY, epd TEXT NOT NULL, engine TEXT NOT NULL, question TEXT NOT NULL,
  effort INTEGER NOT NULL, found TEXT NOT NULL, UNIQUE (epd, engine, question));
CREATE TABLE analysis_engine (program TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE card (id INTEGER PRIMARY KEY AUTOINCREMENT, side INTEGER NOT NULL CHECK (side IN (0, 1)),
  epd TEXT NOT NULL, main TEXT NOT NULL, prepared TEXT NOT NULL, is_queued INTEGER NOT NULL DEFAULT 0,
  repetitions INTEGER NOT NULL DEFAULT 0, interval INTEGER NOT NULL DEFAULT 0,
  easiness INTEGER NOT NULL DEFAULT 250, due INTEGER, introduced INTEGER, first_graded INTEGER,
  last_graded INTEGER, to_repeat INTEGER, lapses INTEGER NOT NULL DEFAULT 0,
  is_suspended INTEGER NOT NULL DEFAULT 0, buried_until INTEGER, is_made_due INTEGER NOT NULL DEFAULT 0, stability REAL, difficulty REAL, memory_day INTEGER,
  UNIQUE (side, epd));
CREATE TABLE card_count (repertoire INTEGER NOT NULL, due INTEGER NOT NULL, buried_until INTEGER NOT NULL,
  is_suspended INTEGER NOT NULL, cards INTEGER NOT NULL, known INTEGER NOT NULL, leeches INTEGER NOT NULL,
  load INTEGER NOT NULL, ease_150 INTEGER NOT NULL, ease_200 INTEGER NOT NULL, ease_250 INTEGER NOT NULL,
  ease_over INTEGER NOT NULL, difficulty_3 INTEGER NOT NULL, difficulty_5 INTEGER NOT NULL,
  difficulty_7 INTEGER NOT NULL, difficulty_over INTEGER NOT NULL,
  PRIMARY KEY (repertoire, due, buried_until, is_suspended)) WITHOUT ROWID;
CREATE TABLE card_repertoire (repertoire INTEGER NOT NULL REFERENCES repertoire ON DELETE CASCADE,
  card INTEGER NOT NULL REFERENCES card, place INTEGER NOT NULL, prepared TEXT NOT NULL,
  remarks INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (repertoire, card)) WITHOUT ROWID;
CREATE TABLE chapter (game INTEGER PRIMARY KEY REFERENCES Games ON DELETE CASCADE,
  source INTEGER NOT NULL REFERENCES source ON DELETE CASCADE, number INTEGER NOT NULL,
  side INTEGER NOT NULL, title TEXT NOT NULL);
CREATE TABLE compared_game (id INTEGER PRIMARY KEY, digest INTEGER NOT NULL UNIQUE, played TEXT NOT NULL,
  day INTEGER NOT NULL, side INTEGER NOT NULL CHECK (side IN (0, 1)), epd TEXT, move TEXT, is_own INTEGER);
CREATE TABLE compiled_repertoire (side INTEGER NOT NULL, name TEXT NOT NULL, generation INTEGER NOT NULL,
  content BLOB NOT NULL, cards BLOB NOT NULL, PRIMARY KEY (side, name));
CREATE TABLE content_generation (id INTEGER PRIMARY KEY CHECK (id = 1), number INTEGER NOT NULL);
CREATE TABLE day_sum (day INTEGER PRIMARY KEY, answers INTEGER NOT NULL DEFAULT 0,
  right INTEGER NOT NULL DEFAULT 0, reviews INTEGER NOT NULL DEFAULT 0, passed INTEGER NOT NULL DEFAULT 0,
  young INTEGER NOT NULL DEFAULT 0, young_passed INTEGER NOT NULL DEFAULT 0,
  mature INTEGER NOT NULL DEFAULT 0, mature_passed INTEGER NOT NULL DEFAULT 0,
  started INTEGER NOT NULL DEFAULT 0, introduced INTEGER NOT NULL DEFAULT 0,
  milliseconds INTEGER NOT NULL DEFAULT 0, next_due INTEGER, new_timed INTEGER NOT NULL DEFAULT 0, new_milliseconds INTEGER NOT NULL DEFAULT 0, young_timed INTEGER NOT NULL DEFAULT 0, young_milliseconds INTEGER NOT NULL DEFAULT 0, mature_timed INTEGER NOT NULL DEFAULT 0, mature_milliseconds INTEGER NOT NULL DEFAULT 0);
CREATE TABLE drawing (side INTEGER NOT NULL CHECK (side IN (0, 1)), epd TEXT NOT NULL, shapes TEXT NOT NULL,
  instant INTEGER NOT NULL, PRIMARY KEY (side, epd)) WITHOUT ROWID;
CREATE TABLE event (id INTEGER PRIMARY KEY AUTOINCREMENT, card INTEGER NOT NULL REFERENCES card,
  kind INTEGER NOT NULL, day INTEGER NOT NULL, time INTEGER NOT NULL, grade INTEGER, graded_by INTEGER,
  milliseconds INTEGER, played, target INTEGER, value INTEGER, interval_before INTEGER NOT NULL,
  checksum INTEGER NOT NULL, due_day INTEGER, scheduler INTEGER REFERENCES scheduler);
CREATE TABLE event_day (day INTEGER PRIMARY KEY, first_event INTEGER NOT NULL, last_event INTEGER NOT NULL);
CREATE TABLE game_batch (id INTEGER PRIMARY KEY, first_game INTEGER NOT NULL, last_game INTEGER NOT NULL);
CREATE TABLE game_checksum (id INTEGER PRIMARY KEY, games INTEGER NOT NULL, digest INTEGER NOT NULL);
CREATE TABLE game_text (game INTEGER PRIMARY KEY REFERENCES Games ON DELETE CASCADE, text BLOB NOT NULL);
CREATE TABLE hour_sum (repertoire INTEGER NOT NULL, day INTEGER NOT NULL, quarter INTEGER NOT NULL,
  counted INTEGER NOT NULL, passed INTEGER NOT NULL, PRIMARY KEY (repertoire, day, quarter)) WITHOUT ROWID;
CREATE TABLE import_log (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, source INTEGER NOT NULL,
  path TEXT NOT NULL, instant INTEGER NOT NULL, old_path TEXT, first_event INTEGER, last_event INTEGER);
CREATE TABLE import_old_content (import INTEGER NOT NULL REFERENCES import_log ON DELETE CASCADE,
  version INTEGER NOT NULL, digest INTEGER NOT NULL, imported_at INTEGER NOT NULL, content BLOB NOT NULL,
  sides TEXT NOT NULL, depth INTEGER, chapters TEXT, PRIMARY KEY (import, version)) WITHOUT ROWID;
CREATE TABLE listed_gap (number INTEGER PRIMARY KEY, side INTEGER NOT NULL CHECK (side IN (0, 1)),
  repertoire TEXT NOT NULL, before TEXT NOT NULL, reply TEXT NOT NULL);
CREATE TABLE note (side INTEGER NOT NULL, epd TEXT NOT NULL, text TEXT NOT NULL, instant INTEGER NOT NULL,
  PRIMARY KEY (side, epd)) WITHOUT ROWID;
CREATE TABLE note_change (id INTEGER PRIMARY KEY AUTOINCREMENT, side INTEGER NOT NULL CHECK (side IN (0, 1)),
  epd TEXT NOT NULL, former TEXT, after_event INTEGER NOT NULL, day INTEGER NOT NULL, instant INTEGER NOT NULL,
  is_undone INTEGER NOT NULL DEFAULT 0, kind TEXT NOT NULL DEFAULT 'note');
CREATE TABLE position_bucket (id INTEGER PRIMARY KEY, positions BLOB NOT NULL);
CREATE TABLE position_games (id INTEGER PRIMARY KEY, games BLOB NOT NULL);
CREATE TABLE position_segment (id INTEGER PRIMARY KEY AUTOINCREMENT, first_game INTEGER NOT NULL,
  games INTEGER NOT NULL, bits INTEGER NOT NULL, positions INTEGER NOT NULL, is_ready INTEGER NOT NULL);
CREATE TABLE position_signatures (id INTEGER PRIMARY KEY, bits BLOB NOT NULL);
CREATE TABLE preference (side INTEGER NOT NULL, epd TEXT NOT NULL, uci TEXT NOT NULL,
  PRIMARY KEY (side, epd)) WITHOUT ROWID;
CREATE TABLE repertoire (id INTEGER PRIMARY KEY, name TEXT NOT NULL, side INTEGER NOT NULL CHECK (side IN (0, 1)),
  is_active INTEGER NOT NULL DEFAULT 1, place INTEGER NOT NULL, positions INTEGER NOT NULL DEFAULT 0,
  UNIQUE (name, side));
CREATE TABLE repertoire_day_sum (repertoire INTEGER NOT NULL, day INTEGER NOT NULL,
  answers INTEGER NOT NULL, right INTEGER NOT NULL, reviews INTEGER NOT NULL, passed INTEGER NOT NULL,
  young INTEGER NOT NULL, young_passed INTEGER NOT NULL, mature INTEGER NOT NULL,
  mature_passed INTEGER NOT NULL, started INTEGER NOT NULL, introduced INTEGER NOT NULL,
  milliseconds INTEGER NOT NULL, new_timed INTEGER NOT NULL, new_milliseconds INTEGER NOT NULL,
  young_timed INTEGER NOT NULL, young_milliseconds INTEGER NOT NULL, mature_timed INTEGER NOT NULL,
  mature_milliseconds INTEGER NOT NULL, PRIMARY KEY (repertoire, day)) WITHOUT ROWID;
CREATE TABLE scheduler (id INTEGER PRIMARY KEY, rule TEXT NOT NULL UNIQUE);
CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE source (id INTEGER PRIMARY KEY, name TEXT NOT NULL, path TEXT NOT NULL, place INTEGER NOT NULL);
CREATE TABLE source_content (source INTEGER NOT NULL REFERENCES source ON DELETE CASCADE,
  version INTEGER NOT NULL, digest INTEGER NOT NULL, imported_at INTEGER NOT NULL, content BLOB NOT NULL,
  sides TEXT NOT NULL, depth INTEGER, chapters TEXT, PRIMARY KEY (source, version)) WITHOUT ROWID;
CREATE TABLE sqlite_sequence(name,seq);
CREATE TRIGGER addition_delete_is_new_content AFTER DELETE ON addition
  BEGIN UPDATE content_generation SET number = number + 1; END;
CREATE TRIGGER addition_insert_is_new_content AFTER INSERT ON addition
  BEGIN UPDATE content_generation SET number = number + 1; END;
CREATE TRIGGER addition_update_is_new_content AFTER UPDATE ON addition
  BEGIN UPDATE content_generation SET number = number + 1; END;
CREATE TRIGGER card_delete_is_new_content AFTER DELETE ON card
  BEGIN UPDATE content_generation SET number = number + 1; END;
CREATE TRIGGER card_insert_is_new_content AFTER INSERT ON card
  BEGIN UPDATE content_generation SET number = number + 1; END;
CREATE TRIGGER event_has_a_day AFTER INSERT ON event BEGIN
  INSERT INTO event_day (day, first_event, last_event) VALUES (new.day, new.id, new.id)
  ON CONFLICT (day) DO UPDATE SET first_event = min(first_event, excluded.first_event),
    last_event = max(last_event, excluded.last_event);
END;
CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event
  BEGIN SELECT RAISE(ABORT, 'the review log is append-only'); END;
CREATE TRIGGER event_is_never_deleted BEFORE DELETE ON event
  BEGIN SELECT RAISE(ABORT, 'the review log is append-only'); END;
CREATE TRIGGER preference_delete_is_new_content AFTER DELETE ON preference
  BEGIN UPDATE content_generation SET number = number + 1; END;
CREATE TRIGGER preference_insert_is_new_content AFTER INSERT ON preference
  BEGIN UPDATE content_generation SET number = number + 1; END;
CREATE TRIGGER preference_update_is_new_content AFTER UPDATE ON preference
  BEGIN UPDATE content_generation SET number = number + 1; END;
CREATE TRIGGER repertoire_delete_is_new_content AFTER DELETE ON repertoire
  BEGIN UPDATE content_generation SET number = number + 1; END;
CREATE TRIGGER repertoire_insert_is_new_content AFTER INSERT ON repertoire
  BEGIN UPDATE content_generation SET number = number + 1; END;
CREATE TRIGGER repertoire_update_is_new_content AFTER UPDATE OF name, side, is_active, place ON repertoire
  BEGIN UPDATE content_generation SET number = number + 1; END;
CREATE TRIGGER scheduler_is_never_changed BEFORE UPDATE ON scheduler
  BEGIN SELECT RAISE(ABORT, 'the schedulers of the review log are append-only'); END;
CREATE TRIGGER scheduler_is_never_deleted BEFORE DELETE ON scheduler
  BEGIN SELECT RAISE(ABORT, 'the schedulers of the review log are append-only'); END;
CREATE TRIGGER source_content_delete_is_new_content AFTER DELETE ON source_content
  BEGIN UPDATE content_generation SET number = number + 1; END;
CREATE TRIGGER source_content_insert_is_new_content AFTER INSERT ON source_content
  BEGIN UPDATE content_generation SET number = number + 1; END;
CREATE TRIGGER source_content_update_is_new_content AFTER UPDATE ON source_content
  BEGIN UPDATE content_generation SET number = number + 1; END;
CREATE TRIGGER source_delete_is_new_content AFTER DELETE ON source
  BEGIN UPDATE content_generation SET number = number + 1; END;
CREATE TRIGGER source_insert_is_new_content AFTER INSERT ON source
  BEGIN UPDATE content_generation SET number = number + 1; END;
CREATE TRIGGER source_update_is_new_content AFTER UPDATE ON source
  BEGIN UPDATE content_generation SET number = number + 1; END;
