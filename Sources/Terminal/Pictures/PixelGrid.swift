/// A picture to be shown with block characters.
public struct PixelGrid: Sendable, Hashable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The colours as 0xRRGGBB, row by row from the top left.
    public let pixels: [UInt32]

    /// Creates a picture. Negative sizes count as 0, missing pixels are black, further pixels are ignored.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        let count = self.width * self.height
        self.pixels = pixels.prefix(count) + [UInt32](repeating: 0, count: max(0, count - pixels.count))
    }

    /// The colour of a pixel. Beyond the right and lower edge the nearest pixel is repeated, so that a cell that is
    /// partly outside has the colours of its other part. The picture must not be empty.
    func color(_ x: Int, _ y: Int) -> RGBColor {
        RGBColor(pixels[min(y, height - 1) * width + min(x, width - 1)])
    }

    /// Returns rows of cells of the given size in pixels, those at the right and lower edge completed.
    func cells(width cellWidth: Int, height cellHeight: Int, _ cell: (Int, Int) -> PixelCell) -> [[PixelCell]] {
        stride(from: 0, to: height, by: cellHeight).map { y in
            stride(from: 0, to: width, by: cellWidth).map { x in cell(x, y) }
        }
    }
}
