/// New pixels for a rectangle of a picture that is on the screen.
public struct ImagePatch: Sendable, Hashable {
    /// The distance from the left edge of the picture in pixels, not negative.
    public let x: Int
    /// The distance from its upper edge in pixels, not negative.
    public let y: Int
    /// The rectangle as a PNG file.
    public let png: [UInt8]

    /// Creates a patch. Negative distances count as 0.
    public init(x: Int, y: Int, png: [UInt8]) {
        self.x = max(x, 0)
        self.y = max(y, 0)
        self.png = png
    }
}

/// The place of a picture on the screen, seen from the cursor.
public struct ImagePlace: Sendable, Hashable {
    /// The number of rows from the picture's first row down to the cursor's.
    public let rowsAbove: Int
    /// The column of the picture's left edge, from 0.
    public let column: Int
    /// The size of a cell when the picture was printed.
    public let cell: CellSize

    /// Creates a place.
    public init(rowsAbove: Int, column: Int, cell: CellSize) {
        self.rowsAbove = rowsAbove
        self.column = column
        self.cell = cell
    }
}
