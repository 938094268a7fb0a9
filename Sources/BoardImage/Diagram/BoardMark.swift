public import Chess

/// An arrow, a circle or a filled square on a board.
public enum BoardMark: Hashable, Sendable {
    /// The colours of marks.
    public enum Color: String, Hashable, Sendable, CaseIterable {
        /// The four colours of the shapes in PGN files.
        case green, red, yellow, blue
    }

    /// An arrow; a knight's has a right angle.
    case arrow(from: Square, to: Square, Color)
    /// A circle around a square.
    case circle(Square, Color)
    /// A square filled with a colour that leaves its piece visible; instead of any other colour of the square.
    case fill(Square, Color)

    /// The colour.
    public var color: Color {
        switch self {
        case .arrow(_, _, let color), .circle(_, let color), .fill(_, let color): color
        }
    }
}
