/// The tokens that contain text: comments and tags.
extension PGNLexer {
    /// Reads a comment in braces, which ends at the first `}` whatever it contains. If no later brace closes it, the
    /// lexer continues where the next game may begin.
    mutating func comment(_ text: Span<UInt8>) -> PGNToken {
        let start = cursor.offset + 1
        cursor.offset = start
        if hasNoMoreClosingBraces { return unclosed(text) }
        var next = cursor
        while next.offset < text.count {
            let index = next.offset
            switch text[index] {
            case UInt8(ascii: "}"):
                next.offset += 1
                if isWide { next.passWide(text, max(next.lineStart, start), index) }
                cursor = next
                return .comment(Extent(start, index))
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                _ = next.passLineEnd(text, at: index)
            case 0x80...:
                isWide = true
            default:
                break
            }
            next.offset += 1
        }
        ranOut = true
        guard isLast else { return .more }
        hasNoMoreClosingBraces = true
        return unclosed(text)
    }

    /// Advances to where the next game may begin: the next line that begins a tag.
    private mutating func unclosed(_ text: Span<UInt8>) -> PGNToken {
        while cursor.offset < text.count {
            let index = cursor.offset
            cursor.offset += 1
            guard text[index] == UInt8(ascii: "\n") || text[index] == UInt8(ascii: "\r") else { continue }
            _ = cursor.passLineEnd(text, at: index)
            if isTagLine(text, index + 1) { break }
        }
        return .unclosedComment
    }

    /// Returns whether the line that begins at `start` begins a tag.
    private mutating func isTagLine(_ text: Span<UInt8>, _ start: Int) -> Bool {
        guard start < text.count, text[start] == UInt8(ascii: "[") else { return false }
        var index = start + 1
        while index < text.count, Self.isNameByte(text[index]) { index += 1 }
        let value = blanksEnd(text, from: index)
        return index > start + 1 && value < text.count && text[value] == UInt8(ascii: "\"")
    }

    /// Reads a tag pair, wherever it is; the value may contain unescaped quotes and brackets.
    mutating func tag(_ text: Span<UInt8>) -> PGNToken {
        let start = cursor.offset
        var index = blanksEnd(text, from: start + 1)
        let nameStart = index
        while index < text.count, Self.isNameByte(text[index]) {
            if text[index] >= 0x80 { isWide = true }
            index += 1
        }
        let nameEnd = index
        index = blanksEnd(text, from: index)
        guard nameEnd > nameStart, index < text.count else {
            return malformed(text, at: start, isTag: isFirstOfLine && nameEnd > nameStart)
        }
        guard text[index] == UInt8(ascii: "\"") else {
            return malformed(text, at: start, isTag: isFirstOfLine && index > nameEnd)
        }
        let quote = commonQuote(text, from: index + 1) ?? closingQuote(text, from: index + 1)
        guard let quote else { return malformed(text, at: start, isTag: true) }
        cursor.offset = blanksEnd(text, from: quote + 1) + 1
        if isWide { cursor.passWide(text, start, cursor.offset) }
        return .tag(name: Extent(nameStart, nameEnd), value: Extent(index + 1, quote))
    }

    private mutating func malformed(_ text: Span<UInt8>, at start: Int, isTag: Bool) -> PGNToken {
        if isTag {
            cursor.offset = endOfLine(text, from: start)
            return .incompleteTag
        }
        cursor.offset = start + 1
        return .stray(Extent(start, cursor.offset))
    }

    /// Finds the closing quote of a value in the common form: no quote or backslash inside, then `"]` and a line end.
    @inline(__always)
    private mutating func commonQuote(_ text: Span<UInt8>, from start: Int) -> Int? {
        var index = start
        while index + 2 < text.count {
            index = Self.plainEnd(text, from: index)
            guard index + 2 < text.count else { return nil }
            let byte = text[index]
            if byte == UInt8(ascii: "\"") {
                let isEnd = text[index + 1] == UInt8(ascii: "]") && text[index + 2] <= UInt8(ascii: "\r")
                return isEnd && text[index + 2] >= UInt8(ascii: "\n") ? index : nil
            }
            if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return nil }
            if byte >= 0x80 { isWide = true }
            index += 1
        }
        return nil
    }

    /// Returns the next byte that is a quote, a backslash, a control character or not ASCII, or one near the end of the
    /// buffer: eight bytes at a time.
    @inline(__always)
    private static func plainEnd(_ text: Span<UInt8>, from start: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var index = start
        while index + 8 <= text.count {
            let bytes = UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
            let quotes = bytes ^ (ones &* UInt64(UInt8(ascii: "\"")))
            let escapes = bytes ^ (ones &* UInt64(UInt8(ascii: "\\")))
            // The highest bit of each byte that is looked for; the lowest of these bits is exact.
            let found =
                ((quotes &- ones) & ~quotes | (escapes &- ones) & ~escapes | (bytes &- ones &* 0x20) | bytes)
                & (ones &* 0x80)
            if found != 0 { return index + found.trailingZeroBitCount &>> 3 }
            index += 8
        }
        return index
    }

    /// Finds the quote that ends a value on its line.
    ///
    /// This is the first quote without a backslash before a `]` that ends the line or is followed by another token;
    /// otherwise the first quote before a `]`; otherwise an escaped one: `"C:\"]`.
    private mutating func closingQuote(_ text: Span<UInt8>, from start: Int) -> Int? {
        var fallback: Int?
        var escaped: Int?
        var isEscaped = false
        var index = start
        while index < text.count, text[index] != UInt8(ascii: "\n"), text[index] != UInt8(ascii: "\r") {
            let byte = text[index]
            if byte >= 0x80 { isWide = true }
            if byte == UInt8(ascii: "\"") {
                let bracket = blanksEnd(text, from: index + 1)
                if bracket < text.count, text[bracket] == UInt8(ascii: "]") {
                    if isEscaped {
                        escaped = index
                    } else if isTokenStart(text, after: bracket + 1) {
                        return index
                    } else if let fallback {
                        return fallback
                    } else {
                        fallback = index
                    }
                }
            }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            index += 1
        }
        if index == text.count { ranOut = true }
        return fallback ?? escaped
    }

    /// Returns whether the line ends at `index` (ignoring blanks), or a tag, comment, variation or result begins there.
    private mutating func isTokenStart(_ text: Span<UInt8>, after index: Int) -> Bool {
        let next = blanksEnd(text, from: index)
        guard next < text.count else { return true }
        switch text[next] {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ";"),
            UInt8(ascii: "("), UInt8(ascii: "*"):
            return true
        default:
            return next > index && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[next])
        }
    }

    private mutating func blanksEnd(_ text: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count, text[index] == UInt8(ascii: " ") || text[index] == 0x09 || text[index] == 0 {
            index += 1
        }
        if index >= text.count { ranOut = true }
        return index
    }

    /// Returns whether a byte may be part of a tag's name: letters, digits and `_ - + = # : /` (PGN standard, section
    /// 7), and characters outside ASCII, which real files contain.
    static func isNameByte(_ byte: UInt8) -> Bool {
        let low: UInt64 = 0x27FF_A808_0000_0000
        let high: UInt64 = 0x07FF_FFFE_87FF_FFFE
        return byte >= 0x80 || (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 != 0
    }
}
