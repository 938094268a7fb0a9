import BoardImage
import Chess
import PGN
import Terminal

/// A board of characters, three columns and one line a square: symbols of pieces, or letters.
struct BoardCells {
    private let view: BoardView
    private let diagram: BoardDiagram
    private let hasSymbols: Bool
    private let lastMove: [Square]
    private let colors: GlyphColors

    init(_ view: BoardView, hasSymbols: Bool) {
        self.view = view
        self.hasSymbols = hasSymbols
        diagram = view.diagram
        lastMove = diagram.lastMoveSquares
        colors = GlyphColors(view.look.theme)
    }

    /// Eight ranks and the letters of the files.
    var lines: [StyledText] {
        let ranks = view.orientation == .white ? Array((0..<8).reversed()) : Array(0..<8)
        let files = view.orientation == .white ? Array(0..<8) : Array((0..<8).reversed())
        var lines = ranks.map { rank in
            var line = StyledText(view.look.hasCoordinates ? " \(rank + 1) " : " ", .dim)
            for square in files.compactMap({ Square(file: $0, rank: rank) }) { line.append(cell(square)) }
            return line
        }
        guard view.look.hasCoordinates else { return lines }
        let letters = files.compactMap { Square(file: $0, rank: 0)?.fileLetter }
        lines.append(StyledText("   " + letters.map { " \($0) " }.joined(), .dim))
        return lines
    }

    private func cell(_ square: Square) -> StyledText {
        let piece = diagram.hidesPieces ? nil : view.replaced[square] ?? diagram.position[square]
        let ground = background(square)
        if hasSymbols, view.hasColor {
            let symbol =
                piece.map { self.symbol($0, isFilled: view.look.screen.hasExactColors || $0.side == .black) } ?? " "
            return StyledText(signed(symbol, square), colors.style(piece?.side ?? .black, on: ground, square))
        }
        let mark =
            hasSymbols
            ? piece.map { symbol($0, isFilled: $0.side == .black) } ?? (square.isLight ? " " : "·")
            : piece.map { String($0.fenLetter) } ?? "."
        let text = bracketed(mark, square, isEmpty: piece == nil)
        guard view.hasColor, ground != .lightSquare, ground != .darkSquare else { return StyledText(text) }
        return StyledText(text, colors.style(.black, on: ground, square))
    }

    /// The symbol, followed by the sign of the move that arrived there.
    private func signed(_ symbol: String, _ square: Square) -> String {
        guard let annotation = diagram.annotation, annotation.square == square else { return " \(symbol) " }
        let sign = String(annotation.text.prefix(2))
        return sign.count == 2 ? symbol + sign : " " + symbol + (sign.isEmpty ? " " : sign)
    }

    /// The mark between brackets that say what the colours of a square say elsewhere.
    private func bracketed(_ mark: String, _ square: Square, isEmpty: Bool) -> String {
        if square == diagram.checkedKing { return "+\(mark)+" }
        if diagram.selected.contains(square) { return "<\(mark)>" }
        if diagram.destinations.contains(square) { return isEmpty ? " * " : "*\(mark)*" }
        return lastMove.contains(square) ? "[\(mark)]" : " \(mark) "
    }

    private func background(_ square: Square) -> Background {
        if square == diagram.checkedKing { return .check }
        if let shape = view.shapes.last(where: { $0.marks(square) }) { return shape.color.background }
        if diagram.selected.contains(square) { return .selected }
        if diagram.destinations.contains(square) { return .destination }
        if lastMove.contains(square) { return .lastMove }
        return square.isLight ? .lightSquare : .darkSquare
    }

    /// The symbol of a piece. The pawn has a variation selector for text, or some terminals draw an emoji.
    private func symbol(_ piece: Piece, isFilled: Bool) -> String {
        switch piece.kind {
        case .pawn: isFilled ? "\u{265F}\u{FE0E}" : "\u{2659}"
        case .knight: isFilled ? "\u{265E}" : "\u{2658}"
        case .bishop: isFilled ? "\u{265D}" : "\u{2657}"
        case .rook: isFilled ? "\u{265C}" : "\u{2656}"
        case .queen: isFilled ? "\u{265B}" : "\u{2655}"
        case .king: isFilled ? "\u{265A}" : "\u{2654}"
        }
    }
}
