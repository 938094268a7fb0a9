import Chess

/// Cuts a text into tokens. It knows no chess and never fails: what has no meaning is a token too.
///
/// One pass over the bytes, no memory of its own. The text is given to each call: the part of it that is at hand, the
/// same one until `next` answers `.more`; then the part may be moved on with `shift(by:)` and made longer.
struct PGNLexer {
    /// The next byte to look at.
    var offset = 0
    /// What is at hand goes to the end of the whole text.
    var isLast = false
    /// A search ran against the end of what is at hand.
    var ranOut = false
    /// No comment that begins further on is ever closed.
    var hasNoMoreCloses = false
    /// The line `offset` stands in, and the offset of that line's first column, continuation bytes of UTF-8 before
    /// `offset` counted off: so a column is a subtraction.
    var line = 1
    var lineStart = 0
    /// The last token holds bytes outside ASCII.
    var isWide = false

    /// Where the last token began.
    private(set) var tokenStart = 0
    private var tokenLine = 1
    private var tokenLineStart = 0
    /// An empty line stands before the last token.
    private(set) var isAfterBlankLine = false
    /// The first character of its line, blanks apart, is the last token's.
    private(set) var isFirstOfLine = false
    /// Line ends passed since the last token.
    private(set) var linesPassed = 0

    /// How many bytes behind a token are looked at, at most, to see where it ends.
    static let lookAhead = 16

    /// Passes a byte order mark, at the very start of a text.
    mutating func skipByteOrderMark(_ text: Span<UInt8>) {
        guard text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF else { return }
        offset = 3
        lineStart = 3
    }

    /// The place of the last token.
    var location: SourceLocation {
        SourceLocation(line: tokenLine, column: tokenStart - tokenLineStart + 1)
    }

    /// Puts the last token back: the next call returns it again.
    mutating func putBack() {
        offset = tokenStart
        line = tokenLine
        lineStart = tokenLineStart
        linesPassed = isAfterBlankLine ? 2 : isFirstOfLine ? 1 : 0
    }

    /// A token begins at `start`, in the line that has been reached.
    @inline(__always)
    mutating func setTokenStart(_ start: Int) {
        tokenStart = start
        tokenLine = line
        tokenLineStart = lineStart
    }

    /// The text at hand has lost its first `count` bytes; those from `firstNeeded` on must still be there.
    mutating func shift(by count: Int) {
        offset -= count
        lineStart -= count
        tokenStart -= count
        tokenLineStart -= count
    }

    /// The place of the next byte.
    var nextLocation: SourceLocation { SourceLocation(line: line, column: offset - lineStart + 1) }

    /// Passes all of the text at hand, whatever it is.
    mutating func skipAll(_ text: Span<UInt8>) {
        while offset < text.count {
            let byte = text[offset]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { _ = passLineEnd(text, at: offset) }
            offset += 1
        }
    }

    /// The first byte that a later call looks at.
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

    /// The token that begins with this byte; nil for what says nothing, such as a check sign standing alone.
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
            return unusual(text)
        }
    }

    /// The offset of the line's end at or after `start`.
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

    /// Counts a line end at `index`; LF behind CR ends no second line.
    @inline(__always)
    mutating func passLineEnd(_ text: Span<UInt8>, at index: Int) -> Bool {
        lineStart = index + 1
        if text[index] == UInt8(ascii: "\n"), index > 0, text[index - 1] == UInt8(ascii: "\r") { return false }
        line += 1
        return true
    }

    /// Passes blanks of all kinds, dots, and lines that begin with `%` in their first column (PGN standard, section
    /// 6). False when the text at hand ends before it is clear where they end.
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

    /// The end of a blank that is seldom seen, at `offset`: `offset` itself where there is none; nil where the text at
    /// hand ends too soon to tell.
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

    /// A blank outside ASCII: no-break and typographic spaces, zero-width and direction marks, and the ellipsis, which
    /// is three dots.
    private static func isWideBlank(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x85, 0xA0, 0xAD, 0x2000...0x200F, 0x2026, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF: true
        default: false
        }
    }
}
