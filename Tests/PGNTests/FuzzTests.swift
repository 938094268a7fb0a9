import FuzzDrivers
import TestSupport
import Testing

/// Seeded runs of the drivers of PGN: short ones by default, long ones with `PREP_LONG=1`.
struct FuzzTests {
    @Test func `any bytes can be read, and every game read can be written`() {
        #expect(FuzzDriver.pgn.faults(seed: 3, rounds: Long.rounds(400, long: 200_000)) == [])
    }

    @Test func `two hundred generated games are written and read back unchanged`() {
        #expect(FuzzDriver.game.faults(seed: 20_261_121, rounds: Long.rounds(200, long: 50_000)) == [])
    }

    @Test(arguments: [
        // A comment after a variation of a variation, which is written in another place.
        "1. e4 (1. d4 (1. c4 {x} (1. Nf3)) {a} d5) c5",
        // A glyph repeated after a variation.
        "1. e4 c5 $1 ({a}) $1", "1. e4 $1 (1. d4 $1) $1 c5 $1", "1. e4 c5 $1 ({a} $1 $2) $2", "1. e4 ($1 1. d4 $1 $2)",
        "$1 1. e4 $1", "1. e4 c5 (1... e5 ({x} $3) $3) $3 ($3)",
    ])
    func `former faults stay fixed`(text: String) {
        #expect(FuzzDriver.pgn.check(Array(text.utf8)) == [])
    }
}
