public import Chess

/// A board composed of bitmaps. Columns count from the left, rows from the top, both 0…7; a place outside of the board
/// is ignored. Paint in this order: squares, rings and corners, pieces, dots.
///
/// ```swift
/// let theme = (light: RGB(0xB08A60), dark: RGB(0x87593F))
/// var board = BitmapBoard(.small, light: theme.light, dark: theme.dark)
/// let white = PieceColors(fill: RGB(0xFFFFFF), outline: RGB(0x000000))
/// board.draw(Piece(.white, .rook), set: .classic, colors: white, column: 0, row: 7)
/// print(board.raster.width, board.raster.height, board.raster[0, 42])  // 48 48 #ffffff
/// ```
public struct BitmapBoard: Hashable, Sendable {
    /// The size of a square.
    public let size: BitmapSize
    /// The pixels. Those of `BitmapSize.wide` are half as wide as high.
    public var raster: Raster

    /// Creates an empty board; the upper left square is light.
    public init(_ size: BitmapSize, light: RGB, dark: RGB) {
        self.size = size
        raster = Raster(width: 8 * size.width, height: 8 * size.height, color: light)
        for row in 0..<8 {
            for column in 0..<8 where !(row + column).isMultiple(of: 2) { fill(dark, column: column, row: row) }
        }
    }

    /// Paints a whole square.
    public mutating func fill(_ color: RGB, column: Int, row: Int) {
        paint(color, column, row) { _, _ in true }
    }

    /// Paints a frame along the edge of a square, as a circle around it.
    public mutating func ring(_ color: RGB, column: Int, row: Int) {
        let (width, height, across) = (size.width, size.height, size.pixelsAcross)
        paint(color, column, row) { x, y in
            x < across || x >= width - across || y == 0 || y == height - 1
        }
    }

    /// Paints the four corners of a square, the mark of a destination where a piece can be captured.
    public mutating func corners(_ color: RGB, column: Int, row: Int) {
        let (width, height, across) = (size.width, size.height, size.pixelsAcross)
        let arm = size == .large ? 2 : 1
        paint(color, column, row) { x, y in
            let column = min(x, width - 1 - x) / across
            return column + min(y, height - 1 - y) < arm
        }
    }

    /// Paints a dot in the middle of a square, the mark of an empty destination.
    public mutating func dot(_ color: RGB, column: Int, row: Int) {
        let (width, height, across) = (size.width, size.height, size.pixelsAcross)
        paint(color, column, row) { x, y in
            abs(2 * x + 1 - width) <= 2 * across - 1 && abs(2 * y + 1 - height) <= 1
        }
    }

    /// Draws a piece on a square.
    public mutating func draw(_ piece: Piece, set: PieceSet, colors: PieceColors, column: Int, row: Int) {
        let bitmap = PieceBitmap.of(piece.kind, set: set, size: size)
        let contour = piece.side == .white ? colors.outline : colors.fill
        paint(contour, column, row) { bitmap[$0, $1] == .outline }
        paint(colors.fill, column, row) { bitmap[$0, $1] == .fill }
        paint(colors.outline, column, row) { bitmap[$0, $1] == .detail }
    }

    /// Paints the pixels of a square that meet a condition on their coordinates within the square.
    private mutating func paint(_ color: RGB, _ column: Int, _ row: Int, where isPainted: (Int, Int) -> Bool) {
        guard (0..<8).contains(column), (0..<8).contains(row) else { return }
        for y in 0..<size.height {
            for x in 0..<size.width where isPainted(x, y) {
                raster[column * size.width + x, row * size.height + y] = color
            }
        }
    }
}

extension BitmapSize {
    /// The pixels that are together as wide as one is high.
    fileprivate var pixelsAcross: Int { self == .wide ? 2 : 1 }
}
