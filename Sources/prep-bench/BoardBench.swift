import ArgumentParser
import BoardImage
import Chess
import Terminal

/// Measures drawing boards: pixels, PNG, SVG and what a terminal receives, with the sizes.
struct BoardBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "board", abstract: "Draw boards as pixels, PNG, SVG, and for terminals.")

    @Option(help: "The number of rounds.") var rounds = 51
    @Option(help: "The width of a square in pixels.") var size = 64

    func validate() throws {
        guard rounds >= 1 else { throw ValidationError("--rounds takes a whole number from 1") }
        guard BoardDiagram.squareSizes.contains(size) else {
            let range = BoardDiagram.squareSizes
            throw ValidationError("--size takes a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
    }

    func run() throws {
        var table = Table("ms, \(size) pixels a square", "min", "median", "max", "kB")
        for (name, diagram) in try Self.diagrams() {
            var bytes: [UInt8] = []
            var text = ""
            var raster = diagram.raster(squareSize: size)
            let works: [(String, () -> Void)] = [
                ("pixels", { raster = diagram.raster(squareSize: size) }),
                ("palette", { bytes = IndexedRaster(raster).pixels }),
                ("PNG, with the pixels", { bytes = diagram.png(squareSize: size) }),
                ("SVG", { text = diagram.svg(squareSize: size) }),
                ("large, with the escape codes", { text = Self.large(diagram) }),
                ("Kitty, with the pixels", { text = Self.kitty(diagram.raster(squareSize: size)) }),
                ("sixel, with the pixels", { text = Self.sixel(diagram.raster(squareSize: size)) }),
            ]
            for (work, body) in works {
                var figures = Figures()
                for _ in 0..<rounds { figures.add(1e3 * seconds(body)) }
                let isText = !["pixels", "palette", "PNG, with the pixels"].contains(work)
                let count = isText ? text.utf8.count : bytes.count
                table.add("\(name): \(work)", figures, places: 2, last: digits(Double(count) / 1e3, 1))
            }
        }
        try addMoves(to: &table)
        table.print()
    }

    /// A move within a picture that a Kitty terminal shows: only what changed is sent.
    private func addMoves(to table: inout Table) throws {
        guard let cell = CellSize(width: 8, height: 16) else { return }
        let place = ImagePlace(rowsAbove: 40, column: 0, cell: cell)
        for san in ["e4", "Nf3", "a4"] {
            var diagram = BoardDiagram(.initial)
            let move = try diagram.position.move(san: san)
            let before = diagram.raster(squareSize: size)
            diagram.position.play(move)
            diagram.lastMove = move
            var figures = Figures()
            var text = ""
            for _ in 0..<rounds {
                figures.add(
                    1e3
                        * seconds {
                            let patches = diagram.raster(squareSize: size).changes(from: before).map {
                                ImagePatch(x: $0.x, y: $0.y, png: PNGEncoder.encode(IndexedRaster($0.raster)))
                            }
                            text = KittyGraphics.show(patches, on: place, firstNumber: 1)
                        })
            }
            table.add("1.\(san) in a Kitty picture", figures, places: 2, last: digits(Double(text.utf8.count) / 1e3, 1))
        }
    }

    /// A board of half blocks, as text for a terminal.
    private static func large(_ diagram: BoardDiagram) -> String {
        let raster = diagram.raster(.large)
        let renderer = Renderer(color: .trueColor)
        return HalfBlocks.rows(
            PixelGrid(width: raster.width, height: raster.height, pixels: raster.pixels.map(\.hex))
        ).map { renderer.render(StyledText($0)) }.joined(separator: "\n")
    }

    private static func kitty(_ raster: Raster) -> String {
        KittyGraphics.show(PNGEncoder.encode(IndexedRaster(raster)))
    }

    private static func sixel(_ raster: Raster) -> String {
        let indexed = IndexedRaster(raster)
        return IndexedPixels(
            width: indexed.width, height: indexed.height, palette: indexed.palette.map(\.hex), indices: indexed.pixels
        ).map(SixelEncoder.encode) ?? ""
    }

    /// The start position, and a position with every layer.
    private static func diagrams() throws -> [(String, BoardDiagram)] {
        var full = BoardDiagram(.initial)
        for san in "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6".split(separator: " ") {
            let move = try full.position.move(san: san)
            full.position.play(move)
            full.lastMove = move
        }
        full.selected = [.d7]
        full.destinations = full.position.legalMoves(from: .d7).map(\.to)
        let arrows: [(String, String, BoardMark.Color)] = [
            ("a1", "h8", .blue), ("g8", "f6", .green), ("d7", "c6", .red), ("b7", "c6", .yellow),
        ]
        for (from, to, color) in arrows {
            guard let from = Square(from), let to = Square(to) else { continue }
            full.drawings += [.arrow(from: from, to: to, color), .circle(to, color)]
        }
        if let square = full.lastMove?.to { full.annotation = BoardAnnotation("!?", on: square) }
        return [("start", BoardDiagram(.initial)), ("every layer", full)]
    }
}
