/// The tables of an ocgdb file of version 0.6. Source: ocgdb (github.com/nguyenpham/ocgdb,
/// src/builder.cpp), read as facts: the column names, their order and types, the Info rows, and that in each table
/// of names ID 1 is the unknown name, which is empty.
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

    /// Tags that are stored in those columns or follow from the moves.
    static let tagsWithColumns: Set = [
        "Event", "Site", "Date", "Round", "White", "WhiteElo", "Black", "BlackElo", "Result", "TimeControl", "ECO",
        "PlyCount", "FEN", "SetUp",
    ]

    /// Names that a column for another tag cannot have, in small letters.
    static let takenNames = Set(
        (columns + Array(tagsWithColumns) + ["Moves", "Moves1", "rowid", "oid"]).map { $0.lowercased() })

    /// ocgdb's code of a promotion by Prep's code: none, queen, bishop, rook, knight.
    static let promotions: [UInt16] = [0, 5, 3, 4, 2]

    /// The statement that inserts a game with columns for these other tags.
    static func insertion(otherTags: [String]) -> String {
        let names = columns + otherTags.map(DatabaseTable.quoted)
        let marks = Array(repeating: "?", count: names.count).joined(separator: ", ")
        return "INSERT INTO Games (\(names.joined(separator: ", "))) VALUES (\(marks))"
    }
}
