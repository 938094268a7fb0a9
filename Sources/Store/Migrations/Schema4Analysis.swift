/// The fourth released schema: the results of engines, so that they need not search again.
enum Schema4Analysis {
    /// Released: never edit it; add a migration. No earlier program wrote into the table that it replaces.
    ///
    /// The newest row has the greatest `id`. Results with the same `engine` are comparable (name, settings, unit of
    /// the budget); of each question only the result with the greatest budget is stored. `program` identifies an engine's
    /// file.
    static let sql = """
        DROP TABLE analysis;
        CREATE TABLE analysis (id INTEGER PRIMARY KEY, epd TEXT NOT NULL, engine TEXT NOT NULL, question TEXT NOT NULL,
          effort INTEGER NOT NULL, found TEXT NOT NULL, UNIQUE (epd, engine, question));
        CREATE TABLE analysis_engine (program TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
        """
}
