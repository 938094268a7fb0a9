/// A range of the index of names that has all names with one beginning, so that a search reads no others.
struct NameRange {
    /// SQL over the column Name.
    let condition: String
    let values: [String]

    /// The number of characters that are looked up in the index: each letter doubles the ranges.
    private static let characters = 3

    /// Returns the ranges of the names that begin with a text when the case of ASCII letters is ignored, as LIKE does. They
    /// do not overlap.
    static func all(of text: String) -> [NameRange] {
        let beginnings = text.unicodeScalars.prefix(characters).reduce([""]) { beginnings, scalar in
            let letter = String(scalar)
            let cases = scalar.isASCII ? Set([letter.lowercased(), letter.uppercased()]).sorted() : [letter]
            return beginnings.flatMap { beginning in cases.map { beginning + $0 } }
        }
        let isWhole = text.unicodeScalars.count <= characters
        return beginnings.map { NameRange(beginning: $0, whole: isWhole ? nil : text) }
    }

    /// Returns a query for the IDs of the players whose names begin with a text, each once, and its values.
    static func players(_ text: String) -> (query: String, values: [String]) {
        let ranges = all(of: text)
        let queries = ranges.map { "SELECT ID FROM Players WHERE \($0.condition)" }
        return (queries.joined(separator: " UNION ALL "), ranges.flatMap(\.values))
    }

    /// Escapes a text for LIKE.
    static func literal(_ text: String) -> String {
        text.map { "%_\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    /// - Parameter text: the whole text, if it is longer: then all names of the range are compared with it.
    private init(beginning: String, whole text: String?) {
        let range = Self.range(of: beginning)
        condition = ([range.condition] + (text == nil ? [] : ["Name LIKE ? ESCAPE '\\'"])).joined(separator: " AND ")
        values = range.values + (text.map { [Self.literal($0) + "%"] } ?? [])
    }

    private static func range(of beginning: String) -> (condition: String, values: [String]) {
        guard let last = beginning.unicodeScalars.last else {
            return ("Name NOT NULL", [])
        }
        // The scalar after U+D7FF is U+E000; none follows the last one.
        guard let next = Unicode.Scalar(last.value + 1) ?? (last.value == 0xD7FF ? "\u{E000}" : nil) else {
            return ("Name >= ?", [beginning])
        }
        return (
            "Name >= ? AND Name < ?", [beginning, String(beginning.unicodeScalars.dropLast()) + String(next)]
        )
    }
}
