/// The query for rows of the table Games.
struct GameQuery {
    /// Selects `?2` rows after `?1`, in their order.
    let sql: String
    /// The index of each column in a row.
    let indexes: [String: Int]
    /// The names of the columns that ocgdb added for other tags, in their order.
    let otherTags: [String]

    init(_ schema: DatabaseSchema) {
        let games = schema.games
        var expressions = ["g._rowid_"]
        var indexes: [String: Int] = [:]
        func add(_ expression: String, as name: String) {
            guard indexes[name] == nil else { return }
            indexes[name] = expressions.count
            expressions.append(expression)
        }
        func addName(_ id: String, _ table: DatabaseTable?, as name: String) {
            guard let column = games.column(id) else { return }
            add("g.\(column.quoted)", as: id)
            guard let table else { return }
            // A subquery returns one row, also when no name or several have that ID.
            add("(SELECT n.Name FROM main.\(table.quoted) AS n WHERE n.ID = g.\(column.quoted) LIMIT 1)", as: name)
        }
        addName("EventID", schema.events, as: "Event")
        addName("SiteID", schema.sites, as: "Site")
        addName("WhiteID", schema.players, as: "White")
        addName("BlackID", schema.players, as: "Black")
        for name in GameQuery.knownColumns {
            if let column = games.column(name) { add("g.\(column.quoted)", as: name) }
        }
        if let texts = schema.texts {
            add("(SELECT t.text FROM main.\(texts.quoted) AS t WHERE t.game = g._rowid_ LIMIT 1)", as: "text")
        }
        var otherTags: [String] = []
        if schema.format.isOCGDB {
            for column in games.columns where otherTags.count < GameQuery.maxOtherTags {
                guard GameQuery.isTagName(column.name), indexes[column.name] == nil,
                    !GameQuery.usedNames.contains(column.name.lowercased())
                else { continue }
                add("g.\(column.quoted)", as: column.name)
                otherTags.append(column.name)
            }
        }
        self.indexes = indexes
        self.otherTags = otherTags
        let noChapters =
            schema.chapters.map { " AND g._rowid_ NOT IN (SELECT c.game FROM main.\($0.quoted) AS c)" } ?? ""
        let isComplete =
            schema.batches.map {
                " AND NOT EXISTS (SELECT 1 FROM main.\($0.quoted) AS b WHERE g._rowid_ BETWEEN b.first_game AND b.last_game)"
            } ?? ""
        sql = """
            SELECT \(expressions.joined(separator: ", ")) FROM main.\(games.quoted) AS g
            WHERE g._rowid_ > ?1\(noChapters)\(isComplete) ORDER BY g._rowid_ LIMIT ?2
            """
    }

    /// Columns with a fixed meaning. `Timer` is the name of the time control in the first versions of ocgdb.
    private static let knownColumns = [
        "Date", "Round", "WhiteElo", "BlackElo", "Result", "TimeControl", "Timer", "ECO", "FEN", "UTCTime", "Source",
        "Moves", "Moves1", "Moves2",
    ]
    /// Names that are never other tags, in small letters.
    private static let usedNames = Set(
        (knownColumns + [
            "ID", "EventID", "SiteID", "WhiteID", "BlackID", "Event", "Site", "White", "Black", "PlyCount", "SetUp",
        ])
        .map { $0.lowercased() })
    private static let maxOtherTags = 60

    /// Whether PGN allows the name of a tag: letters, digits and underscores, a letter first.
    static func isTagName(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        guard let first = bytes.first, bytes.count <= 60, isLetter(first) else { return false }
        return bytes.allSatisfy { isLetter($0) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x5F }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
}
