import BoardImage
import Chess
import Foundation
import TestSupport
import Testing

/// PNG files and palettes.
@Suite struct PNGTests {
    private func rainbow(_ count: Int) -> Raster {
        var raster = Raster(width: 40, height: (count + 39) / 40, color: RGB(0))
        for index in 0..<count { raster[index % 40, index / 40] = RGB(UInt32(index) * 0x01_0307) }
        return raster
    }

    @Test func `a board is written with a palette and read back the same`() throws {
        let diagram = BoardDiagram(.initial)
        let raster = diagram.raster(squareSize: 20)
        let file = try #require(PNGFile(diagram.png(squareSize: 20)))
        #expect(file.width == 160 && file.height == 160)
        #expect(file.colorType == 3)
        #expect(file.chunks == ["IHDR", "PLTE", "IDAT", "IEND"])
        #expect(file.pixels == raster.pixels)
        #expect(Set(file.palette).count == file.palette.count)
    }

    @Test(arguments: [(1, 3), (255, 3), (256, 3), (257, 2), (1000, 2)])
    func `a picture of more than 256 colours is written without a palette`(colors: Int, type: UInt8) throws {
        let raster = rainbow(colors)
        let file = try #require(PNGFile(PNGEncoder.encode(raster)))
        #expect(file.colorType == type)
        #expect(file.pixels == raster.pixels)
    }

    @Test func `a first board of 64 pixels a square takes at most 150 kB`() throws {
        var diagram = BoardDiagram(.initial)
        diagram.lastMove = try diagram.position.move(san: "e4")
        for (index, name) in ["a1h8", "h1a8", "b1c3", "e2e4"].enumerated() {
            let (from, to) = (try #require(Square(name.prefix(2))), try #require(Square(name.suffix(2))))
            diagram.drawings.append(.arrow(from: from, to: to, BoardMark.Color.allCases[index]))
        }
        let bytes = diagram.png(squareSize: 64)
        #expect(bytes.count <= 150_000)
        #expect(bytes.count > 3000)
    }

    @Test func `a palette of the colours of a picture restores it`() throws {
        let raster = rainbow(256)
        let indexed = try #require(IndexedRaster(exactly: raster))
        #expect(indexed.raster == raster)
        #expect(IndexedRaster(exactly: rainbow(257)) == nil)
        #expect(IndexedRaster(rainbow(256)).raster == raster)
    }

    @Test(arguments: [2, 16, 100, 255]) func `too many colours are combined to similar ones`(limit: Int) {
        var raster = BoardDiagram(.initial).raster(squareSize: 16)
        for x in 0..<128 { raster[x, 64] = RGB(red: UInt8(x * 2), green: UInt8(255 - x), blue: 77) }
        let indexed = IndexedRaster(raster, maxColors: limit)
        #expect(indexed.palette.count <= limit)
        #expect(indexed.palette.count > limit / 2)
        // The most frequent colours stay exact.
        #expect(indexed.raster[0, 40] == raster[0, 40])
        let errors = zip(indexed.raster.pixels, raster.pixels).map { shown, real in
            max(abs(Int(shown.red) - Int(real.red)), abs(Int(shown.green) - Int(real.green)))
        }
        #expect(errors.reduce(0, +) / errors.count <= (limit < 16 ? 40 : 3))
    }

    @Test func `pictures of no pixels are no failure`() {
        #expect(PNGFile(PNGEncoder.encode(Raster(width: 0, height: 0, color: RGB(0)))) != nil)
        #expect(IndexedRaster(Raster(width: -1, height: 5, color: RGB(0))).pixels.isEmpty)
    }

    // MARK: Another decoder

    private static let convert = ["/usr/bin/convert", "/usr/local/bin/convert", "/opt/homebrew/bin/convert"]
        .first(where: FileManager.default.isExecutableFile)

    @Test(.blocking, .enabled(if: convert != nil, "needs ImageMagick"), arguments: PieceSet.allCases)
    func `ImageMagick reads the same pixels`(set: PieceSet) throws {
        let folder = try TemporaryFolder()
        let path = try #require(Self.convert)
        for theme in Long.isAsked ? BoardTheme.all : [.standard] {
            var diagram = BoardDiagram(.initial)
            diagram.theme = theme
            diagram.pieces = set
            let raster = diagram.raster(squareSize: 32)
            for (name, bytes) in [
                ("board.png", PNGEncoder.encode(raster)), ("many.png", PNGEncoder.encode(rainbow(999))),
            ] {
                try folder.write(bytes, to: name)
                let outcome = try Program(path: path).run([folder.path(name), "-depth", "8", folder.path("out.rgb")])
                #expect(outcome.ending == 0, "\(outcome.error)")
                let wanted = (name == "board.png" ? raster : rainbow(999)).pixels.flatMap {
                    [$0.red, $0.green, $0.blue]
                }
                #expect(try folder.read("out.rgb") == wanted, "\(theme.name) \(name)")
            }
        }
    }
}
