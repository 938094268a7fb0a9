import Chess

/// A word of a sentence that is a move in SAN: `Nf3`, `(12...Nxd4).`
struct MoveWord {
    /// Opening brackets and quotation marks.
    let before: String
    /// `12.` or `12...`; empty without a number.
    let number: String
    let san: String
    /// Punctuation and glyphs such as `?!`.
    let after: String

    /// Nil when the word is not a move.
    init?(_ word: Substring) {
        let start = word.drop { "([{\"“".contains($0) }
        before = String(word[..<start.startIndex])
        var rest = start.drop { ("0"..."9").contains($0) }
        if rest.startIndex > start.startIndex, rest.first == "." {
            rest = rest.drop { $0 == "." }
        } else {
            rest = start
        }
        number = String(start[..<rest.startIndex])
        var end = rest.endIndex
        while end > rest.startIndex, ",.;:!?)]}\"”".contains(rest[rest.index(before: end)]) {
            end = rest.index(before: end)
        }
        let move = rest[..<end]
        after = String(rest[end...])
        san = String(move)
        guard let first = move.first, "KQRBNabcdefghO".contains(first), (try? SAN(move)) != nil else { return nil }
    }
}
