public import Chess

/// An arrow or a circle on a board.
public enum BoardMark: Hashable, Sendable {
    /// The colours of arrows and circles.
    public enum Color: String, Hashable, Sendable, CaseIterable {
        /// The four colours of the shapes in PGN files.
        case green, red, yellow, blue
    }

    /// An arrow; a knight's has a right angle.
    case arrow(from: Square, to: Square, Color)
    /// A circle around a square.
    case circle(Square, Color)

    /// The colour.
    public var color: Color {
        switch self {
        case .arrow(_, _, let color), .circle(_, let color): color
        }
    }
}
