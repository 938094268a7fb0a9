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
    /// A square whose piece is asked about.
    public var selected: Square?
    /// The squares that the piece can reach.
    public var destinations: [Square] = []
    /// The square of a pawn that promotes, where large and medium boards show the choice of pieces.
    public var promotion: Square?
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

    /// The board in the first style of the look, then a line that names the shapes; only that line for `.none`.
    public var lines: [StyledText] { board(look.style) + legend }

    /// Eight ranks and the letters of the files; nothing for `.none`.
    func board(_ style: BoardStyle) -> [StyledText] {
        guard style != .none else { return [] }
        if let bitmaps = style.bitmaps { return pixelLines(bitmaps.size, linesPerSquare: bitmaps.lines) }
        let ranks = orientation == .white ? Array((0..<8).reversed()) : Array(0..<8)
        var lines = ranks.map { rank in
            var line = StyledText(look.hasCoordinates ? " \(rank + 1) " : " ", .dim)
            for square in files.compactMap({ Square(file: $0, rank: rank) }) { line.append(cell(square, style)) }
            return line
        }
        guard look.hasCoordinates else { return lines }
        let letters = files.compactMap { Square(file: $0, rank: 0)?.fileLetter }
        lines.append(StyledText("   " + letters.map { " \($0) " }.joined(), .dim))
        return lines
    }

    private var files: [Int] { orientation == .white ? Array(0..<8) : Array((0..<8).reversed()) }

    private func cell(_ square: Square, _ style: BoardStyle) -> StyledText {
        let piece = look.hidesPieces ? nil : position[square]
        guard style != .ascii else {
            return bracketed(piece.map { String($0.fenLetter) } ?? ".", square)
        }
        guard hasColor else {
            return bracketed(piece.map { glyph($0, filled: $0.side == .black) } ?? (square.isLight ? " " : "·"), square)
        }
        let role: Role = piece?.side == .white ? .whitePiece : .blackPiece
        return StyledText(" \(piece.map { glyph($0, filled: true) } ?? " ") ", role, on: background(square))
    }

    private func bracketed(_ mark: String, _ square: Square) -> StyledText {
        StyledText(isInLastMove(square) ? "[\(mark)]" : " \(mark) ")
    }

    private func background(_ square: Square) -> Background {
        if position.isCheck, !look.hidesPieces, square == position.king(of: position.sideToMove) { return .check }
        if let shape = shapes.last(where: { $0.marks(square) }) { return shape.color.background }
        if square == selected { return .blue }
        if destinations.contains(square) { return .green }
        if isInLastMove(square) { return .lastMove }
        return square.isLight ? .lightSquare : .darkSquare
    }

    /// In castling, the square where the king arrives, not the rook's corner.
    private func isInLastMove(_ square: Square) -> Bool {
        guard let lastMove else { return false }
        let arrival = lastMove.isCastling ? position.king(of: position.sideToMove.opponent) : lastMove.to
        return lastMove.from == square || arrival == square
    }

    /// The symbol of a piece. The pawn has a variation selector for text, or some terminals draw an emoji.
    private func glyph(_ piece: Piece, filled: Bool) -> String {
        switch piece.kind {
        case .pawn: filled ? "\u{265F}\u{FE0E}" : "\u{2659}"
        case .knight: filled ? "\u{265E}" : "\u{2658}"
        case .bishop: filled ? "\u{265D}" : "\u{2657}"
        case .rook: filled ? "\u{265C}" : "\u{2656}"
        case .queen: filled ? "\u{265B}" : "\u{2655}"
        case .king: filled ? "\u{265A}" : "\u{2654}"
        }
    }

    /// `c2→c3  (a3)`, each in its own colour.
    var legend: [StyledText] {
        guard !shapes.isEmpty else { return [] }
        let words = shapes.map { StyledText($0.words, $0.color.role) }
        return [StyledText("   ") + words.joined(by: "  ")]
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
