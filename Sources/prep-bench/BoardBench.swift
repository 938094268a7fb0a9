import ArgumentParser
import BoardImage
import Chess

/// Measures drawing boards: pixels, PNG and SVG, with the sizes of the files.
struct BoardBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "board", abstract: "Draw boards as pixels, PNG and SVG.")

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
            ]
            for (work, body) in works {
                var figures = Figures()
                for _ in 0..<rounds { figures.add(1e3 * seconds(body)) }
                let count = work == "SVG" ? text.utf8.count : bytes.count
                table.add("\(name): \(work)", figures, places: 2, last: digits(Double(count) / 1e3, 1))
            }
        }
        table.print()
    }

    /// The start position, and a position with every layer.
    private static func diagrams() throws -> [(String, BoardDiagram)] {
        var full = BoardDiagram(.initial)
        for san in "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6".split(separator: " ") {
            guard let move = try full.position.move(san: san) else { continue }
            full.position.play(move)
            full.lastMove = move
        }
        full.selected = Square("d7")
        full.destinations = full.position.legalMoves().filter { $0.from == full.selected }.map(\.to)
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
