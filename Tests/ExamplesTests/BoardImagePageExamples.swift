import BoardImage
import Chess
import Testing

/// The examples on the getting-started page of `BoardImage`.
@Suite struct BoardImagePageExamples {
    @Test func `a board is written as PNG`() async throws {
        try await example {
            let diagram = BoardDiagram(.initial)
            let bytes = diagram.png(squareSize: 32)
            print(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count < 150_000)  // true true
        }
    }

    @Test func `the last move and a check are marked`() async throws {
        try await example {
            var position = Position.initial
            var diagram = BoardDiagram(position)
            for text in ["e4", "e5", "Qh5", "Ke7", "Qxe5"] {
                let move = try position.move(san: text)
                position = position.playing(move)
                diagram.position = position
                diagram.lastMove = move
            }
            print(diagram.checkedKing?.description ?? "none")  // e7
        }
    }

    @Test func `arrows and circles are drawn`() async throws {
        try await example {
            var diagram = BoardDiagram(.initial)
            diagram.drawings = [.arrow(from: .g1, to: .f3, .green), .circle(.e5, .red)]
            diagram.drawings += ["Yb1c3", "Bd5"].compactMap { BoardMark($0) }
            diagram.drawings += Bitboard.rank(3).map { .fill($0, .yellow) }
            diagram.annotation = BoardAnnotation("!?", on: .f3)
            print(diagram.drawings.prefix(4).map(\.color.rawValue))  // ["green", "red", "yellow", "blue"]
        }
    }

    @Test func `the squares that a piece can reach are marked`() async throws {
        try await example {
            let position = Position.initial
            var diagram = BoardDiagram(position)
            diagram.selected = [.b1]
            diagram.destinations = position.legalMoves(from: .b1).map(\.to).sorted()
            print(diagram.destinations)  // [a3, c3]
            diagram.selected = position.attackers(of: .f3, by: .white)
            print(diagram.selected)  // g1 e2 g2
        }
    }

    @Test func `side, theme and pieces are chosen`() async throws {
        try await example {
            var diagram = BoardDiagram(.initial)
            diagram.orientation = .black
            diagram.theme = BoardTheme.named("blue") ?? .standard
            diagram.pieces = .modern
            diagram.hasCoordinates = false
            let picture = diagram.raster(squareSize: 24)
            print(picture.width, picture[0, 0] == diagram.theme.light)  // 192 true
        }
    }

    @Test func `a board is written as SVG`() async throws {
        try await example {
            let svg = BoardDiagram(.initial).svg(squareSize: 45)
            for line in svg.split(separator: "\n").prefix(2) { print(line) }
            // <?xml version="1.0" encoding="UTF-8"?>
            // <svg xmlns="http://www.w3.org/2000/svg" width="360" height="360" viewBox="0 0 800 800">
        }
    }

    @Test func `a picture is reduced to a palette`() async throws {
        try await example {
            let picture = BoardDiagram(.initial).raster(squareSize: 16)
            let indexed = IndexedRaster(picture, maxColors: 16)
            print(indexed.palette.count, indexed.pixels.count)  // 16 16384
        }
    }
}
