public import Chess
public import PGN

/// An arrow or a circle, for the targets that do not import PGN.
public struct Drawing: Hashable, Sendable {
    /// The arrow or circle in PGN.
    public let shape: Shape

    public init(_ shape: Shape) {
        self.shape = shape
    }

    /// The arrows that Prep itself draws.
    public enum Arrow: Hashable, Sendable, CaseIterable {
        /// A threat.
        case redArrow
        /// A move to play.
        case greenArrow
    }

    /// An arrow; a circle where it would end on its own square.
    public init(_ arrow: Arrow, from: Square, to: Square) {
        let figure: Shape.Figure = from == to ? .circle(from) : .arrow(from: from, to: to)
        shape = Shape(arrow == .redArrow ? .red : .green, figure)
    }

    /// The text in PGN: `Rd8h4`, `Gd4`.
    public var text: String { shape.description }

    /// The circled square, or where the arrow begins.
    public var from: Square {
        switch shape.figure {
        case .circle(let square): square
        case .arrow(let from, _): from
        }
    }

    /// Where the arrow ends; nil for a circle.
    public var to: Square? {
        guard case .arrow(_, let to) = shape.figure else { return nil }
        return to
    }
}

extension [Comment] {
    /// The texts, without empty ones.
    var texts: [String] { map(\.text).filter { !$0.isEmpty } }

    /// The arrows and circles, in their order.
    var drawings: [Drawing] { flatMap(\.shapes).map(Drawing.init) }
}

extension Card {
    /// The comments on the opponent's moves that lead here, without commands; empty texts are left out.
    public var texts: [String] { comments.texts }
    /// The arrows and circles of these comments.
    public var drawings: [Drawing] { comments.drawings }
}
