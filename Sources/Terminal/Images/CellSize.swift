/// The size of a character cell in pixels.
public struct CellSize: Sendable, Hashable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// Creates a size; nil for one that no terminal has.
    public init?(width: Int, height: Int) {
        guard (2...256).contains(width), (4...512).contains(height) else { return nil }
        self.width = width
        self.height = height
    }

    /// Creates the size of the cells of a window; nil when the window's size in pixels is unknown.
    init?(windowWidth: Int, windowHeight: Int, columns: Int, rows: Int) {
        guard columns > 0, rows > 0 else { return nil }
        self.init(width: windowWidth / columns, height: windowHeight / rows)
    }
}
