/// A way in which a terminal receives pictures.
public enum ImageProtocol: Sendable, Hashable {
    /// The Kitty graphics protocol with PNG files.
    case kitty
    /// Sixel graphics with a palette.
    case sixel
}

/// How a terminal shows pictures.
public struct ImageSupport: Sendable, Hashable {
    /// The way in which it receives them.
    public let format: ImageProtocol
    /// The size of its cells.
    public var cell: CellSize
    /// The most colours of a picture, 2…256.
    public let colors: Int
    /// The largest picture in pixels; nil if there is no limit.
    public let limit: Limit?

    /// A largest width and height in pixels.
    public struct Limit: Sendable, Hashable {
        public let width: Int
        public let height: Int

        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// Creates the support. Numbers of colours outside of 2…256 are clamped.
    public init(_ format: ImageProtocol, cell: CellSize, colors: Int = 256, limit: Limit? = nil) {
        self.format = format
        self.cell = cell
        self.colors = min(max(colors, 2), 256)
        self.limit = limit
    }
}
