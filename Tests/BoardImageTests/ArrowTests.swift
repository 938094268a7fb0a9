import BoardImage
import Chess
import Testing

/// Arrows and circles.
@Suite struct ArrowTests {
    private static let size = 24
    private static let plain: Raster = {
        var diagram = BoardDiagram(.initial)
        diagram.hidesPieces = true
        return diagram.raster(squareSize: size)
    }()

    /// Whether a mark paints a place; x and y in squares from the upper left corner of the board.
    private func paints(_ mark: BoardMark) -> (Double, Double) -> Bool {
        var diagram = BoardDiagram(.initial)
        diagram.hidesPieces = true
        diagram.drawings = [mark]
        let raster = diagram.raster(squareSize: Self.size)
        return { x, y in
            let index = Int(y * Double(Self.size)) * raster.width + Int(x * Double(Self.size))
            return raster.pixels[index] != Self.plain.pixels[index]
        }
    }

    @Test(arguments: [(0, 3), (3, 3), (3, 0), (3, -3), (0, -3), (-3, -3), (-3, 0), (-3, 3)])
    func `an arrow leads from square to square in each of eight directions`(files: Int, ranks: Int) throws {
        let from = try #require(Square(file: 4, rank: 3))
        let to = try #require(Square(file: 4 + files, rank: 3 + ranks))
        let paints = paints(.arrow(from: from, to: to, .green))
        let (start, end) = ((4.5, 4.5), (4.5 + Double(files), 4.5 - Double(ranks)))
        func at(_ share: Double, beside: Double = 0) -> Bool {
            let length = Double(files * files + ranks * ranks).squareRoot()
            let normal = (Double(ranks) / length * beside, Double(files) / length * beside)
            return paints(
                start.0 + (end.0 - start.0) * share + normal.0, start.1 + (end.1 - start.1) * share + normal.1)
        }
        // A shaft of a sixth of a square, then a wider head.
        for share in [0.2, 0.4, 0.6, 0.8, 0.95] { #expect(at(share), "\(share)") }
        for side in [-1.0, 1] {
            #expect(at(0.5, beside: side * 0.05))
            #expect(!at(0.5, beside: side * 0.15))
            let head = 1 - 0.36 / Double(files * files + ranks * ranks).squareRoot()
            #expect(at(head, beside: side * 0.15))
            #expect(!at(head, beside: side * 0.3))
        }
        #expect(!paints(4.5, 4.5))
        #expect(!at(1.1))
        #expect(!at(-0.1))
    }

    @Test(arguments: [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)])
    func `a knight's arrow goes along the longer way first`(files: Int, ranks: Int) throws {
        let from = try #require(Square(file: 4, rank: 3))
        let to = try #require(Square(file: 4 + files, rank: 3 + ranks))
        let paints = paints(.arrow(from: from, to: to, .red))
        let isWide = abs(files) > abs(ranks)
        let corner = isWide ? (4.5 + Double(files), 4.5) : (4.5, 4.5 - Double(ranks))
        let end = (4.5 + Double(files), 4.5 - Double(ranks))
        #expect(paints(corner.0, corner.1))
        #expect(paints((4.5 + corner.0) / 2, (4.5 + corner.1) / 2))
        #expect(paints((corner.0 + end.0) / 2, (corner.1 + end.1) / 2))
        #expect(!paints((4.5 + end.0) / 2, (4.5 + end.1) / 2))
    }

    @Test func `a circle is a ring inside its square`() throws {
        let paints = paints(.circle(try #require(Square("d5")), .yellow))
        for (x, y) in [(3.06, 3.5), (3.94, 3.5), (3.5, 3.06), (3.5, 3.94)] { #expect(paints(x, y), "\(x) \(y)") }
        for (x, y) in [(3.5, 3.5), (3.0, 3.0), (2.9, 3.5), (4.1, 3.5)] { #expect(!paints(x, y), "\(x) \(y)") }
    }

    @Test func `an arrow to its own square is a circle`() throws {
        let square = try #require(Square("d5"))
        var diagram = BoardDiagram(.initial)
        diagram.drawings = [.arrow(from: square, to: square, .blue)]
        let arrow = diagram.raster(squareSize: 16)
        diagram.drawings = [.circle(square, .blue)]
        #expect(diagram.raster(squareSize: 16) == arrow)
    }

    @Test func `the shapes of PGN files are marks`() {
        #expect(BoardMark("Gd4") == .circle(.d4, .green))
        #expect(BoardMark("rc2c4") == .arrow(from: .c2, to: .c4, .red))
        #expect(BoardMark("Ye4e4") == .circle(.e4, .yellow))
        #expect(BoardMark("Ba1h8") == .arrow(from: .a1, to: .h8, .blue))
        for text in ["", "G", "Gd", "Gd9", "Xd4", "d4", "Gd4d", "Gd4d9", "Gd4d5d6"] {
            #expect(BoardMark(text) == nil, "\(text)")
        }
    }

    @Test func `the four colours look different`() throws {
        let square = try #require(Square("e4"))
        let pictures = BoardMark.Color.allCases.map { color in
            var diagram = BoardDiagram(.initial)
            diagram.drawings = [.circle(square, color)]
            #expect(diagram.drawings[0].color == color)
            return diagram.raster(squareSize: 16)
        }
        #expect(Set(pictures).count == 4)
    }
}
