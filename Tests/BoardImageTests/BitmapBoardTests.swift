import BoardImage
import Chess
import Testing

@Suite struct BitmapBoardTests {
    private static let white = PieceColors(fill: RGB(0xFFFFFF), outline: RGB(0x000001))
    private static let black = PieceColors(fill: RGB(0x000000), outline: RGB(0xEEEEEE))
    private static let (light, dark, mark) = (RGB(0x909090), RGB(0x606060), RGB(0x00FF00))

    /// The colours of a square as letters.
    private func square(_ board: BitmapBoard, _ column: Int, _ row: Int) -> [String] {
        let letters = [
            Self.light: "l", Self.dark: "d", Self.mark: "m", Self.white.fill: "W", Self.white.outline: "w",
            Self.black.fill: "B", Self.black.outline: "b",
        ]
        return (0..<board.size.height).map { y in
            (0..<board.size.width).map { x in
                letters[board.raster[column * board.size.width + x, row * board.size.height + y]] ?? "?"
            }.joined()
        }
    }

    private func empty(_ size: BitmapSize) -> BitmapBoard { BitmapBoard(size, light: Self.light, dark: Self.dark) }

    @Test(arguments: BitmapSize.allCases)
    func `a board has eight squares in each direction, the upper left one light`(size: BitmapSize) {
        let board = empty(size)
        #expect(board.raster.width == 8 * size.width)
        #expect(board.raster.height == 8 * size.height)
        for (column, row, letter) in [(0, 0, "l"), (1, 0, "d"), (0, 7, "d"), (7, 7, "l")] {
            #expect(Set(square(board, column, row).joined()) == Set(letter))
        }
    }

    @Test func `a bishop has a dark line in White and a light one in Black`() {
        var board = empty(.small)
        board.draw(Piece(.white, .bishop), set: .classic, colors: Self.white, column: 0, row: 0)
        board.draw(Piece(.black, .bishop), set: .classic, colors: Self.black, column: 1, row: 0)
        #expect(square(board, 0, 0) == ["llWlll", "lWwWll", "lwWWll", "lWWWll", "WWWWWl", "llllll"])
        #expect(square(board, 1, 0) == ["ddBddd", "dBbBdd", "dbBBdd", "dBBBdd", "BBBBBd", "dddddd"])
    }

    @Test func `the contour of a large piece is dark for both sides`() {
        var board = empty(.large)
        board.draw(Piece(.white, .pawn), set: .classic, colors: Self.white, column: 0, row: 0)
        board.draw(Piece(.black, .pawn), set: .classic, colors: Self.black, column: 0, row: 2)
        #expect(square(board, 0, 0)[3] == "llwWWWwlll")
        #expect(square(board, 0, 2)[3] == "llBBBBBlll")
    }

    @Test func `marks keep the shape of a square in every size`() {
        var board = empty(.small)
        board.dot(Self.mark, column: 0, row: 0)
        board.corners(Self.mark, column: 2, row: 0)
        board.ring(Self.mark, column: 4, row: 0)
        #expect(square(board, 0, 0) == ["llllll", "llllll", "llmmll", "llmmll", "llllll", "llllll"])
        #expect(square(board, 2, 0) == ["mllllm", "llllll", "llllll", "llllll", "llllll", "mllllm"])
        #expect(square(board, 4, 0) == ["mmmmmm", "mllllm", "mllllm", "mllllm", "mllllm", "mmmmmm"])

        board = empty(.wide)
        board.dot(Self.mark, column: 0, row: 0)
        board.corners(Self.mark, column: 2, row: 0)
        board.ring(Self.mark, column: 4, row: 0)
        #expect(square(board, 0, 0)[2] == "llllmmmmllll")
        #expect(square(board, 2, 0)[0] == "mmllllllllmm")
        #expect(square(board, 4, 0)[1] == "mmllllllllmm")

        board = empty(.large)
        board.corners(Self.mark, column: 0, row: 0)
        #expect(square(board, 0, 0).prefix(3) == ["mmllllllmm", "mllllllllm", "llllllllll"])
    }

    @Test func `a place outside of the board is ignored`() {
        var board = empty(.small)
        board.fill(Self.mark, column: 8, row: 0)
        board.draw(Piece(.white, .king), set: .modern, colors: Self.white, column: 0, row: -1)
        #expect(board == empty(.small))
    }

    // MARK: Colours

    @Test(arguments: BoardTheme.all)
    func `in every theme the fills of both sides have a contrast of 3 to every square of a middle tone`(
        theme: BoardTheme
    ) throws {
        let squares = try #require(MidtoneSquares.named(theme.name))
        for fill in [theme.white.fill, theme.black.fill] {
            for color in squares.squareColors {
                #expect(color.contrast(to: fill) >= 3, "\(fill) on \(color)")
                #expect(color.quantized256.contrast(to: fill.quantized256) >= 3, "\(fill) on \(color), 256 colours")
            }
        }
    }

    @Test(arguments: BoardTheme.all)
    func `in every theme the fill or contour of large pieces has a contrast of 3 to every square`(theme: BoardTheme) {
        for color in theme.squareColors {
            for (fill, contour) in [(theme.white.fill, theme.white.outline), (theme.black.fill, theme.black.fill)] {
                #expect(max(color.contrast(to: fill), color.contrast(to: contour)) >= 3, "\(fill) on \(color)")
            }
        }
    }

    @Test(arguments: MidtoneSquares.all)
    func `light squares are lighter than dark ones, and the last move differs from both`(squares: MidtoneSquares) {
        #expect(squares.light.relativeLuminance > squares.dark.relativeLuminance * 1.5)
        #expect(squares.light.quantized256.relativeLuminance > squares.dark.quantized256.relativeLuminance * 1.2)
        for mark in [squares.lastMoveOnLight, squares.lastMoveOnDark, squares.selected, squares.check] {
            #expect(![squares.light, squares.dark].map(\.quantized256).contains(mark.quantized256), "\(mark)")
        }
        #expect(MidtoneSquares.named(squares.name) == squares)
    }
}
