import BoardImage
import Chess
import PGN
import Terminal

extension BoardStyle {
    /// The bitmaps of the style, and the lines of text that a square takes; nil for styles of characters.
    var bitmaps: (size: BitmapSize, lines: Int)? {
        switch self {
        case .large: (.large, 5)
        case .medium: (.wide, 3)
        case .glyphs, .ascii, .none: nil
        }
    }
}

extension BoardView {
    /// The board drawn with bitmaps: half blocks for the large size, quadrants for the medium one.
    func pixelLines(_ size: BitmapSize, linesPerSquare: Int) -> [StyledText] {
        let raster = diagram.raster(size)
        let grid = PixelGrid(width: raster.width, height: raster.height, pixels: raster.pixels.map(\.hex))
        let rows = size == .wide ? Quadrants.rows(grid) : HalfBlocks.rows(grid)
        guard look.hasCoordinates else { return rows.map { StyledText($0) } }
        let lines = rows.enumerated().map { index, row in
            let (fromTop, line) = index.quotientAndRemainder(dividingBy: linesPerSquare)
            let rank = orientation == .white ? 8 - fromTop : fromTop + 1
            return StyledText(line == linesPerSquare / 2 ? "\(rank) " : "  ", .dim) + StyledText(row)
        }
        let width = rows.first.map { $0.count / 8 } ?? 0
        let letters = (orientation == .white ? Array(0..<8) : Array((0..<8).reversed()))
            .compactMap { Square(file: $0, rank: 0)?.fileLetter }
        let names = letters.map { String($0).centered(in: width) }.joined()
        return lines + [StyledText("  " + names, .dim)]
    }

    /// The position with everything the look shows, without coordinates.
    var diagram: BoardDiagram {
        var diagram = BoardDiagram(position)
        diagram.orientation = orientation
        diagram.theme = look.theme
        diagram.pieces = look.pieces
        diagram.lastMove = lastMove
        diagram.drawings = shapes.map(\.mark)
        diagram.hidesPieces = look.hidesPieces
        diagram.selected = selected
        diagram.destinations = destinations
        diagram.promotion = promotion.map { PromotionChoice(on: $0, side: position.sideToMove) }
        diagram.hasCoordinates = false
        return diagram
    }
}

extension Move {
    /// The square that the piece reaches: for castling the king's, not the rook's corner.
    var destination: Square {
        guard isCastling else { return to }
        return Square(file: to.file > from.file ? 6 : 2, rank: from.rank) ?? to
    }
}

extension Shape {
    /// The shape for a picture.
    var mark: BoardMark {
        switch figure {
        case .circle(let square): .circle(square, color.markColor)
        case .arrow(let tail, let head): .arrow(from: tail, to: head, color.markColor)
        }
    }
}

extension String {
    /// The text in the middle of a number of columns, for text of one column a character.
    fileprivate func centered(in width: Int) -> String {
        let before = max(0, (width - count) / 2)
        let after = max(0, width - count - before)
        return String(repeating: " ", count: before) + self + String(repeating: " ", count: after)
    }
}
