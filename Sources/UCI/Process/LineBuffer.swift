/// Splits an engine's bytes into lines and never stores more than the limit of one line.
///
/// A line ends with a line feed; a carriage return before it is removed. Bytes beyond the limit of a line are dropped;
/// invalid UTF-8 becomes U+FFFD. Empty lines are skipped.
///
/// Package access, so that the fuzz drivers can use it.
package struct LineBuffer {
    /// The default limit of a line in bytes.
    package static let limit = 64 * 1024

    private let limit: Int
    private var line: [UInt8] = []

    package init(limit: Int = LineBuffer.limit) {
        self.limit = limit
    }

    /// Returns the lines that `bytes` complete.
    package mutating func lines(adding bytes: UnsafeRawBufferPointer) -> [String] {
        var lines: [String] = []
        for piece in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            keep(piece)
            if let text = takeLine() { lines.append(text) }
        }
        let rest = bytes.lastIndex(of: UInt8(ascii: "\n")).map { bytes[($0 + 1)...] } ?? bytes[...]
        keep(rest)
        return lines
    }

    /// Returns the incomplete last line, at the end of the output.
    package mutating func takeLine() -> String? {
        defer { line.removeAll(keepingCapacity: true) }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    private mutating func keep(_ piece: Slice<UnsafeRawBufferPointer>) {
        line.append(contentsOf: piece.prefix(limit - line.count))
    }
}
