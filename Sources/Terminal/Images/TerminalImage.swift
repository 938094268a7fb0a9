/// A picture that takes whole cells of the screen. It is drawn when it is printed, so that an arrangement of text can try
/// several sizes.
public final class TerminalImage: Sendable {
    /// What is sent to the terminal.
    public enum Content: Sendable {
        /// A PNG file, for the Kitty protocol.
        case png([UInt8])
        /// Pixels, for sixel.
        case pixels(IndexedPixels)
    }

    /// The width in columns.
    public let columns: Int
    /// The height in rows.
    public let rows: Int
    private let draw: @Sendable () -> Content?

    /// Creates a picture of at least one cell.
    ///
    /// - Parameter draw: Returns the picture, which must not be larger than its cells; nil shows none.
    public init(columns: Int, rows: Int, draw: @escaping @Sendable () -> Content?) {
        self.columns = max(columns, 1)
        self.rows = max(rows, 1)
        self.draw = draw
    }

    /// The lines of text that take the picture's cells. They are blanks unless the renderer can show pictures.
    ///
    /// The lines must be printed one after the other, all with the picture at the same column, and not be wrapped.
    public var lines: [StyledText] {
        (0..<rows).map { row in
            StyledText(String(repeating: " ", count: columns), Style(image: ImageRow(image: self, row: row)))
        }
    }

    /// The sequences that show the picture at the cursor, whose place does not change, and the number of rows below it
    /// that the screen must have: some terminals scroll when a sixel picture reaches the last row.
    fileprivate var sequences: (text: String, rowsBelow: Int) {
        switch draw() {
        case .png(let file): (KittyGraphics.show(file), rows - 1)
        case .pixels(let pixels): ("\u{1B}7" + SixelEncoder.encode(pixels) + "\u{1B}8", rows)
        case nil: ("", rows - 1)
        }
    }
}

/// A row of cells of a picture.
struct ImageRow: Sendable, Hashable {
    let image: TerminalImage
    let row: Int

    static func == (a: ImageRow, b: ImageRow) -> Bool { a.image === b.image && a.row == b.row }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(image))
        hasher.combine(row)
    }

    /// Returns the text that shows the picture in its first row and moves the cursor to the right of it in every row.
    ///
    /// The rows below are reserved first, because a window that scrolls would move the cursor away from the picture.
    ///
    /// - Parameter column: The column of the picture's left edge, from 0.
    func rendered(at column: Int) -> String {
        guard row == 0 else { return CursorMove.right(image.columns) }
        let (text, below) = image.sequences
        let reserved = String(repeating: "\n", count: below) + CursorMove.up(below)
        return reserved + "\r" + CursorMove.right(column) + text + CursorMove.right(image.columns)
    }
}
