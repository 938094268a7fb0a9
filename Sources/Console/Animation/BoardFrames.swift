import BoardImage
import Chess
import Terminal

/// The boards between two positions, in the style of a view.
struct BoardFrames {
    /// The board after the move, as it stays.
    private let view: BoardView
    private let before: Position
    /// The move that led to the position before.
    private let earlierMove: Move?
    private let transition: BoardTransition

    /// The steps of a piece on a board of pixels.
    private static let pixelSteps = 6

    /// - Parameters:
    ///   - view: The board after the move.
    ///   - before: The position before the move.
    ///   - earlierMove: The move that led to it.
    init(_ view: BoardView, from before: Position, earlierMove: Move?) {
        self.view = view
        self.before = before
        self.earlierMove = earlierMove
        transition = BoardTransition(from: before, to: view.position)
    }

    /// The number of boards before the last one: the position before the move, and the steps on the way.
    func count(_ style: BoardStyle) -> Int {
        guard style != .none, !view.look.hidesPieces, !transition.travels.isEmpty else { return 0 }
        if style.hasPixels { return Self.pixelSteps }
        return transition.travels.map { Self.way($0).count }.max() ?? 0
    }

    /// Draws one of the boards before the last one.
    func board(_ index: Int, _ style: BoardStyle) -> [StyledText] {
        guard index > 0 else { return earlier.board(style) }
        guard style.hasPixels else { return between(index).board(style) }
        let share = Double(index) / Double(Self.pixelSteps)
        return earlier.pixelLines(raster(share, view.look.blocks.drawing(style).size), style)
    }

    /// The board before the move.
    private var earlier: BoardView {
        var earlier = view
        earlier.position = before
        earlier.lastMove = view.look.marksLastMove ? earlierMove : nil
        earlier.shapes = []
        earlier.annotation = nil
        return earlier
    }

    // MARK: Characters

    /// The squares on the way of a piece: those of a straight line, else only the first one.
    private static func way(_ travel: BoardTransition.Travel) -> [Square] {
        let (files, ranks) = (travel.to.file - travel.from.file, travel.to.rank - travel.from.rank)
        let steps = max(abs(files), abs(ranks))
        guard files == 0 || ranks == 0 || abs(files) == abs(ranks) else { return [travel.from] }
        return (0..<steps).compactMap { step in
            Square(file: travel.from.file + files.signum() * step, rank: travel.from.rank + ranks.signum() * step)
        }
    }

    /// The board with each piece on a square of its way; captured ones stay until they are reached.
    private func between(_ index: Int) -> BoardView {
        var board = earlier
        board.lastMove = view.lastMove
        for travel in transition.travels { board.replaced[travel.from] = .some(nil) }
        for travel in transition.travels {
            let way = Self.way(travel)
            let square = index < way.count ? way[index] : travel.to
            board.replaced[square] = index < way.count ? travel.piece : travel.arriving
        }
        return board
    }

    // MARK: Pixels

    private func raster(_ share: Double, _ size: BitmapSize) -> Raster {
        var diagram = earlier.diagram
        diagram.lastMove = view.lastMove
        var raster = diagram.raster(size)
        diagram.hidesPieces = true
        let empty = diagram.raster(size)
        for travel in transition.travels {
            raster.copy(square(travel.from, size), of: empty) { _, _ in true }
        }
        // A captured piece fades: in the second half every other pixel shows the square.
        if share >= 0.5 {
            for square in transition.vanishing {
                raster.copy(self.square(square, size), of: empty) { x, y in (x + y).isMultiple(of: 2) }
            }
        }
        for travel in transition.travels {
            let (start, end) = (square(travel.from, size), square(travel.to, size))
            raster.draw(
                PieceBitmap.of(travel.piece.kind, set: view.look.pieces, size: size), side: travel.piece.side,
                colors: view.look.theme.pieces(of: travel.piece.side),
                x: start.x + Int((share * Double(end.x - start.x)).rounded()),
                y: start.y + Int((share * Double(end.y - start.y)).rounded()))
        }
        return raster
    }

    private func square(_ square: Square, _ size: BitmapSize) -> PixelRectangle {
        let column = view.orientation == .white ? square.file : 7 - square.file
        let row = view.orientation == .white ? 7 - square.rank : square.rank
        return PixelRectangle(
            x: column * size.width, y: row * size.height, width: size.width, height: size.height)
    }
}
