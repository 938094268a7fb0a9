public import BoardImage
public import Chess
public import PGN
public import Terminal

/// A position drawn as text, one line for each rank.
public struct BoardView: Sendable {
    public var position: Position
    public var look: BoardLook
    /// The side at the bottom.
    public var orientation: Side
    public var lastMove: Move?
    public var shapes: [Shape]
    /// A sign such as `?!` at the square of a move.
    public var annotation: BoardAnnotation?
    /// A square whose piece is asked about.
    public var selected: Square?
    /// The squares that the piece can reach.
    public var destinations: [Square] = []
    /// The square of a pawn that promotes, where large and medium boards show the choice of pieces.
    public var promotion: Square?
    /// Pieces that boards of characters show instead of the position's, while a piece moves; nil for an empty square.
    var replaced: [Square: Piece?] = [:]
    /// Without colours, dots distinguish the squares and brackets mark the last move.
    public var hasColor: Bool

    public init(
        _ position: Position, look: BoardLook, orientation: Side, lastMove: Move? = nil, shapes: [Shape] = [],
        hasColor: Bool
    ) {
        self.position = position
        self.look = look
        self.orientation = orientation
        self.lastMove = look.marksLastMove ? lastMove : nil
        self.shapes = look.hasShapes ? shapes : []
        self.hasColor = hasColor
    }

    /// The board in the first style of the look that has one size, then a line that names the shapes; only that line for
    /// `.none`.
    public var lines: [StyledText] {
        let style = look.styles.first { $0 != .image } ?? .none
        return board(style) + legend(.characters(style))
    }

    /// The lines of a board of a definite size; nothing for `.none`.
    func board(_ form: BoardForm) -> [StyledText] {
        switch form {
        case .characters(let style): board(style)
        case .image(let frame): imageLines(frame)
        }
    }

    /// Eight ranks and the letters of the files; nothing for `.none`, and for `.image`, which has no size of its own.
    func board(_ style: BoardStyle) -> [StyledText] {
        switch style {
        case .none, .image: []
        case .ascii: BoardCells(self, hasSymbols: false).lines
        case .glyphs: BoardCells(self, hasSymbols: true).lines
        case .large, .medium: pixelLines(style)
        }
    }

    /// The position with everything the look shows, without coordinates.
    var diagram: BoardDiagram {
        var diagram = BoardDiagram(position)
        diagram.orientation = orientation
        diagram.theme = look.theme
        diagram.pieces = look.pieces
        diagram.lastMove = lastMove
        diagram.drawings = shapes.compactMap { BoardMark("\($0)") }
        diagram.annotation = look.hasAnnotations ? annotation : nil
        diagram.hidesPieces = look.hidesPieces
        if let selected { diagram.selected.insert(selected) }
        diagram.destinations = look.marksDestinations ? destinations : []
        diagram.promotion = promotion.map { PromotionChoice(on: $0, side: position.sideToMove) }
        diagram.hasCoordinates = false
        return diagram
    }

    /// `e5 ??  c2→c3  (a3)`: what a board of characters does not show, then the shapes, each in its own colour. Nothing
    /// where the board itself shows them as arrows and circles.
    func legend(_ form: BoardForm, _ columns: Int = .max) -> [StyledText] {
        guard !form.isDrawn else { return [] }
        var words = shapes.map { StyledText($0.words, $0.color.role) }
        if let annotation = diagram.annotation, !hasColor || form != .characters(.glyphs) {
            words.insert(StyledText("\(annotation.square) \(annotation.text)"), at: 0)
        }
        let margin = StyledText("   ")
        return words.flowed(to: columns - margin.width).map { margin + $0 }
    }
}

extension Shape {
    /// Whether the shape marks the square itself: a circle, or the head of an arrow.
    func marks(_ square: Square) -> Bool {
        switch figure {
        case .circle(let circled): circled == square
        case .arrow(_, let head): head == square
        }
    }

    /// `c2→c3` or `(a3)`, with the colour's name where it is not the usual green.
    var words: String {
        let name = color == .green ? "" : " \(color.background)"
        switch figure {
        case .circle(let square): return "(\(square))\(name)"
        case .arrow(let tail, let head): return "\(tail)→\(head)\(name)"
        }
    }
}

extension [Shape] {
    /// The shapes in words, each in its own colour: `c2→c3  (a3) red`.
    var words: StyledText { map { StyledText($0.words, $0.color.role) }.joined(by: "  ") }
}

extension Shape.Color {
    var background: Background {
        switch self {
        case .green: .green
        case .red: .red
        case .yellow: .yellow
        case .blue: .blue
        }
    }

    var role: Role {
        switch self {
        case .green: .green
        case .red: .red
        case .yellow: .yellow
        case .blue: .blue
        }
    }
}
