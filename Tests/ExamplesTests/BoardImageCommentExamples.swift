import BoardImage
import Chess
import Testing

/// The examples in the comments of `BoardImage`.
@Suite struct BoardImageCommentExamples {
    @Test func `colours are compared and mixed`() async throws {
        try await example {
            let white = RGB(0xFFFFFF)
            let brown = RGB(0xA4744F)
            print(brown.red, brown.green, brown.blue, brown)  // 164 116 79 #a4744f
            print(white.contrast(to: RGB(0x000000)), white.contrast(to: brown) > 3)  // 21.0 true
            print(white.blend(over: RGB(0x000000), alpha: 0.5))  // #808080
        }
    }

    @Test func `themes have names`() async throws {
        try await example {
            print(BoardTheme.all.map(\.name))  // ["wood", "blue", "green", "newspaper", "high-contrast", "mono"]
            print(BoardTheme.named("green")?.dark ?? RGB(0))  // #6f9a5a
        }
    }

    @Test func `a picture of two pixels is written`() async throws {
        try await example {
            var picture = Raster(width: 2, height: 1, color: RGB(0xFFFFFF))
            picture[1, 0] = RGB(0x23873A)
            let bytes = PNGEncoder.encode(picture)
            print(bytes.count, bytes[1...3].map { Character(Unicode.Scalar($0)) })  // 86 ["P", "N", "G"]
        }
    }

    @Test func `a diagram is drawn as pixels`() async throws {
        try await example {
            var diagram = BoardDiagram(.initial)
            diagram.drawings = [.arrow(from: .e2, to: .e4, .green), .fill(.f7, .red)]
            let picture = diagram.raster(squareSize: 32)
            print(picture.width, picture.height)  // 256 256
            print(picture[0, 0] == diagram.theme.light)  // true
        }
    }
}
