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
}
