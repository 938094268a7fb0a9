/// The size of a terminal's window.
public struct WindowSize: Sendable, Hashable {
    public let columns: Int
    public let rows: Int
    /// The width in pixels; 0 when unknown.
    public let width: Int
    /// The height in pixels; 0 when unknown.
    public let height: Int

    public init(columns: Int, rows: Int, width: Int = 0, height: Int = 0) {
        self.columns = columns
        self.rows = rows
        self.width = width
        self.height = height
    }

    /// The size of a cell; nil when the size in pixels is unknown.
    public var cell: CellSize? {
        CellSize(windowWidth: width, windowHeight: height, columns: columns, rows: rows)
    }
}
