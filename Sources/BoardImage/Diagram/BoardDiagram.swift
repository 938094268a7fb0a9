public import Chess

/// A position with everything that a chess program shows on a board, as pixels, SVG or PNG.
///
/// ```swift
/// var diagram = BoardDiagram(.initial)
/// diagram.drawings = [.arrow(from: .e2, to: .e4, .green), .fill(.f7, .red)]
/// let picture = diagram.raster(squareSize: 32)
/// print(picture.width, picture.height)  // 256 256
/// print(picture[0, 0] == diagram.theme.light)  // true
/// ```
public struct BoardDiagram: Hashable, Sendable {
    /// The position. A king in check stands on a marked square.
    public var position: Position
    /// The side at the bottom.
    public var orientation: Side = .white
    /// The colours.
    public var theme = BoardTheme.standard
    /// The drawings of the pieces.
    public var pieces: PieceSet = .classic
    /// The move that led to the position; its two squares are marked.
    public var lastMove: Move?
    /// The squares to mark as selected.
    public var selected: Bitboard = .empty
    /// The squares that the selected piece can reach: dots, and rings on occupied squares.
    public var destinations: [Square] = []
    /// Arrows and circles, painted in this order over the pieces, and filled squares below them; of several fills of a square the last is drawn.
    public var drawings: [BoardMark] = []
    /// A badge such as `!?`.
    public var annotation: BoardAnnotation?
    /// The choice of a promotion piece, painted over everything else.
    public var promotion: PromotionChoice?
    /// Whether letters and digits name the files and ranks, from 24 pixels a square.
    public var hasCoordinates = true
    /// Whether the board is drawn without pieces, for blindfold training. A check is not marked then.
    public var hidesPieces = false

    /// Creates the diagram of a position without marks.
    public init(_ position: Position) { self.position = position }

    /// The sizes of a square in pixels that can be drawn.
    public static let squareSizes = 16...256

    /// Returns the picture of the board.
    ///
    /// - Parameter squareSize: The width of a square in pixels, 16…256; other values are clamped.
    public func raster(squareSize: Int) -> Raster {
        let size = Self.clamped(squareSize)
        return RasterPainter.paint(BoardScene(self, squareSize: size), squareSize: size)
    }

    /// Returns the board as an SVG document without references to anything outside.
    ///
    /// - Parameter squareSize: The preferred width of a square in pixels, 16…256; other values are clamped.
    public func svg(squareSize: Int) -> String {
        let size = Self.clamped(squareSize)
        return SVGWriter.write(BoardScene(self, squareSize: size), squareSize: size)
    }

    /// Returns the picture of the board as a PNG file.
    ///
    /// - Parameter squareSize: The width of a square in pixels, 16…256; other values are clamped.
    public func png(squareSize: Int) -> [UInt8] { PNGEncoder.encode(raster(squareSize: squareSize)) }

    /// The square of the king in check that is marked; nil without check, and for blindfold training.
    public var checkedKing: Square? {
        position.isCheck && !hidesPieces ? position.king(of: position.sideToMove) : nil
    }

    /// The colours of the filled squares.
    var fills: [Square: BoardMark.Color] {
        var fills: [Square: BoardMark.Color] = [:]
        for case .fill(let square, let color) in drawings { fills[square] = color }
        return fills
    }

    private static func clamped(_ size: Int) -> Int { min(max(size, squareSizes.lowerBound), squareSizes.upperBound) }
}
