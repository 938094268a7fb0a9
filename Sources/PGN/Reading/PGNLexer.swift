import Chess

/// Cuts a text into tokens. It knows no chess and never fails: what has no meaning is a token too.
///
/// One pass over the bytes, no memory of its own, whatever the input.
struct PGNLexer {
    let bytes: [UInt8]
    /// The next byte to look at.
    var offset: Int
    /// Where the last token began.
    private(set) var tokenStart: Int
    /// An empty line stands before the last token.
    private(set) var isAfterBlankLine = false
    /// The first character of its line, blanks apart, is the last token's.
    private(set) var isFirstOfLine = false
    private var cursor: LocationCursor
    /// The closing brace found last, and the opening brace nearest before it. They answer for every comment that
    /// begins before it, so that braces without partner cost one search and not one each.
    var knownClose = -1
    var knownOpen = -1
    var hasNoMoreCloses = false

    /// - Parameter bytes: Valid UTF-8.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        tokenStart = offset
        cursor = LocationCursor(at: offset)
    }

    /// The place of the last token.
    mutating func location() -> SourceLocation {
        cursor.location(of: tokenStart, in: bytes)
    }

    /// The text of a token, shortened to 32 bytes.
    func text(_ range: Range<Int>) -> String {
        if range.count <= 32 { return String(decoding: bytes[range], as: UTF8.self) }
        var end = range.lowerBound + 32
        while bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self) + "…"
    }

    /// Puts the last token back: the next call returns it again.
    mutating func putBack() {
        offset = tokenStart
    }

    mutating func next() -> PGNToken {
        while true {
            skipBlanks()
            tokenStart = offset
            guard offset < bytes.count else { return .end }
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "@"):
                if let token = word() { return token }
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                return digits()
            case UInt8(ascii: "{"):
                return comment()
            case UInt8(ascii: ";"):
                let start = offset + 1
                offset = endOfLine(from: start)
                return .comment(start..<offset)
            case UInt8(ascii: "("):
                offset += 1
                return .variationStart
            case UInt8(ascii: ")"):
                offset += 1
                return .variationEnd
            case UInt8(ascii: "$"):
                return numberedGlyph()
            case UInt8(ascii: "["):
                return tag()
            case UInt8(ascii: "*"):
                offset += 1
                return .result(.unknown)
            case UInt8(ascii: "!"), UInt8(ascii: "?"):
                while offset < bytes.count, bytes[offset] == UInt8(ascii: "!") || bytes[offset] == UInt8(ascii: "?") {
                    offset += 1
                }
                if let nag = NAG.suffix(bytes[tokenStart..<offset]) { return .nag(nag) }
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "#"), UInt8(ascii: "/"):
                if let token = signs() { return token }
            default:
                return unusual()
            }
        }
    }

    /// The offset of the line's end at or after `start`.
    func endOfLine(from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") { index += 1 }
        return index
    }

    /// Whether a line begins at `index`.
    func isLineStart(_ index: Int) -> Bool {
        index == 0 || bytes[index - 1] == UInt8(ascii: "\n") || bytes[index - 1] == UInt8(ascii: "\r")
            || (index == 3 && bytes[0] == 0xEF)
    }

    /// Passes blanks of all kinds, dots, and lines that begin with `%` in their first column (PGN standard, section 6).
    private mutating func skipBlanks() {
        var lines = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "."), 0x09, 0x0B, 0x0C, 0x00, 0x1A:
                offset += 1
            case UInt8(ascii: "\n"):
                if offset == 0 || bytes[offset - 1] != UInt8(ascii: "\r") { lines += 1 }
                offset += 1
            case UInt8(ascii: "\r"):
                lines += 1
                offset += 1
            case UInt8(ascii: "%") where isLineStart(offset):
                offset = endOfLine(from: offset)
            case UInt8(ascii: "\\") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "$"):
                offset += 1  // some exporters escape the dollar sign: `\$14`
            case 0x80...:
                let length = Self.wideBlank(bytes, at: offset)
                if length == 0 { return finishBlanks(lines) }
                offset += length
            default:
                return finishBlanks(lines)
            }
        }
        finishBlanks(lines)
    }

    private mutating func finishBlanks(_ lines: Int) {
        isAfterBlankLine = lines >= 2
        isFirstOfLine = lines >= 1 || isLineStart(offset)
    }

    /// The length of a blank outside ASCII: no-break and typographic spaces, zero-width and direction marks, and the
    /// ellipsis, which is three dots; 0 where none stands.
    private static func wideBlank(_ bytes: [UInt8], at index: Int) -> Int {
        guard index + 1 < bytes.count else { return 0 }
        let second = bytes[index + 1]
        if bytes[index] == 0xC2 { return second == 0xA0 || second == 0xAD || second == 0x85 ? 2 : 0 }
        guard index + 2 < bytes.count else { return 0 }
        let third = bytes[index + 2]
        switch (bytes[index], second) {
        case (0xE2, 0x80):
            return third <= 0x8F || third == 0xA6 || (0xA8...0xAF).contains(third) ? 3 : 0
        case (0xE2, 0x81):
            return (0x9F...0xAF).contains(third) ? 3 : 0
        case (0xE3, 0x80):
            return third == 0x80 ? 3 : 0
        case (0xEF, 0xBB):
            return third == 0xBF ? 3 : 0
        default:
            return 0
        }
    }
}
