public import PGN

/// The bytes of a file, to find the places of texts in it.
public struct SourceText: Sendable {
    private let bytes: [UInt8]
    /// The offsets at which the lines begin.
    private let lineStarts: [Int]

    /// O(bytes).
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for (index, byte) in bytes.enumerated() {
            let isLineFeed = byte == UInt8(ascii: "\n")
            let isReturn =
                byte == UInt8(ascii: "\r") && (index + 1 >= bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
            if isLineFeed || isReturn { starts.append(index + 1) }
        }
        lineStarts = starts
    }

    /// Returns the first place of a text after a place; nil when there is none. In a line with characters of several
    /// bytes the column counts characters, as the reader of PGN does.
    public func location(of text: String, after place: SourceLocation) -> SourceLocation? {
        let wanted = Array(text.utf8)
        guard lineStarts.indices.contains(place.line - 1), let first = wanted.first else { return nil }
        var index = lineStarts[place.line - 1] + place.column - 1
        while index + wanted.count <= bytes.count {
            if bytes[index] == first, bytes[index...].starts(with: wanted) { return location(index) }
            index += 1
        }
        return nil
    }

    private func location(_ offset: Int) -> SourceLocation {
        // The last line that begins at or before the offset.
        var (low, high) = (0, lineStarts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        let before = bytes[lineStarts[low]..<offset]
        return SourceLocation(line: low + 1, column: before.count { $0 & 0xC0 != 0x80 } + 1)
    }
}
