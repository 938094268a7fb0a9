import FuzzDrivers
import TestSupport
import Testing

/// The drivers of PGN, fed from seeds: a short run always, a long one with `PREP_LONG=1`.
struct FuzzTests {
    @Test func `no bytes whatever stop the reader, and what it reads it can write`() {
        #expect(FuzzDriver.pgn.faults(seed: 3, rounds: Long.rounds(1_000, long: 200_000)) == [])
    }

    @Test func `two hundred made-up games come through unchanged`() {
        #expect(FuzzDriver.game.faults(seed: 20_261_121, rounds: Long.rounds(200, long: 50_000)) == [])
    }

    @Test(arguments: [
        // A comment behind a variation of a variation, which is written in another place.
        "1. e4 (1. d4 (1. c4 {x} (1. Nf3)) {a} d5) c5",
        // A glyph repeated with a variation between.
        "1. e4 c5 $1 ({a}) $1", "1. e4 $1 (1. d4 $1) $1 c5 $1", "1. e4 c5 $1 ({a} $1 $2) $2", "1. e4 ($1 1. d4 $1 $2)",
        "$1 1. e4 $1", "1. e4 c5 (1... e5 ({x} $3) $3) $3 ($3)",
    ])
    func `what once went wrong goes well`(text: String) {
        #expect(FuzzDriver.pgn.check(Array(text.utf8)) == [])
    }
}
