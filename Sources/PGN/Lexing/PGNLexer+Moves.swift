import Chess

/// The tokens of the movetext.
extension PGNLexer {
    /// Returns the next token if it is a move in the most common form: after blanks, at most one line end and at most
    /// one move number, and completely in the buffer. Returns nil and consumes nothing otherwise; `next` handles these
    /// cases.
    @inline(__always)
    mutating func nextCommonMove(_ text: Span<UInt8>) -> Extent? {
        guard linesPassed == 0 else { return nil }
        let limit = text.count - Self.lookAhead
        var next = cursor
        var isNumbered = false
        while true {
            guard next.offset < limit else { return nil }
            let byte = text[next.offset]
            if byte >= UInt8(ascii: "A") {
                break
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: ".") {
                next.offset += 1
            } else if byte == UInt8(ascii: "\r"), text[next.offset + 1] == UInt8(ascii: "\n") {
                next.offset += 1
            } else if byte == UInt8(ascii: "\n"), next.line == cursor.line {
                next.offset += 1
                next.line += 1
                next.lineStart = next.offset
            } else if Self.isDigit(byte), !isNumbered {
                isNumbered = true
                repeat {
                    next.offset += 1
                } while next.offset < limit && Self.isDigit(text[next.offset])
                guard next.offset < limit, text[next.offset] == UInt8(ascii: ".") else { return nil }
            } else {
                return nil
            }
        }
        let start = next
        guard Self.isLetter(text[start.offset]) else { return nil }
        while next.offset < limit, Self.isMoveByte(text[next.offset]) { next.offset += 1 }
        guard next.offset < limit, Self.isCommonEnd(text, start.offset, next.offset) else { return nil }
        tokenStart = start
        cursor = next
        return Extent(start.offset, next.offset)
    }

    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    @inline(__always)
    private static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }

    /// Returns whether a run of move bytes ends like a move: with a rank digit, optionally followed by a check sign, and
    /// neither by a bracket nor by a sign outside ASCII, which can belong to it as in `Nf3+−`.
    @inline(__always)
    private static func isCommonEnd(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        guard end > start + 1, end < text.count, text[end] != UInt8(ascii: "("), text[end] < 0x80 else { return false }
        var last = text[end - 1]
        if last == UInt8(ascii: "+") || last == UInt8(ascii: "#") { last = text[end - 2] }
        return last >= UInt8(ascii: "1") && last <= UInt8(ascii: "8")
    }

    /// Reads a token that begins with a letter: a move, or a standalone `N` or `D`. Returns nil for `e.p.`, which has
    /// no meaning of its own.
    @inline(__always)
    mutating func word(_ text: Span<UInt8>) -> PGNToken? {
        let start = cursor.offset
        var index = start + 1
        while index < text.count, Self.isMoveByte(text[index]) { index += 1 }
        if Self.isCommonEnd(text, start, index) {
            cursor.offset = index
            return .move(Extent(start, index))
        }
        return uncommonWord(text)
    }

    private mutating func uncommonWord(_ text: Span<UInt8>) -> PGNToken? {
        let start = cursor.offset
        let end = wordEnd(text, from: start)
        if end == start + 1 {
            cursor.offset = end
            if let nag = NAG.letter(text[start]) { return .nag(nag) }
            if text[start] == UInt8(ascii: "e"), let after = Self.afterEnPassant(text, from: start) {
                cursor.offset = after
                return nil
            }
            return .move(Extent(start, end))
        }
        if end == start + 2, text[start] == UInt8(ascii: "e"), text[start + 1] == UInt8(ascii: "p") {
            cursor.offset = end
            return nil
        }
        cursor.offset = Self.moveEnd(text, start, end)
        cursor.passWide(text, start, cursor.offset)
        return .move(Extent(start, cursor.offset))
    }

    /// Reads a token that begins with a digit: a result, castling with zeros, or a move number.
    @inline(__always)
    mutating func digits(_ text: Span<UInt8>) -> PGNToken {
        let start = cursor.offset
        var end = start
        var number = 0
        while end < text.count, Self.isDigit(text[end]) {
            if number < 1_000_000 { number = number &* 10 &+ Int(text[end] &- UInt8(ascii: "0")) }
            end += 1
        }
        // Nearly every number is followed by one dot.
        if end + 1 < text.count, text[end] == UInt8(ascii: "."), text[end + 1] != UInt8(ascii: ".") {
            cursor.offset = end + 1
            return .number(number, isBlack: false)
        }
        return uncommonDigits(text, number, end)
    }

    private mutating func uncommonDigits(_ text: Span<UInt8>, _ number: Int, _ end: Int) -> PGNToken {
        let start = cursor.offset
        if let (result, end) = GameResult.match(text, at: start) {
            cursor.offset = end
            cursor.passWide(text, start, end)
            return .result(result)
        }
        let isDotted = end < text.count && text[end] == UInt8(ascii: ".")
        if text[start] == UInt8(ascii: "0"), !isDotted {
            // `0-0` is castling; `0000`, an engine's null move, is reported as a move and fails there.
            if Self.dashLength(text, at: end) > 0 {
                cursor.offset = Self.moveEnd(text, start, wordEnd(text, from: start))
                cursor.passWide(text, start, cursor.offset)
                return .move(Extent(start, cursor.offset))
            }
            if end == start + 4, number == 0 {
                cursor.offset = end
                return .move(Extent(start, end))
            }
        }
        cursor.offset = end
        var isBlack = isDotted && end + 1 < text.count && text[end + 1] == UInt8(ascii: ".")
        if end < text.count, text[end] >= 0x80, TextEncoding.scalar(text, at: end).scalar == 0x2026 { isBlack = true }
        return .number(number, isBlack: isBlack)
    }

    /// Reads a run of `!` and `?`.
    mutating func suffix(_ text: Span<UInt8>) -> PGNToken {
        let start = cursor.offset
        var end = start
        while end < text.count, text[end] == UInt8(ascii: "!") || text[end] == UInt8(ascii: "?") { end += 1 }
        cursor.offset = end
        return .nag(NAG.suffix(text.extracting(start..<end)))
    }

    /// Reads a standalone run of signs: an evaluation, a result by forfeit, or the null move `--`. Returns nil for a
    /// detached check sign.
    mutating func signs(_ text: Span<UInt8>) -> PGNToken? {
        let start = cursor.offset
        let end = Self.signsEnd(text, from: start)
        cursor.offset = end
        cursor.passWide(text, start, end)
        if let nag = NAG.evaluation(text.extracting(start..<end)) { return .nag(nag) }
        if let (result, last) = GameResult.match(text, at: start), last == end { return .result(result) }
        let count = end - start
        let hyphens = (start..<end).count { text[$0] == UInt8(ascii: "-") }
        let marks = (start..<end).count { text[$0] == UInt8(ascii: "+") || text[$0] == UInt8(ascii: "#") }
        if count == 2, hyphens == 2 { return .move(Extent(start, end)) }
        if count <= 2, marks == count { return nil }
        return .stray(Extent(start, end))
    }

    /// Reads `$` and its number.
    mutating func numberedGlyph(_ text: Span<UInt8>) -> PGNToken {
        let start = cursor.offset
        var end = start + 1
        var number = 0
        while end < text.count, Self.isDigit(text[end]) {
            number = min(number * 10 + Int(text[end] - UInt8(ascii: "0")), 256)
            end += 1
        }
        cursor.offset = end
        guard end > start + 1, let value = UInt8(exactly: number) else { return .badNAG(Extent(start, end)) }
        return .nag(NAG(rawValue: value))
    }

    /// Reads a token that begins with a character outside ASCII: a printed evaluation, a half point, a figurine with
    /// its move, or a character without a meaning.
    mutating func nonASCIIToken(_ text: Span<UInt8>) -> PGNToken {
        let start = cursor.offset
        if let (result, end) = GameResult.match(text, at: start) {
            cursor.offset = end
            cursor.passWide(text, start, end)
            return .result(result)
        }
        let (scalar, length) = TextEncoding.scalar(text, at: start)
        if Self.signsEnd(text, from: start) > start + length, let signs = signs(text) { return signs }
        if Self.isFigurine(scalar) {
            cursor.offset += length
            cursor.offset = Self.moveEnd(text, start, wordEnd(text, from: cursor.offset))
            cursor.passWide(text, start, cursor.offset)
            return .move(Extent(start, cursor.offset))
        }
        cursor.offset += length
        cursor.lineStart += length - 1
        guard let nag = NAG.sign(scalar) else { return .stray(Extent(start, cursor.offset)) }
        // Variation selectors only change the presentation of the sign before them.
        if cursor.offset + 2 < text.count, text[cursor.offset] == 0xEF, text[cursor.offset + 1] == 0xB8 {
            cursor.offset += 3
            cursor.lineStart += 2
        }
        return .nag(nag)
    }
}
