/// One row of the table Games: values under the names the columns go by here.
struct DatabaseRow {
    let id: Int64
    private let values: [SQLiteValue]
    private let places: [String: Int]

    init(_ values: [SQLiteValue], places: [String: Int]) {
        self.values = values
        self.places = places
        id = values.first?.number.map(Int64.init) ?? 0
    }

    /// NULL where the file has no such column.
    subscript(_ name: String) -> SQLiteValue {
        guard let place = places[name], place < values.count else { return .null }
        return values[place]
    }
}

/// How rows of the table Games are asked for.
struct GameQuery {
    /// Rows behind `?1`, in their order.
    let sql: String
    /// Where each column stands in a row.
    let places: [String: Int]
    /// Columns that ocgdb added for further tags, as they are called there, in their order.
    let furtherTags: [String]

    init(_ schema: DatabaseSchema) {
        let games = schema.games
        var parts = ["g._rowid_"]
        var places: [String: Int] = [:]
        func add(_ expression: String, as name: String) {
            guard places[name] == nil else { return }
            places[name] = parts.count
            parts.append(expression)
        }
        func addName(_ id: String, _ table: DatabaseTable?, as name: String) {
            guard let column = games.column(id) else { return }
            add("g.\(column.quoted)", as: id)
            guard let table else { return }
            // One row comes out however many there are, and none of them needs to be there.
            add("(SELECT n.Name FROM main.\(table.quoted) AS n WHERE n.ID = g.\(column.quoted) LIMIT 1)", as: name)
        }
        addName("EventID", schema.events, as: "Event")
        addName("SiteID", schema.sites, as: "Site")
        addName("WhiteID", schema.players, as: "White")
        addName("BlackID", schema.players, as: "Black")
        for name in GameQuery.known {
            if let column = games.column(name) { add("g.\(column.quoted)", as: name) }
        }
        if let texts = schema.texts {
            add("(SELECT t.text FROM main.\(texts.quoted) AS t WHERE t.game = g._rowid_ LIMIT 1)", as: "text")
        }
        var further: [String] = []
        if schema.kind.isOCGDB {
            for column in games.columns where further.count < GameQuery.mostFurtherTags {
                guard GameQuery.isTagName(column.name), places[column.name] == nil,
                    !GameQuery.handled.contains(column.name.lowercased())
                else { continue }
                add("g.\(column.quoted)", as: column.name)
                further.append(column.name)
            }
        }
        self.places = places
        furtherTags = further
        let others = schema.chapters.map { " AND g._rowid_ NOT IN (SELECT c.game FROM main.\($0.quoted) AS c)" } ?? ""
        sql = """
            SELECT \(parts.joined(separator: ", ")) FROM main.\(games.quoted) AS g
            WHERE g._rowid_ > ?1\(others) ORDER BY g._rowid_ LIMIT ?2
            """
    }

    /// Columns with a meaning of their own. `Timer` is what ocgdb called the time control at first.
    private static let known = [
        "Date", "Round", "WhiteElo", "BlackElo", "Result", "TimeControl", "Timer", "ECO", "FEN", "UTCTime", "Source",
        "Moves", "Moves1", "Moves2",
    ]
    /// What is told by other columns or by the moves.
    private static let handled = Set(
        (known + [
            "ID", "EventID", "SiteID", "WhiteID", "BlackID", "Event", "Site", "White", "Black", "PlyCount", "SetUp",
        ])
        .map { $0.lowercased() })
    private static let mostFurtherTags = 60

    /// Letters, digits and underscores, a letter first: the names PGN gives to tags.
    static func isTagName(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        guard let first = bytes.first, bytes.count <= 60, isLetter(first) else { return false }
        return bytes.allSatisfy { isLetter($0) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x5F }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
}
