/// The ninth released schema: sums from which statistics are read, instead of the log and all cards.
enum Schema9Sums {
    /// Released: never edit it; add a migration. `Migration.finish` fills the new tables.
    ///
    /// `repertoire_day_sum` has the columns of `day_sum` for the cards of one repertoire. `hour_sum` has the counted
    /// reviews of each quarter of an hour: `quarter` is the instant in milliseconds divided by 900,000, `repertoire` 0
    /// stands for all. `card_count` counts cards by repertoire (0: those of active ones), due day, the end of a burial and
    /// suspension (`CardCounts`).
    static let sql = times + tables + indexes

    /// The number of first answers of new cards, of young and of mature cards whose time is known, and those times.
    private static let times =
        ["new_timed", "new_milliseconds", "young_timed", "young_milliseconds", "mature_timed", "mature_milliseconds"]
        .map { "ALTER TABLE day_sum ADD COLUMN \($0) INTEGER NOT NULL DEFAULT 0;\n" }.joined()

    private static let tables = """
        CREATE TABLE repertoire_day_sum (repertoire INTEGER NOT NULL, day INTEGER NOT NULL,
          answers INTEGER NOT NULL, right INTEGER NOT NULL, reviews INTEGER NOT NULL, passed INTEGER NOT NULL,
          young INTEGER NOT NULL, young_passed INTEGER NOT NULL, mature INTEGER NOT NULL,
          mature_passed INTEGER NOT NULL, started INTEGER NOT NULL, introduced INTEGER NOT NULL,
          milliseconds INTEGER NOT NULL, new_timed INTEGER NOT NULL, new_milliseconds INTEGER NOT NULL,
          young_timed INTEGER NOT NULL, young_milliseconds INTEGER NOT NULL, mature_timed INTEGER NOT NULL,
          mature_milliseconds INTEGER NOT NULL, PRIMARY KEY (repertoire, day)) WITHOUT ROWID;
        CREATE TABLE hour_sum (repertoire INTEGER NOT NULL, day INTEGER NOT NULL, quarter INTEGER NOT NULL,
          counted INTEGER NOT NULL, passed INTEGER NOT NULL, PRIMARY KEY (repertoire, day, quarter)) WITHOUT ROWID;
        CREATE TABLE card_count (repertoire INTEGER NOT NULL, due INTEGER NOT NULL, buried_until INTEGER NOT NULL,
          is_suspended INTEGER NOT NULL, cards INTEGER NOT NULL, known INTEGER NOT NULL, leeches INTEGER NOT NULL,
          load INTEGER NOT NULL, ease_150 INTEGER NOT NULL, ease_200 INTEGER NOT NULL, ease_250 INTEGER NOT NULL,
          ease_over INTEGER NOT NULL, difficulty_3 INTEGER NOT NULL, difficulty_5 INTEGER NOT NULL,
          difficulty_7 INTEGER NOT NULL, difficulty_over INTEGER NOT NULL,
          PRIMARY KEY (repertoire, due, buried_until, is_suspended)) WITHOUT ROWID;

        """

    /// `event_review_idx` covers the reviews of a branch.
    private static let indexes = """
        CREATE INDEX card_count_empty_idx ON card_count (cards) WHERE cards = 0;
        CREATE INDEX card_leech_idx ON card (lapses) WHERE lapses >= 8;
        CREATE INDEX event_review_idx ON event (card, day, grade, interval_before)
          WHERE kind = 'review' AND interval_before >= 1;
        DROP INDEX event_target_idx;
        CREATE INDEX event_target_idx ON event (target, kind, grade) WHERE target IS NOT NULL;
        """
}
