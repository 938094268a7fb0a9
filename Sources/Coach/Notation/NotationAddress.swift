import Chess

/// A move as the user names it: `12...Nf6`, `b2`, `b2 12...Nf6`, `main 12.O-O`, `12`, or `Nf6`.
struct NotationAddress: Hashable {
    /// The line in which the move is; nil for any.
    private(set) var line: Int?
    private(set) var number: Int?
    private(set) var side: Side?
    /// The move, without signs; nil names a number or a line only.
    private(set) var san: String?

    /// Nil when the text is not an address. A label of the outline comes before a pawn move of the same letters.
    init?(_ text: String, in outline: NotationOutline) {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        if let first = words.first, let line = Self.line(first, in: outline) {
            self.line = line
            words.removeFirst()
            if words.isEmpty { return }
        }
        guard readMove(words.joined()) else { return nil }
    }

    /// Whether the address names a line and no move in it.
    var isLine: Bool { number == nil && san == nil }

    private static func line(_ word: String, in outline: NotationOutline) -> Int? {
        let name = word.lowercased().filter { $0 != "[" && $0 != "]" }
        return name == "main" ? 0 : outline.line(labelled: name)
    }

    /// Reads a number, its dots and a move. False when there is neither a number nor a move.
    private mutating func readMove(_ text: String) -> Bool {
        var rest = text[...]
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        let isCastling = text.hasPrefix("0-0")
        if !isCastling, let value = Int(digits) {
            number = value
            rest = rest.dropFirst(digits.count)
            let dots = rest.prefix { $0 == "." || $0 == "…" }
            if !dots.isEmpty { side = dots == "." ? .white : .black }
            rest = rest.dropFirst(dots.count)
        }
        if !rest.isEmpty { san = Self.bare(String(rest)) }
        return number != nil || san != nil
    }

    /// Whether a move of the chapter has this number, side and SAN.
    func matches(_ move: NotationMove, ignoringCase: Bool = false) -> Bool {
        if let number, move.number != number { return false }
        if let side, move.side != side { return false }
        guard let san else { return true }
        let other = Self.bare(move.san)
        return ignoringCase ? other.lowercased() == san.lowercased() : other == san
    }

    /// A move without `+`, `#`, `!`, `?` and `=`, with letters for figurines and castling with letters.
    private static func bare(_ san: String) -> String {
        let letters: [Character: Character] = [
            "♔": "K", "♚": "K", "♕": "Q", "♛": "Q", "♖": "R", "♜": "R", "♗": "B", "♝": "B", "♘": "N", "♞": "N",
        ]
        let text = String(san.filter { !"+#!?=\u{FE0E}".contains($0) }.map { letters[$0] ?? $0 })
        return text.hasPrefix("0-0") ? text.replacing("0", with: "O") : text
    }
}
