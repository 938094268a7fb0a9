/// A range of the index of names that has all names with one beginning, so that a search reads no others.
struct NameRange {
    /// SQL that is followed by another condition.
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
        return beginnings.map(NameRange.init)
    }

    private init(beginning: String) {
        guard let last = beginning.unicodeScalars.last else {
            condition = ""
            values = []
            return
        }
        // The scalar after U+D7FF is U+E000; none follows the last one.
        guard let next = Unicode.Scalar(last.value + 1) ?? (last.value == 0xD7FF ? "\u{E000}" : nil) else {
            condition = "Name >= ? AND "
            values = [beginning]
            return
        }
        condition = "Name >= ? AND Name < ? AND "
        values = [beginning, String(beginning.unicodeScalars.dropLast()) + String(next)]
    }
}
