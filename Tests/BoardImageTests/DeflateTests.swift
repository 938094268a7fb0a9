import TestSupport
import Testing

@testable import BoardImage

/// Compression and checksums.
@Suite struct DeflateTests {
    @Test func `checksums are the published ones`() {
        var crc = CRC32()
        crc.update("123456789".utf8)
        #expect(crc.value == 0xCBF4_3926)
        #expect(Adler32.value(Array("Wikipedia".utf8)) == 0x11E6_0398)
        let long = [UInt8](repeating: 255, count: 20_000)
        #expect(Adler32.value(long) == PNGFile.adler(long))
    }

    @Test(
        arguments: [
            [], [7], Array("abcabcabcabcabcabd".utf8), [UInt8](repeating: 0, count: 3),
            [UInt8](repeating: 200, count: 257),
            [UInt8](repeating: 1, count: 258), [UInt8](repeating: 143, count: 259),
            [UInt8](repeating: 144, count: 70_000),
            (0...255).map(UInt8.init), (0..<2000).map { UInt8($0 * $0 % 251) },
        ] as [[UInt8]])
    func `what was compressed is restored`(bytes: [UInt8]) {
        #expect(Inflate.raw(Deflate.compress(bytes)) == bytes)
    }

    @Test func `every length and distance of a match is restored`() {
        var generator = SeededGenerator(seed: 12)
        for length in [3, 4, 10, 11, 18, 19, 66, 67, 130, 131, 257, 258, 300] {
            for distance in [1, 2, 4, 5, 6, 8, 9, 129, 1024, 1025, 8193, 24_577, 32_767, 32_768, 32_769] {
                let start = (0..<max(distance, length)).map { _ in UInt8(generator.below(256)) }
                let bytes = start + start.prefix(length)
                #expect(Inflate.raw(Deflate.compress(bytes)) == bytes, "\(length) \(distance)")
            }
        }
    }

    @Test func `random bytes of few values are restored`() {
        for seed in 0..<Long.rounds(40, long: 4000) {
            var generator = SeededGenerator(seed: UInt64(seed))
            let values = 1 + generator.below(6)
            let bytes = (0..<generator.below(3000)).map { _ in UInt8(generator.below(values) * 50) }
            #expect(Inflate.raw(Deflate.compress(bytes)) == bytes, "seed \(seed)")
        }
    }

    @Test func `repeated rows become small`() {
        let row = (0..<500).map { UInt8($0 * 37 % 256) }
        let bytes = Array(repeatElement(row, count: 100).joined())
        #expect(Deflate.compress(bytes).count < 2000)
    }
}
