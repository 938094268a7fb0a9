/// The fourth released schema: what engines found, so that they need not look again.
enum Schema4Analysis {
    /// Released: never edited, only followed by further steps of the ladder. No earlier program wrote into the table
    /// it replaces.
    ///
    /// The newest row has the greatest `id`. `engine` names what answers may be compared (name, settings, unit of the
    /// effort); of one question only the strongest answer is kept. `program` is a file as it stood when it gave its
    /// name.
    static let sql = """
        DROP TABLE analysis;
        CREATE TABLE analysis (id INTEGER PRIMARY KEY, epd TEXT NOT NULL, engine TEXT NOT NULL, question TEXT NOT NULL,
          effort INTEGER NOT NULL, found TEXT NOT NULL, UNIQUE (epd, engine, question));
        CREATE TABLE analysis_engine (program TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
        """
}
