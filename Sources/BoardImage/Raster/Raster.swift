/// A picture as a rectangle of pixels.
public struct Raster: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The colours row by row, from the top left.
    public internal(set) var pixels: [RGB]

    /// Creates a picture of one colour. Negative sizes count as 0.
    public init(width: Int, height: Int, color: RGB) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        pixels = [RGB](repeating: color, count: self.width * self.height)
    }

    /// The colour of a pixel; x counts from the left, y from the top, both from 0. The pixel must be inside the picture.
    public subscript(x: Int, y: Int) -> RGB {
        get {
            precondition(x >= 0 && x < width, "x is outside of the picture")
            return pixels[y * width + x]
        }
        set {
            precondition(x >= 0 && x < width, "x is outside of the picture")
            pixels[y * width + x] = newValue
        }
    }
}
