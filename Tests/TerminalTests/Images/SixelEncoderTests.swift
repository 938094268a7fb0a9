import TestSupport
import Testing

@testable import Terminal

@Suite struct SixelEncoderTests {
    /// The colour that is left after the channels were written in percent.
    private func percent(_ color: UInt32) -> UInt32 {
        [16, 8, 0].reduce(0) { sum, shift in
            let part = ((color >> UInt32(shift) & 255) * 100 + 127) / 255
            return sum << 8 | (part * 255 + 50) / 100
        }
    }

    @Test(arguments: [(1, 1), (5, 6), (7, 13), (40, 20), (300, 7)], [2, 16, 256])
    func `every pixel is decoded as it was`(size: (Int, Int), colors: Int) throws {
        var generator = SeededGenerator(seed: UInt64(size.0 * 1000 + size.1 + colors))
        let palette = (0..<colors).map { _ in UInt32.random(in: 0...0xFFFFFF, using: &generator) }
        // Runs of several lengths, and single pixels.
        var indices: [UInt8] = []
        while indices.count < size.0 * size.1 {
            let color = UInt8.random(in: 0...UInt8(colors - 1), using: &generator)
            indices += Array(repeating: color, count: Int.random(in: 1...12, using: &generator))
        }
        indices = Array(indices.prefix(size.0 * size.1))
        let picture = try #require(
            IndexedPixels(width: size.0, height: size.1, palette: palette, indices: indices))
        let read = try #require(SixelReader(SixelEncoder.encode(picture)))
        #expect(read.width == size.0 && read.height == size.1)
        #expect(read.pixels == indices.map { percent(palette[Int($0)]) })
        #expect(read.definedColors == Set(indices).map(Int.init).sorted())
    }

    @Test func `equal columns are written as a repetition`() throws {
        let picture = try #require(
            IndexedPixels(width: 100, height: 6, palette: [0xFF0000], indices: Array(repeating: 0, count: 600)))
        #expect(SixelEncoder.encode(picture) == "\u{1B}P0;1;0q\"1;1;100;6#0;2;100;0;0#0!100~\u{1B}\\")
    }

    @Test func `the last band does not end with a new line, which could scroll the screen`() throws {
        let picture = try #require(
            IndexedPixels(width: 1, height: 12, palette: [0], indices: Array(repeating: 0, count: 12)))
        #expect(SixelEncoder.encode(picture).hasSuffix("#0~-#0~\u{1B}\\"))
    }

    @Test func `a picture needs an index for each pixel and a colour for each index`() {
        #expect(IndexedPixels(width: 2, height: 1, palette: [0], indices: [0]) == nil)
        #expect(IndexedPixels(width: 1, height: 1, palette: [0], indices: [1]) == nil)
        #expect(IndexedPixels(width: 0, height: 0, palette: [0], indices: []) == nil)
        #expect(IndexedPixels(width: 1, height: 1, palette: Array(repeating: 0, count: 257), indices: [0]) == nil)
    }
}
