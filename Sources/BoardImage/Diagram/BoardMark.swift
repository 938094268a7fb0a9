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

    /// Reads a shape as PGN files write it: `Gd4` for a circle, `Gc2c4` for an arrow, with one of the letters G, R, Y and B.
    /// Nil for anything else. An arrow to its own square is read as a circle.
    public init?(_ text: some StringProtocol) {
        guard let letter = text.first?.lowercased(),
            let color = Color.allCases.first(where: { $0.rawValue.hasPrefix(letter) }),
            let from = Square(text.dropFirst().prefix(2))
        else { return nil }
        guard text.count > 3 else {
            self = .circle(from, color)
            return
        }
        guard let to = Square(text.dropFirst(3)) else { return nil }
        self = from == to ? .circle(from, color) : .arrow(from: from, to: to, color)
    }

    /// The colour.
    public var color: Color {
        switch self {
        case .arrow(_, _, let color), .circle(_, let color), .fill(_, let color): color
        }
    }
}
