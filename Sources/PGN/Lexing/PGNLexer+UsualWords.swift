import Chess

/// The fast path for moves in their usual forms.
extension PGNLexer {
    /// A word of the movetext that can be a move in a usual form, and where it begins.
    struct UsualWord {
        let text: MoveWord
        let start: TextCursor
        let end: Int
    }

    /// Returns the next word if it is at most seven ASCII bytes before a blank or a line end, after blanks, at most one
    /// line end and at most one move number, and completely in the buffer. Returns nil otherwise. Consumes nothing.
    @inline(__always)
    func nextUsualWord(_ text: Span<UInt8>) -> UsualWord? {
        guard linesPassed == 0 else { return nil }
        let limit = text.count - Self.lookAhead
        var next = cursor
        guard next.offset < limit else { return nil }
        var byte = text[next.offset]
        var isNumbered = false
        while byte < UInt8(ascii: "A") {
            if Self.isDigit(byte) {
                guard !isNumbered else { return nil }
                isNumbered = true
                repeat { next.offset += 1 } while next.offset < limit && Self.isDigit(text[next.offset])
                guard next.offset < limit, text[next.offset] == UInt8(ascii: ".") else { return nil }
            } else if Self.isBlankOrDot(byte) {
                next.offset += 1
            } else if byte == UInt8(ascii: "\n"), next.line == cursor.line {
                next.offset += 1
                next.line += 1
                next.lineStart = next.offset
            } else if byte == UInt8(ascii: "\r"), text[next.offset + 1] == UInt8(ascii: "\n") {
                next.offset += 1
            } else {
                return nil
            }
            guard next.offset < limit else { return nil }
            byte = text[next.offset]
        }
        let bytes = UInt64(
            littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: next.offset, as: UInt64.self))
        // The highest bit of each byte that is a blank or not ASCII; the lowest of these bits is exact.
        let ends = ((bytes &- 0x2121_2121_2121_2121) | bytes) & 0x8080_8080_8080_8080
        let count = ends.trailingZeroBitCount &>> 3
        guard count > 1, count < 8, text[next.offset + count] < 0x80, next.offset + count < limit else { return nil }
        return UsualWord(text: MoveWord(bytes: bytes, count: count), start: next, end: next.offset + count)
    }

    /// Looked up in a word, because the branches of a comparison for each byte are hard to predict.
    @inline(__always)
    private static func isBlankOrDot(_ byte: UInt8) -> Bool {
        byte < 64 && 0x4001_0000_0000 as UInt64 &>> UInt64(byte & 63) & 1 != 0
    }

    /// Consumes a word.
    @inline(__always)
    mutating func pass(_ word: UsualWord) {
        tokenStart = word.start
        cursor = word.start
        cursor.offset = word.end
    }
}
