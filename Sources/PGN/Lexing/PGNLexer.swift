import Chess

/// Splits PGN text into tokens. It knows no chess rules and never fails: meaningless bytes are a token too.
///
/// It makes one pass over the bytes and allocates nothing. Each call receives the current buffer, a part of the text.
/// The buffer must stay the same until `next` returns `.more`; then it may be moved forward with `shift(by:)` and
/// extended.
struct PGNLexer {
    /// The next byte.
    var cursor = TextCursor()
    /// The first byte of the last token.
    var tokenStart = TextCursor()
    /// Whether the buffer reaches the end of the whole text.
    var isLast = false
    /// Whether a search reached the end of the buffer.
    var ranOut = false
    /// Whether no later comment is closed.
    var hasNoMoreClosingBraces = false
    /// Whether the last token contains bytes outside ASCII.
    var isWide = false

    /// Whether an empty line precedes the last token.
    private(set) var isAfterBlankLine = false
    /// Whether the last token is the first on its line, apart from blanks.
    private(set) var isFirstOfLine = false
    /// The number of line ends since the last token.
    private(set) var linesPassed = 0

    /// The maximum number of bytes examined after a token to find its end.
    static let lookAhead = 16

    /// Skips a byte order mark at the start of the text.
    mutating func skipByteOrderMark(_ text: Span<UInt8>) {
        guard text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF else { return }
        cursor.offset = 3
        cursor.lineStart = 3
    }

    /// The location of the last token.
    var location: SourceLocation { tokenStart.location }

    /// Unreads the last token: the next call returns it again.
    mutating func putBack() {
        cursor = tokenStart
        linesPassed = isAfterBlankLine ? 2 : isFirstOfLine ? 1 : 0
    }

    /// Adjusts the offsets after the buffer has lost its first `count` bytes. The bytes from `firstNeeded` on must
    /// remain.
    mutating func shift(by count: Int) {
        cursor.shift(by: count)
        tokenStart.shift(by: count)
    }

    /// Moves to the start of a line, as if it were the first one.
    mutating func move(to offset: Int) {
        cursor = TextCursor(offset: offset, line: 1, lineStart: offset)
        tokenStart = cursor
    }

    /// Increases the numbers of lines.
    mutating func move(byLines count: Int) {
        cursor.line += count
        tokenStart.line += count
    }

    /// Skips the rest of the buffer.
    mutating func skipAll(_ text: Span<UInt8>) {
        while cursor.offset < text.count {
            let index = cursor.offset
            let isLineEnd = text[index] == UInt8(ascii: "\n") || text[index] == UInt8(ascii: "\r")
            if isLineEnd { _ = cursor.passLineEnd(text, at: index) }
            cursor.offset += 1
        }
    }

    /// The offset of the first byte that later calls need.
    var firstNeeded: Int { max(cursor.offset - 1, 0) }

    mutating func next(_ text: Span<UInt8>) -> PGNToken {
        while true {
            guard skipBlanks(text) else { return .more }
            tokenStart = cursor
            guard cursor.offset < text.count else {
                linesPassed = 0
                return .end
            }
            isWide = false
            let token = token(text, text[cursor.offset])
            if !isLast, ranOut || cursor.offset > text.count - Self.lookAhead {
                ranOut = false
                putBack()
                return .more
            }
            linesPassed = 0
            if let token { return token }
        }
    }

    /// Reads the token that begins with this byte; nil for meaningless bytes such as a detached check sign.
    @inline(__always)
    private mutating func token(_ text: Span<UInt8>, _ byte: UInt8) -> PGNToken? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "@"):
            return word(text)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            return digits(text)
        case UInt8(ascii: "{"):
            return comment(text)
        case UInt8(ascii: ";"):
            let start = cursor.offset + 1
            cursor.offset = endOfLine(text, from: start)
            return .comment(Extent(start, cursor.offset))
        case UInt8(ascii: "("):
            cursor.offset += 1
            return .variationStart
        case UInt8(ascii: ")"):
            cursor.offset += 1
            return .variationEnd
        case UInt8(ascii: "$"):
            return numberedGlyph(text)
        case UInt8(ascii: "["):
            return tag(text)
        case UInt8(ascii: "*"):
            cursor.offset += 1
            return .result(.unknown)
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            return suffix(text)
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "#"), UInt8(ascii: "/"):
            return signs(text)
        default:
            return nonASCIIToken(text)
        }
    }

    /// Returns the offset of the first line end at or after `start`.
    mutating func endOfLine(_ text: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return index }
            if byte >= 0x80 { isWide = true }
            index += 1
        }
        ranOut = true
        return index
    }

    /// Skips blanks of all kinds, dots, and lines with `%` in the first column (PGN standard, section 6). Returns false
    /// if the buffer ends before the end of the blanks is known.
    @inline(__always)
    private mutating func skipBlanks(_ text: Span<UInt8>) -> Bool {
        var lines = linesPassed
        var index = cursor.offset
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: " ") || byte == UInt8(ascii: ".") {
                index += 1
            } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                if cursor.passLineEnd(text, at: index) { lines += 1 }
                index += 1
            } else if byte > 0x20, byte < 0x80, byte != UInt8(ascii: "%"), byte != UInt8(ascii: "\\") {
                break
            } else {
                cursor.offset = index
                guard let end = rareBlank(text) else {
                    linesPassed = lines
                    return false
                }
                if end == index { break }
                index = end
            }
        }
        cursor.offset = index
        guard index < text.count || isLast else {
            linesPassed = lines
            return false
        }
        return finishBlanks(lines)
    }

    private mutating func finishBlanks(_ lines: Int) -> Bool {
        isAfterBlankLine = lines >= 2
        isFirstOfLine = lines >= 1 || cursor.lineStart == cursor.offset
        return true
    }

    /// Returns the end of a rare kind of blank at `offset`; `offset` itself if there is none; nil if the buffer is too
    /// short to tell.
    private mutating func rareBlank(_ text: Span<UInt8>) -> Int? {
        let start = cursor.offset
        switch text[start] {
        case 0x09, 0x0B, 0x0C, 0x00, 0x1A:
            return start + 1
        case UInt8(ascii: "%") where cursor.lineStart == start:
            let end = endOfLine(text, from: start)
            defer { ranOut = false }
            return ranOut && !isLast ? nil : end
        case UInt8(ascii: "\\"):  // some exporters escape the dollar sign: `\$14`
            guard start + 1 < text.count else { return isLast ? start : nil }
            return text[start + 1] == UInt8(ascii: "$") ? start + 1 : start
        case 0x80...:
            guard isLast || start + 4 <= text.count else { return nil }
            let (scalar, length) = TextEncoding.scalar(text, at: start)
            guard Self.isWideBlank(scalar) else { return start }
            cursor.lineStart += length - 1
            return start + length
        default:
            return start
        }
    }

    /// Returns whether a scalar is a blank outside ASCII: no-break and typographic spaces, zero-width characters,
    /// direction marks, and the ellipsis, which counts as three dots.
    private static func isWideBlank(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x85, 0xA0, 0xAD, 0x2000...0x200F, 0x2026, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF: true
        default: false
        }
    }
}
