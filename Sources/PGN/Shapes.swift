public import Chess

/// A circle or an arrow on the board, as in `[%csl Gd4]` and `[%cal Gc2c4]`.
public struct Shape: Hashable, Sendable, CustomStringConvertible {
    /// The four colours of the format.
    public enum Color: String, Hashable, Sendable, CaseIterable {
        /// `G`
        case green = "G"
        /// `R`
        case red = "R"
        /// `Y`
        case yellow = "Y"
        /// `B`
        case blue = "B"
    }

    /// A figure with its squares.
    public enum Figure: Hashable, Sendable {
        /// A circle around a square.
        case circle(Square)
        /// An arrow from one square to another.
        case arrow(from: Square, to: Square)
    }

    /// The colour.
    public let color: Color
    /// The figure with its squares.
    public let figure: Figure

    /// Creates a shape.
    public init(_ color: Color, _ figure: Figure) {
        self.color = color
        self.figure = figure
    }

    /// Reads `Gd4` (circle) or `Gc2c4` (arrow); nil for anything else. An arrow to its own square is read as a circle.
    public init?(_ text: some StringProtocol) {
        guard let letter = text.first, let color = Color(rawValue: String(letter).uppercased()) else { return nil }
        let squares = text.dropFirst()
        guard let from = Square(squares.prefix(2)) else { return nil }
        self.color = color
        if squares.count == 2 {
            figure = .circle(from)
        } else {
            guard let to = Square(squares.dropFirst(2)) else { return nil }
            figure = from == to ? .circle(from) : .arrow(from: from, to: to)
        }
    }

    /// The shape as written in files: `Gd4`, `Gc2c4`.
    public var description: String {
        switch figure {
        case .circle(let square): "\(color.rawValue)\(square)"
        case .arrow(let from, let to): "\(color.rawValue)\(from)\(to)"
        }
    }
}

extension Sequence<Shape> {
    /// The commands that draw the shapes, for a comment, circles first; empty without shapes.
    ///
    /// ```swift
    /// if let comment = Comment("[%cal Gc2c4] and [%csl Rd4,Bd5]") {
    ///     print(comment.shapes.commands)  // [%csl Rd4,Bd5][%cal Gc2c4]
    /// }
    /// ```
    public var commands: String {
        var (circles, arrows): ([String], [String]) = ([], [])
        for shape in self {
            switch shape.figure {
            case .circle: circles.append(shape.description)
            case .arrow: arrows.append(shape.description)
            }
        }
        return [("csl", circles), ("cal", arrows)].filter { !$0.1.isEmpty }
            .map { "[%\($0.0) \($0.1.joined(separator: ","))]" }.joined()
    }
}
