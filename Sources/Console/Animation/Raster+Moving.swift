import BoardImage
import Chess

/// A part of a picture, in pixels from the upper left corner.
struct PixelRectangle: Hashable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
}

extension Raster {
    /// Copies the pixels of a part from another picture of the same size, where they meet a condition on their place in
    /// the part.
    mutating func copy(_ part: PixelRectangle, of other: Raster, where isCopied: (Int, Int) -> Bool) {
        for y in 0..<part.height {
            for x in 0..<part.width where isCopied(x, y) {
                self[part.x + x, part.y + y] = other[part.x + x, part.y + y]
            }
        }
    }

    /// Draws a piece anywhere on the board, with the colours that `BitmapBoard.draw` uses on a square.
    mutating func draw(_ bitmap: PieceBitmap, side: Side, colors: PieceColors, x left: Int, y top: Int) {
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                switch bitmap[x, y] {
                case .clear: break
                case .fill: self[left + x, top + y] = colors.fill
                case .outline: self[left + x, top + y] = side == .white ? colors.outline : colors.fill
                case .detail: self[left + x, top + y] = colors.outline
                }
            }
        }
    }
}
