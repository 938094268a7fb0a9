/// The games of the first released schema: ocgdb's tables as published for this project.
enum Schema1Games {
    /// The statements. Released: never edit them; add a migration.
    static let sql = """
        CREATE TABLE Info (Name TEXT UNIQUE NOT NULL, Value TEXT);
        CREATE TABLE Events (ID INTEGER PRIMARY KEY AUTOINCREMENT, Name TEXT UNIQUE);
        CREATE TABLE Sites (ID INTEGER PRIMARY KEY AUTOINCREMENT, Name TEXT UNIQUE);
        CREATE TABLE Players (ID INTEGER PRIMARY KEY, Name TEXT UNIQUE, Elo INTEGER);
        CREATE TABLE Games (ID INTEGER PRIMARY KEY AUTOINCREMENT, EventID INTEGER, SiteID INTEGER, Date TEXT,
          Round INTEGER, WhiteID INTEGER, WhiteElo INTEGER, BlackID INTEGER, BlackElo INTEGER, Result INTEGER,
          TimeControl TEXT, ECO TEXT, PlyCount INTEGER, FEN TEXT, Moves BLOB,
          FOREIGN KEY(EventID) REFERENCES Events, FOREIGN KEY(SiteID) REFERENCES Sites,
          FOREIGN KEY(WhiteID) REFERENCES Players, FOREIGN KEY(BlackID) REFERENCES Players);
        CREATE INDEX games_date_idx ON Games (Date);
        CREATE INDEX games_white_idx ON Games (WhiteID);
        CREATE INDEX games_black_idx ON Games (BlackID);
        CREATE INDEX games_result_idx ON Games (Result);
        CREATE INDEX games_white_elo_idx ON Games (WhiteElo);
        CREATE INDEX games_black_elo_idx ON Games (BlackElo);
        CREATE INDEX games_plycount_idx ON Games (PlyCount);

        -- Beside Games: the whole game as it came in, for what a move blob cannot hold (variations, NAGs, comments,
        -- further tags, a round such as 3.10). A repertoire's chapter has no row: its text is its source's.
        CREATE TABLE game_text (game INTEGER PRIMARY KEY REFERENCES Games ON DELETE CASCADE, text BLOB NOT NULL);

        INSERT INTO Info (Name, Value) VALUES ('Creator', 'Prep');
        -- ID 1 is the unknown name.
        INSERT INTO Events (ID, Name) VALUES (1, '');
        INSERT INTO Sites (ID, Name) VALUES (1, '');
        INSERT INTO Players (ID, Name) VALUES (1, '');
        """
}
