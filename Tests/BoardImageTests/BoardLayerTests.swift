import BoardImage
import Chess
import Testing

/// The layers of a board, by the colours of single pixels.
@Suite struct BoardLayerTests {
    private static let size = 24

    private func square(_ name: String) throws -> Square { try #require(Square(name)) }

    /// The colour of a pixel in a square; x and y from its upper left corner, with White at the bottom.
    private func color(_ raster: Raster, _ name: String, _ x: Int, _ y: Int) throws -> RGB {
        let square = try square(name)
        return raster[square.file * Self.size + x, (7 - square.rank) * Self.size + y]
    }

    private func draw(_ diagram: BoardDiagram) -> Raster { diagram.raster(squareSize: Self.size) }

    private func empty() throws -> BoardDiagram { BoardDiagram(try Position(fen: "7k/8/8/8/8/8/8/K7 w - - 0 1")) }

    @Test(arguments: BoardTheme.all)
    func `squares alternate and pieces have the colours of the theme`(theme: BoardTheme) throws {
        var diagram = BoardDiagram(.initial)
        diagram.theme = theme
        diagram.hasCoordinates = false
        let raster = draw(diagram)
        #expect(raster.width == 192 && raster.height == 192)
        for square in Square.all {
            #expect(try color(raster, square.description, 1, 1) == theme.color(of: square), "\(square)")
        }
        for file in "abcdefgh" {
            for (rank, colors) in [(2, theme.white), (7, theme.black)] {
                #expect(try color(raster, "\(file)\(rank)", 12, 8) == colors.fill, "\(file)\(rank)")
            }
            #expect(try color(raster, "\(file)4", 12, 12) == theme.color(of: square("\(file)4")))
        }
    }

    @Test func `the side at the bottom can be changed`() throws {
        var diagram = BoardDiagram(try Position(fen: "7k/8/8/8/8/8/4P3/K7 w - - 0 1"))
        diagram.hasCoordinates = false
        let white = draw(diagram)
        diagram.orientation = .black
        let black = draw(diagram)
        let fill = diagram.theme.white.fill
        #expect(white[4 * 24 + 12, 6 * 24 + 8] == fill)
        #expect(black[3 * 24 + 12, 1 * 24 + 8] == fill)
        #expect(black[0, 0] == diagram.theme.light)
    }

    @Test func `the last move is marked, castling by the squares of the king`() throws {
        var diagram = BoardDiagram(try Position(fen: "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"))
        let castling = try diagram.position.move(san: "O-O")
        diagram.position = diagram.position.playing(castling)
        diagram.lastMove = castling
        let raster = draw(diagram)
        #expect(try color(raster, "e1", 1, 1) == diagram.theme.lastMoveOnDark)
        #expect(try color(raster, "g1", 1, 1) == diagram.theme.lastMoveOnDark)
        #expect(try color(raster, "h1", 1, 1) == diagram.theme.light)
        diagram.lastMove = Move(from: try square("a2"), to: try square("b2"))
        #expect(try color(draw(diagram), "a2", 1, 1) == diagram.theme.lastMoveOnLight)
        #expect(try color(draw(diagram), "b2", 1, 1) == diagram.theme.lastMoveOnDark)
    }

    @Test func `several squares are selected, and filled squares hide other colours of a square`() throws {
        var diagram = try empty()
        let theme = diagram.theme
        diagram.selected = [.a1, .c3, .d4]
        diagram.lastMove = Move(from: .e5, to: .e6)
        diagram.drawings = [.fill(.d4, .red), .fill(.e6, .green), .fill(.d4, .blue), .arrow(from: .a3, to: .a5, .red)]
        let raster = draw(diagram)
        for name in ["a1", "c3"] { #expect(try color(raster, name, 1, 12) == theme.selected) }
        #expect(try color(raster, "d4", 1, 12) == theme.fill(.blue, on: .d4))
        #expect(try color(raster, "e6", 1, 12) == theme.fill(.green, on: .e6))
        #expect(try color(raster, "e5", 1, 12) == theme.lastMove(on: .e5))
        let svg = diagram.svg(squareSize: 45)
        #expect(svg.contains("\(theme.fill(.blue, on: .d4))") && !svg.contains("\(theme.fill(.red, on: .d4))"))
        var plain = diagram
        plain.drawings = []
        for size in BitmapSize.allCases {
            let (x, y) = (3 * size.width, 4 * size.height)
            #expect(diagram.raster(size)[x, y] != plain.raster(size)[x, y], "\(size)")
        }
    }

    @Test func `a selected square and its destinations are marked`() throws {
        var diagram = BoardDiagram(try Position(fen: "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"))
        diagram.selected = [.e4]
        diagram.destinations = [try square("e5"), try square("d5")]
        let raster = draw(diagram)
        #expect(try color(raster, "e4", 1, 1) == diagram.theme.selected)
        #expect(try color(raster, "e5", 12, 12) == diagram.theme.destinations)
        #expect(try color(raster, "e5", 12, 2) == diagram.theme.color(of: square("e5")))
        // A ring around the pawn, which stays visible.
        #expect(try color(raster, "d5", 12, 1) == diagram.theme.destinations)
        #expect(try color(raster, "d5", 12, 8) == diagram.theme.black.fill)
        #expect(try color(raster, "d5", 0, 0) == diagram.theme.color(of: square("d5")))
    }

    @Test func `a check is marked on the square of the king`() throws {
        var diagram = BoardDiagram(try Position(fen: "4k3/8/8/8/8/8/8/K3R3 b - - 0 1"))
        #expect(diagram.checkedKing == (try square("e8")))
        #expect(try color(draw(diagram), "e8", 1, 1) == diagram.theme.check)
        diagram.hidesPieces = true
        #expect(diagram.checkedKing == nil)
        #expect(try color(draw(diagram), "e8", 1, 1) == diagram.theme.light)
        #expect(BoardDiagram(.initial).checkedKing == nil)
    }

    @Test func `a blindfold board has no pieces`() {
        var diagram = BoardDiagram(.initial)
        diagram.hasCoordinates = false
        diagram.hidesPieces = true
        #expect(Set(draw(diagram).pixels) == [diagram.theme.light, diagram.theme.dark])
    }

    @Test func `coordinates are inside the squares at the edge, from 24 pixels`() throws {
        var diagram = BoardDiagram(.initial)
        diagram.hidesPieces = true
        #expect(Set(diagram.raster(squareSize: 23).pixels).count == 2)
        for orientation in Side.allCases {
            diagram.orientation = orientation
            let raster = draw(diagram)
            let marked = (0..<64).filter { index in
                let (column, row) = (index % 8, index / 8)
                let colors = (0..<Self.size * Self.size).map {
                    raster[column * Self.size + $0 % Self.size, row * Self.size + $0 / Self.size]
                }
                return Set(colors).count > 1
            }
            #expect(marked == (0..<64).filter { $0 % 8 == 7 || $0 / 8 == 7 })
        }
    }

    @Test(arguments: ["!", "?", "!!", "??", "!?", "?!", "\u{00B1}", "N", "\u{221E}"])
    func `an annotation is a badge at the upper right corner`(text: String) throws {
        var diagram = try empty()
        let plain = draw(diagram)
        diagram.annotation = BoardAnnotation(text, on: try square("d4"))
        let raster = draw(diagram)
        let changed = raster.pixels.indices.filter { raster.pixels[$0] != plain.pixels[$0] }
        #expect(changed.count > 60)
        for index in changed {
            let (x, y) = (index % raster.width - 3 * Self.size, index / raster.width - 4 * Self.size)
            #expect((11..<24).contains(x) && (0..<13).contains(y), "\(x) \(y)")
        }
        #expect(Set(changed.map { raster.pixels[$0] }).contains { $0.contrast(to: RGB(0xFFFFFF)) < 2 })
        diagram.annotation = BoardAnnotation("\u{4E16}", on: try square("d4"))
        #expect(draw(diagram) == plain)
    }

    @Test(arguments: [("e8", Side.white, "e5"), ("b1", Side.black, "b4")])
    func `a promotion offers four pieces from its square inward`(name: String, side: Side, last: String) throws {
        var diagram = try empty()
        let choice = PromotionChoice(on: try square(name), side: side)
        diagram.promotion = choice
        #expect(choice.squares.map(\.kind) == [.queen, .rook, .bishop, .knight])
        #expect(choice.squares.last?.square.description == last)
        let raster = draw(diagram)
        for (square, _) in choice.squares {
            #expect(try color(raster, square.description, 0, 0) == diagram.theme.selected)
            #expect(try color(raster, square.description, 12, 17) != diagram.theme.light)
        }
    }

    @Test func `the highest layer covers the others`() throws {
        var diagram = BoardDiagram(.initial)
        diagram.drawings = [
            .circle(try square("e8"), .red), .arrow(from: try square("a5"), to: try square("h5"), .blue),
        ]
        diagram.promotion = PromotionChoice(on: try square("e8"), side: .white)
        let raster = draw(diagram)
        #expect(try color(raster, "e8", 0, 0) == diagram.theme.selected)
        #expect(try color(raster, "e5", 1, 1) == diagram.theme.selected)
        #expect(try color(raster, "d5", 12, 12) != diagram.theme.light)
    }

    @Test(arguments: [(1, 16), (16, 16), (96, 96), (9999, 256)]) func `sizes are clamped`(size: Int, used: Int) {
        var diagram = BoardDiagram(.initial)
        diagram.hidesPieces = true
        diagram.hasCoordinates = false
        #expect(diagram.raster(squareSize: size).width == used * 8)
        #expect(diagram.svg(squareSize: size).contains("width=\"\(used * 8)\""))
    }
}
