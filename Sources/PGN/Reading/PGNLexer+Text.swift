/// The tokens that hold text: comments and tags.
extension PGNLexer {
    /// A comment in braces. The first `}` ends it, whatever stands inside.
    ///
    /// After an unclosed one the lexer stands where the next game may be looked for.
    mutating func comment() -> PGNToken {
        let start = offset + 1
        offset = start
        guard let close = closingBrace(from: start) else {
            while offset < bytes.count, !isTagLine(offset) { offset += 1 }
            return .unclosedComment
        }
        // A forgotten brace swallows the games behind it, up to the end of their first comment. A line that begins
        // an Event tag and a second opening brace behind that line give it away.
        if knownOpen > start, let event = eventLine(in: start..<knownOpen) {
            offset = event
            return .unclosedComment
        }
        offset = close + 1
        return .comment(start..<close)
    }

    private mutating func closingBrace(from start: Int) -> Int? {
        if knownClose >= start { return knownClose }
        if hasNoMoreCloses { return nil }
        knownOpen = -1
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "}") {
                knownClose = index
                return index
            }
            if byte == UInt8(ascii: "{") { knownOpen = index }
            index += 1
        }
        hasNoMoreCloses = true
        return nil
    }

    /// The first line in a range that begins with `[Event "`.
    private func eventLine(in range: Range<Int>) -> Int? {
        let opening = Array("[Event \"".utf8)
        return range.first { index in
            bytes[index] == UInt8(ascii: "[") && isLineStart(index) && bytes[index...].starts(with: opening)
        }
    }

    /// Whether a line begins at `index` that begins a tag.
    private func isTagLine(_ index: Int) -> Bool {
        guard bytes[index] == UInt8(ascii: "["), isLineStart(index) else { return false }
        let name = bytes[(index + 1)...].prefix { Self.isNameByte($0) }
        let value = blanksEnd(from: name.endIndex)
        return !name.isEmpty && value < bytes.count && bytes[value] == UInt8(ascii: "\"")
    }

    /// A tag pair, found anywhere; the value may hold bare quotes and brackets.
    mutating func tag() -> PGNToken {
        let start = offset
        var index = blanksEnd(from: start + 1)
        let nameStart = index
        while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
        let name = nameStart..<index
        index = blanksEnd(from: index)
        guard !name.isEmpty, index < bytes.count else {
            return broken(at: start, isTag: isFirstOfLine && !name.isEmpty)
        }
        guard bytes[index] == UInt8(ascii: "\"") else {
            return broken(at: start, isTag: isFirstOfLine && index > name.upperBound)
        }
        guard let (quote, end) = closingQuote(from: index + 1) else { return broken(at: start, isTag: true) }
        offset = end
        return .tag(name: name, value: (index + 1)..<quote)
    }

    private mutating func broken(at start: Int, isTag: Bool) -> PGNToken {
        if isTag {
            offset = endOfLine(from: start)
            return .incompleteTag
        }
        offset = start + 1
        return .stray(start..<offset)
    }

    /// The quote that ends a value on its line, and the offset behind the bracket after it.
    ///
    /// It is the first quote without a backslash that a bracket follows, where behind the bracket the line ends, or
    /// another token begins; failing that, the first that a bracket follows; failing that, one with a backslash: `"C:\"]`.
    private func closingQuote(from start: Int) -> (quote: Int, end: Int)? {
        var fallback: (quote: Int, end: Int)?
        var escaped: (quote: Int, end: Int)?
        var isEscaped = false
        var index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                let bracket = blanksEnd(from: index + 1)
                if bracket < bytes.count, bytes[bracket] == UInt8(ascii: "]") {
                    let found = (quote: index, end: bracket + 1)
                    if isEscaped {
                        escaped = found
                    } else if isTokenStart(after: bracket + 1) {
                        return found
                    } else if let fallback {
                        return fallback
                    } else {
                        fallback = found
                    }
                }
            }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            index += 1
        }
        return fallback ?? escaped
    }

    /// Whether the line ends at `index` or behind its blanks, or a tag, comment, variation or result begins there.
    private func isTokenStart(after index: Int) -> Bool {
        let next = blanksEnd(from: index)
        guard next < bytes.count else { return true }
        switch bytes[next] {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ";"),
            UInt8(ascii: "("), UInt8(ascii: "*"):
            return true
        default:
            return next > index && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[next])
        }
    }

    private func blanksEnd(from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == 0x09 || bytes[index] == 0 {
            index += 1
        }
        return index
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "="), UInt8(ascii: "#"), UInt8(ascii: ":"), UInt8(ascii: "/"), 0x80...:
            true
        default:
            false
        }
    }

    /// A tag's value with `\"` and `\\` resolved; a backslash before anything else stands for itself.
    func tagValue(_ range: Range<Int>) -> String {
        let written = bytes[range]
        guard written.contains(UInt8(ascii: "\\")) else { return String(decoding: written, as: UTF8.self) }
        var value: [UInt8] = []
        value.reserveCapacity(written.count)
        var index = range.lowerBound
        while index < range.upperBound {
            let next = index + 1
            if bytes[index] == UInt8(ascii: "\\"), next < range.upperBound,
                bytes[next] == UInt8(ascii: "\\") || bytes[next] == UInt8(ascii: "\"")
            {
                index = next
            }
            value.append(bytes[index])
            index += 1
        }
        return String(decoding: value, as: UTF8.self)
    }
}
