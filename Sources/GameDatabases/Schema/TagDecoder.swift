import Chess
import PGN

/// Decodes the columns of a row into PGN tags: the Seven Tag Roster with `?` for unknown values, then the other tags.
struct TagDecoder {
    let format: DatabaseFormat
    /// The columns that hold other tags, in their order.
    let otherTags: [String]

    /// Returns the tags of a row.
    ///
    /// - Parameter start: the position of the column FEN; nil when that is not a position.
    func tags(of row: DatabaseRow, start: Position?) -> TagPairs {
        var tags: [TagPair] = []
        func add(_ name: String, _ value: String?) {
            if let tag = value.flatMap({ TagPair(name: name, value: $0) }) { tags.append(tag) }
        }
        var site = name(row, "SiteID", "Site")
        var source = row["Source"].textValue
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
        add("ECO", row["ECO"].textValue)
        add("TimeControl", row["TimeControl"].textValue ?? row["Timer"].textValue)
        add("UTCTime", row["UTCTime"].textValue)
        add("Source", source)
        if let start, start != .initial {
            add("SetUp", "1")
            add("FEN", start.fen)
        }
        for tag in otherTags {
            add(tag, tag.contains("Date") ? date(row[tag]) : row[tag].textValue)
        }
        return TagPairs(tags)
    }

    /// Returns `tags` with the tags that the columns cannot hold exactly, each at its place in the order of Prep's tags.
    static func inserting(_ inexact: [TagPair], into tags: [TagPair]) -> [TagPair] {
        var tags = tags
        for tag in inexact {
            if let index = tags.firstIndex(where: { $0.name == tag.name }) {
                tags[index] = tag
                continue
            }
            let order = GameColumns.order
            let rank = order.firstIndex(of: tag.name) ?? order.count
            let index = tags.firstIndex { order.firstIndex(of: $0.name) ?? order.count > rank }
            tags.insert(tag, at: index ?? tags.endIndex)
        }
        return tags
    }

    /// Returns the result; unknown for NULL and any other value.
    static func result(_ row: DatabaseRow) -> GameResult {
        row["Result"].textValue.flatMap { GameResult(tag: $0) } ?? .unknown
    }

    /// Returns the position of the column FEN; the initial position when that is NULL, empty or missing.
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

    /// Returns a name; `?` when it is unknown. The unknown name is 1 and empty in ocgdb, 0 and "Unknown" in En Croissant.
    private func name(_ row: DatabaseRow, _ id: String, _ column: String) -> String {
        if format == .enCroissant, row[id] == .integer(0), row[column] == .text("Unknown") { return "?" }
        return row[column].textValue ?? "?"
    }

    /// Returns the date in the format of PGN. ocgdb writes `YYYY-MM-DD` and 1 for each question mark. `1111-11-11` is
    /// certainly unknown; a single `11` is ambiguous and stays.
    private func date(_ value: SQLiteValue) -> String? {
        guard let text = value.textValue else { return nil }
        guard format.isOCGDB else { return text }
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

    /// Returns the round; nil for 0, which ocgdb writes for a round that is not a number, such as `?` and `-`.
    private func round(_ value: SQLiteValue) -> String? {
        format.isOCGDB && value == .integer(0) ? nil : value.textValue
    }

    private func rating(_ value: SQLiteValue) -> String? {
        value.integerValue.flatMap { $0 > 0 ? String($0) : nil }
    }
}
