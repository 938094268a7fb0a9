import BoardImage
import Chess
import PGN
import Store
import Terminal

extension BlockCharacters {
    /// The drawings of a style and the lines of text of a square.
    func drawing(_ style: BoardStyle) -> (size: BitmapSize, lines: Int) {
        guard style != .large else { return (.large, 5) }
        return (self == .half ? .small : .wide, 3)
    }
}

extension BoardView {
    /// The board drawn with bitmaps: half blocks for the large size, quadrants or half blocks for the medium one.
    func pixelLines(_ style: BoardStyle) -> [StyledText] {
        var diagram = diagram
        // The sign is written as text.
        diagram.annotation = nil
        return pixelLines(diagram.raster(look.blocks.drawing(style).size), style)
    }

    /// A board of bitmaps as text.
    func pixelLines(_ raster: Raster, _ style: BoardStyle) -> [StyledText] {
        let (size, height) = look.blocks.drawing(style)
        let grid = PixelGrid(width: raster.width, height: raster.height, pixels: raster.pixels.map(\.hex))
        var rows = size == .wide ? Quadrants.rows(grid) : HalfBlocks.rows(grid)
        let width = rows.first.map { $0.count / 8 } ?? 0
        if let annotation = self.diagram.annotation { write(annotation, on: &rows, width: width, height: height) }
        guard look.hasCoordinates else { return rows.map { StyledText($0) } }
        let lines = rows.enumerated().map { index, row in
            let (fromTop, line) = index.quotientAndRemainder(dividingBy: height)
            let rank = orientation == .white ? 8 - fromTop : fromTop + 1
            return StyledText(line == height / 2 ? "\(rank) " : "  ", .dim) + StyledText(row)
        }
        let letters = (orientation == .white ? Array(0..<8) : Array((0..<8).reversed()))
            .compactMap { Square(file: $0, rank: 0)?.fileLetter }
        let names = letters.map { String($0).centered(in: width) }.joined()
        return lines + [StyledText("  " + names, .dim)]
    }

    /// Writes a sign into the upper right corner of its square, white on the colour of its badge.
    private func write(_ annotation: BoardAnnotation, on rows: inout [[PixelCell]], width: Int, height: Int) {
        let (file, rank) = (annotation.square.file, annotation.square.rank)
        let column = orientation == .white ? file : 7 - file
        let row = height * (orientation == .white ? 7 - rank : rank)
        let sign = Array(annotation.text.prefix(2))
        let color = RGBColor(annotation.color(in: look.theme).hex)
        let left = (column + 1) * width - sign.count
        for (index, character) in sign.enumerated() where rows.indices.contains(row) {
            rows[row][left + index] = PixelCell(character, foreground: RGBColor(0xFFFFFF), background: color)
        }
    }
}

extension BoardAnnotation {
    /// The sign of a move at the square it reaches; nil without one.
    init?(_ sign: String?, on move: Move?) {
        guard let sign, !sign.isEmpty, let move else { return nil }
        self.init(sign, on: move.destination)
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
