/// A byte of the buffer, with its line and column in the whole text.
struct TextCursor {
    /// The offset of the byte in the buffer.
    var offset = 0
    /// The line of the byte, starting with 1.
    var line = 1
    /// The offset of the first column of the line plus the number of UTF-8 continuation bytes before `offset`, so
    /// that a column is a single subtraction.
    var lineStart = 0

    /// The line and column of the byte.
    @inline(__always)
    var location: SourceLocation { SourceLocation(line: line, column: offset - lineStart + 1) }

    /// Counts a line end at `index`; the LF of a CR LF is not counted.
    @inline(__always)
    mutating func passLineEnd(_ text: Span<UInt8>, at index: Int) -> Bool {
        lineStart = index + 1
        if text[index] == UInt8(ascii: "\n"), index > 0, text[index - 1] == UInt8(ascii: "\r") { return false }
        line += 1
        return true
    }

    /// Excludes the UTF-8 continuation bytes of a token from the column.
    mutating func passWide(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
        for index in start..<end where text[index] >= 0x80 {
            if TextEncoding.isUTF8(text.extracting(start..<end)) {
                lineStart += (index..<end).count { text[$0] & 0xC0 == 0x80 }
            }
            return
        }
    }

    /// Adjusts the offsets after the buffer has lost its first `count` bytes.
    mutating func shift(by count: Int) {
        offset -= count
        lineStart -= count
    }
}
