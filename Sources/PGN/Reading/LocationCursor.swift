/// Turns byte offsets into lines and columns. Asked in ascending order, all questions together cost one pass.
struct LocationCursor {
    private var offset: Int
    private var line = 1
    private var column = 1

    /// - Parameter offset: Where line 1, column 1 is: after a byte order mark.
    init(at offset: Int) {
        self.offset = offset
    }

    /// The place of a byte; an offset before the last one asked answers with that one's place.
    mutating func location(of target: Int, in bytes: [UInt8]) -> SourceLocation {
        while offset < target {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\r") || (byte == UInt8(ascii: "\n") && !isAfterReturn(bytes)) {
                line += 1
                column = 1
            } else if byte != UInt8(ascii: "\n"), byte & 0xC0 != 0x80 {
                column += 1
            }
            offset += 1
        }
        return SourceLocation(line: line, column: column)
    }

    private func isAfterReturn(_ bytes: [UInt8]) -> Bool {
        offset > 0 && bytes[offset - 1] == UInt8(ascii: "\r")
    }
}
