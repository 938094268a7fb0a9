public import Chess
public import PGN

/// An arrow or a circle of the author's, as layers see it that know no files.
public struct Drawing: Hashable, Sendable {
    /// As in the file.
    public let shape: Shape

    public init(_ shape: Shape) {
        self.shape = shape
    }

    /// The arrows that Prep itself draws.
    public enum Arrow: Hashable, Sendable, CaseIterable {
        /// What is to be feared.
        case redArrow
        /// What is to be played.
        case greenArrow
    }

    /// An arrow; a circle where it would end on its own square.
    public init(_ arrow: Arrow, from: Square, to: Square) {
        let figure: Shape.Figure = from == to ? .circle(from) : .arrow(from: from, to: to)
        shape = Shape(arrow == .redArrow ? .red : .green, figure)
    }

    /// As the files write it: `Rd8h4`, `Gd4`.
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
    /// What is to be read, without empty texts.
    var texts: [String] { map(\.text).filter { !$0.isEmpty } }

    /// What is drawn.
    var drawings: [Drawing] { flatMap(\.shapes).map(Drawing.init) }
}

extension Card {
    /// What is said about the opponent's moves that lead here, to be read: commands removed, no empty texts.
    public var texts: [String] { comments.texts }
    /// What is drawn there.
    public var drawings: [Drawing] { comments.drawings }
}
