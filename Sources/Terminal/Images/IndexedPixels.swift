/// A picture whose pixels are indices into a palette.
public struct IndexedPixels: Sendable, Hashable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// At most 256 colours as 0xRRGGBB.
    public let palette: [UInt32]
    /// The index of each pixel's colour, row by row from the top left.
    public let indices: [UInt8]

    /// Creates a picture; nil unless there are `width` × `height` indices, all of them of colours in the palette.
    public init?(width: Int, height: Int, palette: [UInt32], indices: [UInt8]) {
        guard width > 0, height > 0, indices.count == width * height, palette.count <= 256,
            indices.allSatisfy({ Int($0) < palette.count })
        else { return nil }
        self.width = width
        self.height = height
        self.palette = palette
        self.indices = indices
    }
}
