/// Cuts an engine's bytes into lines, and never holds more than one line's limit of them.
///
/// A line ends with a line feed, a carriage return before it not counted. What a line has beyond the limit is dropped;
/// bytes that are not UTF-8 become U+FFFD. Empty lines are not handed out.
///
/// Of the package, so that fuzz drivers reach it.
package struct LineBuffer {
    /// Bytes.
    package static let limit = 64 * 1024

    private let limit: Int
    private var line: [UInt8] = []

    package init(limit: Int = LineBuffer.limit) {
        self.limit = limit
    }

    /// The lines that `bytes` complete.
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

    /// What stands behind the last line feed, at the end of the output.
    package mutating func takeLine() -> String? {
        defer { line.removeAll(keepingCapacity: true) }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    private mutating func keep(_ piece: Slice<UnsafeRawBufferPointer>) {
        line.append(contentsOf: piece.prefix(limit - line.count))
    }
}
