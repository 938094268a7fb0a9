/// The tables of an ocgdb file of version 0.6, as the program makes them. Source: ocgdb (github.com/nguyenpham/ocgdb,
/// src/builder.cpp), read as facts: the column names, their order and types, the Info rows, and that ID 1 of each table
/// of names is the empty name of what is unknown.
enum OCGDBSchema {
    static let tables = """
        CREATE TABLE Info (Name TEXT UNIQUE NOT NULL, Value TEXT);
        INSERT INTO Info (Name, Value) VALUES ('Data Structure Version', '0.6'), ('Version', '0.1'),
          ('Variant', 'standard'), ('License', 'free');
        CREATE TABLE Events (ID INTEGER PRIMARY KEY AUTOINCREMENT, Name TEXT UNIQUE);
        INSERT INTO Events (Name) VALUES ('');
        CREATE TABLE Sites (ID INTEGER PRIMARY KEY AUTOINCREMENT, Name TEXT UNIQUE);
        INSERT INTO Sites (Name) VALUES ('');
        CREATE TABLE Players (ID INTEGER PRIMARY KEY, Name TEXT UNIQUE, Elo INTEGER);
        INSERT INTO Players (ID, Name) VALUES (1, '');
        CREATE TABLE Games (ID INTEGER PRIMARY KEY AUTOINCREMENT, EventID INTEGER, SiteID INTEGER, Date TEXT, Round TEXT,
          WhiteID INTEGER, WhiteElo INTEGER, BlackID INTEGER, BlackElo INTEGER, Result TEXT, TimeControl TEXT, ECO TEXT,
          PlyCount INTEGER, FEN TEXT, Moves2 BLOB DEFAULT NULL, FOREIGN KEY(EventID) REFERENCES Events,
          FOREIGN KEY(SiteID) REFERENCES Sites, FOREIGN KEY(WhiteID) REFERENCES Players,
          FOREIGN KEY(BlackID) REFERENCES Players);
        CREATE TABLE Comments (ID INTEGER PRIMARY KEY AUTOINCREMENT, GameID INTEGER, Ply INTEGER, Comment TEXT);
        """

    /// The columns that are bound, in this order.
    static let columns = [
        "ID", "EventID", "SiteID", "Date", "Round", "WhiteID", "WhiteElo", "BlackID", "BlackElo", "Result",
        "TimeControl", "ECO", "PlyCount", "FEN", "Moves2",
    ]

    /// Tags that those columns hold, or the moves.
    static let tagsWithColumns: Set = [
        "Event", "Site", "Date", "Round", "White", "WhiteElo", "Black", "BlackElo", "Result", "TimeControl", "ECO",
        "PlyCount", "FEN", "SetUp",
    ]

    /// Names no further column can have, in small letters.
    static let takenNames = Set(
        (columns + Array(tagsWithColumns) + ["Moves", "Moves1", "rowid", "oid"]).map { $0.lowercased() })

    /// ocgdb's code for each of Prep's: none, queen, bishop, rook, knight.
    static let promotions: [UInt16] = [0, 5, 3, 4, 2]

    static func insertion(further: [String]) -> String {
        let names = columns + further.map(DatabaseTable.quoted)
        let marks = Array(repeating: "?", count: names.count).joined(separator: ", ")
        return "INSERT INTO Games (\(names.joined(separator: ", "))) VALUES (\(marks))"
    }
}
