import Chess
import PGN

/// A row's columns as the tags of a PGN file: the Seven Tag Roster with `?` for what is unknown, then what else is known.
struct TagDecoder {
    let kind: DatabaseFormat
    let furtherTags: [String]

    /// The starting position and the result are told by the columns FEN and Result.
    func tags(of row: DatabaseRow, start: Position?) -> TagPairs {
        var tags: [TagPair] = []
        func add(_ name: String, _ value: String?) {
            if let value { tags.append(TagPair(name: name, value: value)) }
        }
        var site = name(row, "SiteID", "Site")
        var source = row["Source"].word
        // ocgdb moves a Lichess game's address out of Site.
        if site == "?", let address = source, address.hasPrefix("https://lichess.org/") {
            site = address
            source = nil
        }
        add("Event", name(row, "EventID", "Event"))
        add("Site", site)
        add("Date", date(row["Date"]) ?? "????.??.??")
        add("Round", round(row["Round"]) ?? "?")
        add("White", name(row, "WhiteID", "White"))
        add("Black", name(row, "BlackID", "Black"))
        add("Result", TagDecoder.result(row).rawValue)
        add("WhiteElo", rating(row["WhiteElo"]))
        add("BlackElo", rating(row["BlackElo"]))
        add("ECO", row["ECO"].word)
        add("TimeControl", row["TimeControl"].word ?? row["Timer"].word)
        add("UTCTime", row["UTCTime"].word)
        add("Source", source)
        if let start, start != .initial {
            add("SetUp", "1")
            add("FEN", start.fen)
        }
        for further in furtherTags {
            add(further, further.contains("Date") ? date(row[further]) : row[further].word)
        }
        return TagPairs(tags)
    }

    /// Tags that the columns did not hold, each in the place where Prep's own order has it.
    static func placing(_ odd: [TagPair], in tags: [TagPair]) -> [TagPair] {
        var tags = tags
        for tag in odd {
            if let place = tags.firstIndex(where: { $0.name == tag.name }) {
                tags[place] = tag
                continue
            }
            let order = GameColumns.order
            let rank = order.firstIndex(of: tag.name) ?? order.count
            let place = tags.firstIndex { order.firstIndex(of: $0.name) ?? order.count > rank }
            tags.insert(tag, at: place ?? tags.endIndex)
        }
        return tags
    }

    /// NULL, and what cannot be read as a result, is unknown.
    static func result(_ row: DatabaseRow) -> GameResult {
        row["Result"].word.flatMap { GameResult(tag: $0) } ?? .unknown
    }

    /// The initial position where the column is NULL, empty or missing.
    static func start(_ row: DatabaseRow) throws(MoveDecodingError) -> Position {
        switch row["FEN"] {
        case .null: return .initial
        case .text(let text):
            if text.allSatisfy(\.isWhitespace) { return .initial }
            do {
                return try Position(fen: text)
            } catch {
                throw MoveDecodingError(.badStart, "its FEN is not a position (\(error))")
            }
        case .integer, .real, .blob: throw MoveDecodingError(.badStart, "its FEN is not text")
        }
    }

    /// A name found by its number; `?` where there is none. Unknown is 1 with an empty name at ocgdb, 0 with the name
    /// "Unknown" at En Croissant.
    private func name(_ row: DatabaseRow, _ id: String, _ column: String) -> String {
        if kind == .enCroissant, row[id] == .integer(0), row[column] == .text("Unknown") { return "?" }
        return row[column].word ?? "?"
    }

    /// ocgdb writes `YYYY-MM-DD` and 1 for each question mark. `1111-11-11` can only have been unknown; of a single
    /// `11` nobody can say, so it stays.
    private func date(_ value: SQLiteValue) -> String? {
        guard let text = value.word else { return nil }
        guard kind.isOCGDB else { return text }
        if text == "1111-11-11" { return "????.??.??" }
        let bytes = Array(text.utf8)
        let isDate =
            bytes.count == 10
            && bytes.indices.allSatisfy { index in
                index == 4 || index == 7
                    ? bytes[index] == UInt8(ascii: "-") : (0x30...0x39).contains(bytes[index])
            }
        return isDate ? String(text.map { $0 == "-" ? "." : $0 }) : text
    }

    /// A round that ocgdb read as the number 0 was none: `?`, `-`.
    private func round(_ value: SQLiteValue) -> String? {
        kind.isOCGDB && value == .integer(0) ? nil : value.word
    }

    private func rating(_ value: SQLiteValue) -> String? {
        value.number.flatMap { $0 > 0 ? String($0) : nil }
    }
}
