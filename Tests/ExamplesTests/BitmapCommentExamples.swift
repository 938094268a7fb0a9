import BoardImage
import Chess
import Testing

/// The examples in the comments of the bitmaps of `BoardImage`.
@Suite struct BitmapCommentExamples {
    @Test func `a size has a width and a height`() async throws {
        try await example {
            print(BitmapSize.wide.width, BitmapSize.wide.height)  // 12 6
        }
    }

    @Test func `a bitmap is read pixel by pixel`() async throws {
        try await example {
            let rook = PieceBitmap.of(.rook, set: .classic, size: .small)
            print(rook.width, rook.height, rook[0, 0], rook[1, 0], rook[1, 2])  // 6 6 fill clear detail
        }
    }

    @Test func `a board is composed of bitmaps`() async throws {
        try await example {
            let theme = (light: RGB(0xB08A60), dark: RGB(0x87593F))
            var board = BitmapBoard(.small, light: theme.light, dark: theme.dark)
            let white = PieceColors(fill: RGB(0xFFFFFF), outline: RGB(0x000000))
            board.draw(Piece(.white, .rook), set: .classic, colors: white, column: 0, row: 7)
            print(board.raster.width, board.raster.height, board.raster[0, 42])  // 48 48 #ffffff
        }
    }

    @Test func `squares of a middle tone have the names of themes`() async throws {
        try await example {
            print(MidtoneSquares.named("wood")?.light ?? RGB(0))  // #b08a60
        }
    }
}
