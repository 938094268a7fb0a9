import Chess
import TestSupport
import Testing

/// The drivers of this folder, fed from seeds: a short run always, a long one with `PREP_LONG=1`.
@Suite struct FuzzTests {
    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `any bytes are a FEN or an error with its field`(seed: UInt64) {
        let count = Long.rounds(1_500, long: 100_000)
        for bytes in FuzzInputs(seed: seed, count: count, samples: FENFuzz.samples, words: FENFuzz.words) {
            FENFuzz.check(bytes)
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `any bytes are a move in SAN or an error with its reason`(
        seed: UInt64
    ) {
        let count = Long.rounds(600, long: 20_000)
        for bytes in FuzzInputs(seed: seed, count: count, samples: SANFuzz.samples, words: SANFuzz.words) {
            SANFuzz.check(bytes)
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `any bytes are an EPD line or an error with its field`(
        seed: UInt64
    ) {
        let count = Long.rounds(1_500, long: 100_000)
        for bytes in FuzzInputs(seed: seed, count: count, samples: EPDFuzz.samples, words: EPDFuzz.words) {
            EPDFuzz.check(bytes)
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `any bytes are a legal UCI move or none`(seed: UInt64) {
        let count = Long.rounds(600, long: 20_000)
        for bytes in FuzzInputs(seed: seed, count: count, samples: UCIMoveFuzz.samples, words: UCIMoveFuzz.words) {
            UCIMoveFuzz.check(bytes)
        }
    }
}
