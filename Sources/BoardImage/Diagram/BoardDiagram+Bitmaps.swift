import Chess

extension BoardDiagram {
    /// Returns the board drawn with hand-drawn bitmaps, for block characters in a terminal.
    ///
    /// Coordinates are not drawn: the terminal has letters. An annotation is not drawn in the smaller sizes, where it
    /// would hide the piece.
    ///
    /// - Complexity: O(pixels), about a millisecond for the large size.
    public func raster(_ size: BitmapSize) -> Raster {
        let colors = BitmapColors(theme, size)
        var board = BitmapBoard(size, light: colors.light, dark: colors.dark)
        let (moved, fills) = (lastMoveSquares, fills)
        for square in Square.all {
            let color: RGB
            if let fill = fills[square] {
                color = colors.fill(fill, square)
            } else if square == checkedKing {
                color = colors.check
            } else if selected.contains(square) {
                color = colors.selected
            } else if moved.contains(square) {
                color = colors.lastMove(on: square)
            } else {
                continue
            }
            board.fill(color, column: geometry.column(square), row: geometry.row(square))
        }
        for case .circle(let square, let color) in drawings {
            board.ring(theme.color(of: color), column: geometry.column(square), row: geometry.row(square))
        }
        let isCapture = { (square: Square) in !hidesPieces && position[square] != nil }
        for square in destinations where isCapture(square) {
            board.corners(theme.destinations, column: geometry.column(square), row: geometry.row(square))
        }
        if !hidesPieces { drawPieces(on: &board) }
        for square in destinations where !isCapture(square) {
            board.dot(theme.destinations, column: geometry.column(square), row: geometry.row(square))
        }
        drawArrows(on: &board)
        if size == .large { drawAnnotation(on: &board) }
        if let promotion { draw(promotion, on: &board, colors) }
        return board.raster
    }

    private func drawPieces(on board: inout BitmapBoard) {
        for square in Square.all {
            guard let piece = position[square] else { continue }
            board.draw(
                piece, set: pieces, colors: theme.pieces(of: piece.side), column: geometry.column(square),
                row: geometry.row(square))
        }
    }

    private func drawArrows(on board: inout BitmapBoard) {
        let (x, y) = (Double(board.size.width) / 100, Double(board.size.height) / 100)
        for case .arrow(let from, let to, let color) in drawings where from != to {
            let outline = geometry.arrow(from, to).mapped { Point($0.x * x, $0.y * y) }
            board.raster.paint(outline.polylines(), theme.color(of: color), alpha: 1)
        }
    }

    /// A coloured corner: green for `!`, red for `?`.
    private func drawAnnotation(on board: inout BitmapBoard) {
        guard let annotation, !annotation.drawn.isEmpty else { return }
        let color = Lettering.badgeColor(annotation.drawn, theme)
        let left = (geometry.column(annotation.square) + 1) * board.size.width - 3
        let top = geometry.row(annotation.square) * board.size.height
        for y in 0..<3 {
            for x in 0..<3 { board.raster[left + x, top + y] = color }
        }
    }

    private func draw(_ promotion: PromotionChoice, on board: inout BitmapBoard, _ colors: BitmapColors) {
        for (square, kind) in promotion.squares {
            let (column, row) = (geometry.column(square), geometry.row(square))
            board.fill(colors.selected, column: column, row: row)
            board.draw(
                Piece(promotion.side, kind), set: pieces, colors: theme.pieces(of: promotion.side), column: column,
                row: row)
        }
    }
}

/// The colours of squares behind bitmaps: those of the theme behind pieces with a contour, of a middle tone otherwise.
private struct BitmapColors {
    let light: RGB
    let dark: RGB
    let selected: RGB
    let check: RGB
    private let lastMoveOnLight: RGB
    private let lastMoveOnDark: RGB
    private let theme: BoardTheme
    private let middle: MidtoneSquares?

    init(_ theme: BoardTheme, _ size: BitmapSize) {
        let middle = size.hasContour ? nil : MidtoneSquares.named(theme.name)
        self.theme = theme
        self.middle = middle
        light = middle?.light ?? theme.light
        dark = middle?.dark ?? theme.dark
        selected = middle?.selected ?? theme.selected
        check = middle?.check ?? theme.check
        lastMoveOnLight = middle?.lastMoveOnLight ?? theme.lastMoveOnLight
        lastMoveOnDark = middle?.lastMoveOnDark ?? theme.lastMoveOnDark
    }

    func lastMove(on square: Square) -> RGB { square.isLight ? lastMoveOnLight : lastMoveOnDark }

    func fill(_ color: BoardMark.Color, _ square: Square) -> RGB {
        middle?.fill(color) ?? theme.fill(color, on: square)
    }
}
