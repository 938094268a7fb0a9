extension Raster {
    /// Returns a part of the picture, cut off at its edges. Nothing is left of a part outside of the picture.
    ///
    /// - Parameters:
    ///   - columns: The columns from the left, from 0.
    ///   - rows: The rows from the top, from 0.
    public func part(columns: Range<Int>, rows: Range<Int>) -> Raster {
        let columns = columns.clamped(to: 0..<width)
        let rows = rows.clamped(to: 0..<height)
        var part = Raster(width: columns.count, height: rows.count, color: RGB(0))
        part.pixels = rows.flatMap { pixels[$0 * width + columns.lowerBound..<$0 * width + columns.upperBound] }
        return part
    }

    /// Returns the rectangles of this picture that differ from another one of the same size, such as the squares of a
    /// move. They do not overlap, and outside of them the pictures are equal. The whole picture if the sizes differ.
    /// O(pixels).
    public func changes(from other: Raster) -> [RasterPatch] {
        guard other.width == width, other.height == height else { return [RasterPatch(x: 0, y: 0, raster: self)] }
        return ChangedTiles(other, self).rectangles.map { rectangle in
            let part = part(columns: rectangle.columns, rows: rectangle.rows)
            return RasterPatch(x: rectangle.columns.lowerBound, y: rectangle.rows.lowerBound, raster: part)
        }
    }
}

/// A rectangle of a picture.
public struct RasterPatch: Hashable, Sendable {
    /// The column of its left edge, from 0.
    public let x: Int
    /// The row of its upper edge, from 0.
    public let y: Int
    /// Its pixels.
    public let raster: Raster

    /// Creates a rectangle.
    public init(x: Int, y: Int, raster: Raster) {
        self.x = x
        self.y = y
        self.raster = raster
    }
}
