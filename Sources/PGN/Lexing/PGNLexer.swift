import Chess

/// Splits PGN text into tokens. It knows no chess rules and never fails: meaningless bytes are a token too.
///
/// It makes one pass over the bytes and allocates nothing. Each call receives the current buffer, a part of the text.
/// The buffer must stay the same until `next` returns `.more`; then it may be moved forward with `shift(by:)` and
/// extended.
struct PGNLexer {
    /// The offset of the next byte.
    var offset = 0
    /// Whether the buffer reaches the end of the whole text.
    var isLast = false
    /// Whether a search reached the end of the buffer.
    var ranOut = false
    /// Whether no later comment is closed.
    var hasNoMoreClosingBraces = false
    /// The line of `offset`, and the offset of its first column plus the UTF-8 continuation bytes before `offset`, so
    /// that a column is a single subtraction.
    var line = 1
    var lineStart = 0
    /// Whether the last token contains bytes outside ASCII.
    var isWide = false

    /// The offset of the last token.
    private(set) var tokenStart = 0
    private var tokenLine = 1
    private var tokenLineStart = 0
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
        offset = 3
        lineStart = 3
    }

    /// The location of the last token.
    var location: SourceLocation {
        SourceLocation(line: tokenLine, column: tokenStart - tokenLineStart + 1)
    }

    /// Unreads the last token: the next call returns it again.
    mutating func putBack() {
        offset = tokenStart
        line = tokenLine
        lineStart = tokenLineStart
        linesPassed = isAfterBlankLine ? 2 : isFirstOfLine ? 1 : 0
    }

    /// Marks the start of a token in the current line.
    @inline(__always)
    mutating func setTokenStart(_ start: Int) {
        tokenStart = start
        tokenLine = line
        tokenLineStart = lineStart
    }

    /// Adjusts the offsets after the buffer has lost its first `count` bytes. The bytes from `firstNeeded` on must
    /// remain.
    mutating func shift(by count: Int) {
        offset -= count
        lineStart -= count
        tokenStart -= count
        tokenLineStart -= count
    }

    /// The location of the next byte.
    var nextLocation: SourceLocation { SourceLocation(line: line, column: offset - lineStart + 1) }

    /// Skips the rest of the buffer.
    mutating func skipAll(_ text: Span<UInt8>) {
        while offset < text.count {
            let byte = text[offset]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { _ = passLineEnd(text, at: offset) }
            offset += 1
        }
    }

    /// The offset of the first byte that later calls need.
    var firstNeeded: Int { max(offset - 1, 0) }

    mutating func next(_ text: Span<UInt8>) -> PGNToken {
        while true {
            guard skipBlanks(text) else { return .more }
            setTokenStart(offset)
            guard offset < text.count else {
                linesPassed = 0
                return .end
            }
            isWide = false
            let token = token(text, text[offset])
            if !isLast, ranOut || offset > text.count - Self.lookAhead {
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
            let start = offset + 1
            offset = endOfLine(text, from: start)
            return .comment(Extent(start, offset))
        case UInt8(ascii: "("):
            offset += 1
            return .variationStart
        case UInt8(ascii: ")"):
            offset += 1
            return .variationEnd
        case UInt8(ascii: "$"):
            return numberedGlyph(text)
        case UInt8(ascii: "["):
            return tag(text)
        case UInt8(ascii: "*"):
            offset += 1
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

    /// Counts a line end at `index`; the LF of a CR LF is not counted.
    @inline(__always)
    mutating func passLineEnd(_ text: Span<UInt8>, at index: Int) -> Bool {
        lineStart = index + 1
        if text[index] == UInt8(ascii: "\n"), index > 0, text[index - 1] == UInt8(ascii: "\r") { return false }
        line += 1
        return true
    }

    /// Skips blanks of all kinds, dots, and lines with `%` in the first column (PGN standard, section 6). Returns false
    /// if the buffer ends before the end of the blanks is known.
    @inline(__always)
    private mutating func skipBlanks(_ text: Span<UInt8>) -> Bool {
        var lines = linesPassed
        var index = offset
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: " ") || byte == UInt8(ascii: ".") {
                index += 1
            } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                if passLineEnd(text, at: index) { lines += 1 }
                index += 1
            } else if byte > 0x20, byte < 0x80, byte != UInt8(ascii: "%"), byte != UInt8(ascii: "\\") {
                break
            } else {
                offset = index
                guard let end = rareBlank(text) else {
                    linesPassed = lines
                    return false
                }
                if end == index { break }
                index = end
            }
        }
        offset = index
        guard index < text.count || isLast else {
            linesPassed = lines
            return false
        }
        return finishBlanks(lines)
    }

    private mutating func finishBlanks(_ lines: Int) -> Bool {
        isAfterBlankLine = lines >= 2
        isFirstOfLine = lines >= 1 || lineStart == offset
        return true
    }

    /// Returns the end of a rare kind of blank at `offset`; `offset` itself if there is none; nil if the buffer is too
    /// short to tell.
    private mutating func rareBlank(_ text: Span<UInt8>) -> Int? {
        switch text[offset] {
        case 0x09, 0x0B, 0x0C, 0x00, 0x1A:
            return offset + 1
        case UInt8(ascii: "%") where lineStart == offset:
            let end = endOfLine(text, from: offset)
            defer { ranOut = false }
            return ranOut && !isLast ? nil : end
        case UInt8(ascii: "\\"):  // some exporters escape the dollar sign: `\$14`
            guard offset + 1 < text.count else { return isLast ? offset : nil }
            return text[offset + 1] == UInt8(ascii: "$") ? offset + 1 : offset
        case 0x80...:
            guard isLast || offset + 4 <= text.count else { return nil }
            let (scalar, length) = TextEncoding.scalar(text, at: offset)
            guard Self.isWideBlank(scalar) else { return offset }
            lineStart += length - 1
            return offset + length
        default:
            return offset
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
