import BoardImage
import Chess
import Foundation
import Terminal
import TestSupport
import Testing

@testable import Console

/// Decodes pictures of boards with programs of others and compares every pixel. Needs ImageMagick and, for sixel,
/// `sixel2png` of libsixel; runs with PREP_DECODERS=1.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PREP_DECODERS"] != nil), .blocking)
struct ImageDecoderTests {
    private static func path(of name: String) throws -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = folders.map { "\($0)/\(name)" }
        return try #require(paths.first { FileManager.default.isExecutableFile(atPath: $0) }, "\(name) is missing")
    }

    private static func run(_ name: String, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try path(of: name))
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(name)")
    }

    /// The pixels of a PNG file as 0xRRGGBB, read by ImageMagick.
    private static func pixels(_ path: String, _ folder: TemporaryFolder) throws -> [UInt32] {
        let raw = folder.path("raw.rgb")
        try run("convert", path, "-depth", "8", "rgb:" + raw)
        let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: raw)))
        return stride(from: 0, to: bytes.count - 2, by: 3).map { index in
            bytes[index..<index + 3].reduce(0) { $0 << 8 | UInt32($1) }
        }
    }

    /// The colour that is left after the channels were written in percent.
    private static func percent(_ color: UInt32) -> UInt32 {
        [16, 8, 0].reduce(0) { sum, shift in
            let part = ((color >> UInt32(shift) & 255) * 100 + 127) / 255
            return sum << 8 | part * 255 / 100
        }
    }

    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        [16, 8, 0].map { abs(Int(a >> UInt32($0) & 255) - Int(b >> UInt32($0) & 255)) }.max() ?? 0
    }

    private func diagram(_ theme: BoardTheme) throws -> BoardDiagram {
        var diagram = BoardDiagram(.initial)
        let move = try diagram.position.move(san: "Nf3")
        diagram.position.play(move)
        diagram.lastMove = move
        diagram.theme = theme
        if let (from, to) = Square("g8").flatMap({ g8 in Square("f6").map { (g8, $0) } }) {
            diagram.drawings = [.arrow(from: from, to: to, .green), .circle(to, .red)]
        }
        return diagram
    }

    @Test(arguments: BoardTheme.all, [16, 41, 64])
    func `PNG files decode to the pixels of the picture`(theme: BoardTheme, size: Int) throws {
        let folder = try TemporaryFolder()
        let raster = try diagram(theme).raster(squareSize: size)
        for (png, expected) in [
            (PNGEncoder.encode(raster), raster),
            (PNGEncoder.encode(IndexedRaster(raster)), IndexedRaster(raster).raster),
        ] {
            let path = folder.path("board.png")
            try Data(png).write(to: URL(fileURLWithPath: path))
            #expect(try Self.pixels(path, folder) == expected.pixels.map(\.hex))
        }
    }

    @Test(arguments: BoardTheme.all, [16, 41, 64])
    func `sixel graphics decode to the pixels of the picture`(theme: BoardTheme, size: Int) throws {
        let folder = try TemporaryFolder()
        for colors in [16, 256] {
            let indexed = IndexedRaster(try diagram(theme).raster(squareSize: size), maxColors: colors)
            let pixels = try #require(
                IndexedPixels(
                    width: indexed.width, height: indexed.height, palette: indexed.palette.map(\.hex),
                    indices: indexed.pixels))
            let path = folder.path("board.six")
            try Data(SixelEncoder.encode(pixels).utf8).write(to: URL(fileURLWithPath: path))
            try Self.run("sixel2png", "-i", path, "-o", path + ".png")
            let decoded = try Self.pixels(path + ".png", folder)
            let expected = indexed.raster.pixels.map { Self.percent($0.hex) }
            #expect(decoded.count == expected.count)
            // Decoders round percent differently.
            #expect(zip(decoded, expected).allSatisfy { Self.distance($0, $1) <= 1 })
        }
    }
}
