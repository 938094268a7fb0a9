import Terminal

/// A board of a definite size.
enum BoardForm: Hashable {
    /// A style of characters, each of which has one size.
    case characters(BoardStyle)
    case image(ImageFrame)

    /// Whether the board is drawn with pixels, arrows and circles included.
    var isDrawn: Bool {
        switch self {
        case .image: true
        case .characters(let style): style.hasPixels
        }
    }
}

/// The cells of a board that is a picture.
struct ImageFrame: Hashable {
    let support: ImageSupport
    /// The width of a square in pixels.
    let squareSize: Int
    /// The columns and rows of the whole board.
    let columns: Int
    let rows: Int

    /// The sizes of a square that are drawn.
    private static let squareSizes = 16...256

    /// Creates the largest board in some cells; nil if they are too few.
    init?(columns: Int, rows: Int, _ support: ImageSupport) {
        let cell = support.cell
        // A sixel band is never cut, so a picture whose last band is not full needs a little more.
        let unit = support.format == .sixel ? 6 : 1
        let height = min(rows * cell.height / unit * unit, support.limit?.height ?? .max)
        let width = min(columns * cell.width, support.limit?.width ?? .max)
        let size = min(width / 8, height / 8, Self.squareSizes.upperBound)
        guard size >= Self.squareSizes.lowerBound else { return nil }
        self.support = support
        squareSize = size
        self.columns = (size * 8 + cell.width - 1) / cell.width
        let drawn = (size * 8 + unit - 1) / unit * unit
        self.rows = (drawn + cell.height - 1) / cell.height
    }

    /// The boards of all heights that leave columns for text beside them, the largest first, then those that do not.
    static func all(columns: Int, rows: Int, _ support: ImageSupport) -> [ImageFrame] {
        let beside = columns - BoardPlacement.minimumTextColumns - BoardPlacement.gap
        var frames: [ImageFrame] = []
        for width in [beside, columns] where width > 0 {
            for height in stride(from: rows, to: 0, by: -1) {
                guard let frame = ImageFrame(columns: width, rows: height, support) else { break }
                if frames.last != frame { frames.append(frame) }
            }
        }
        return frames
    }
}

extension BoardLook {
    /// The boards to try in a window, in the order in which they are preferred; never empty.
    ///
    /// - Parameter rows: The rows for the board and its text; nil if the output is not a terminal.
    func forms(columns: Int, rows: Int?) -> [BoardForm] {
        let forms = styles.flatMap { style -> [BoardForm] in
            guard style == .image else { return [.characters(style)] }
            guard let images = screen.images, let rows else { return [] }
            return ImageFrame.all(columns: columns, rows: rows, images).map(BoardForm.image)
        }
        return forms.isEmpty ? [.characters(.none)] : forms
    }
}
