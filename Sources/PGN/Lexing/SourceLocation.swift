/// A place in a text file, as editors show it.
public struct SourceLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The line, from 1. LF, CR LF and a lone CR each end a line.
    public let line: Int
    /// The column, from 1, counted in Unicode scalars of the line; a tab is one, a byte order mark none.
    public let column: Int

    /// A line and a column, both from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The first character of a file.
    public static let start = SourceLocation(line: 1, column: 1)

    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    /// `14:23`, as in `white.pgn:14:23: error: …`.
    public var description: String { "\(line):\(column)" }
}
