/// A location in a text file: line and column, as editors show them.
public struct SourceLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The line, starting with 1. LF, CR LF and a lone CR each end a line.
    public let line: Int
    /// The column, starting with 1, in Unicode scalars; a tab counts as one, a byte order mark is not counted.
    public let column: Int

    /// Creates a location from a line and a column, both starting with 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The first character of a file.
    public static let start = SourceLocation(line: 1, column: 1)

    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    /// The location as `14:23`, as in `white.pgn:14:23: error: …`.
    public var description: String { "\(line):\(column)" }
}
