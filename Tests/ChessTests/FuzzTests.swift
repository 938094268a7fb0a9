import FuzzDrivers
import TestSupport
import Testing

/// Seeded runs of the drivers of Chess: short ones by default, long ones with `PREP_LONG=1`.
@Suite struct FuzzTests {
    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `any bytes are a FEN or an error with its field`(seed: UInt64) {
        #expect(FuzzDriver.fen.faults(seed: seed, rounds: Long.rounds(400, long: 40_000)) == [])
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `any bytes are an EPD line or an error with its field`(
        seed: UInt64
    ) {
        #expect(FuzzDriver.epd.faults(seed: seed, rounds: Long.rounds(1_500, long: 100_000)) == [])
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `any bytes are a move in SAN or an error with its reason`(
        seed: UInt64
    ) {
        #expect(FuzzDriver.san.faults(seed: seed, rounds: Long.rounds(300, long: 20_000)) == [])
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `any bytes are a legal UCI move or nil`(seed: UInt64) {
        #expect(FuzzDriver.uciMove.faults(seed: seed, rounds: Long.rounds(600, long: 20_000)) == [])
    }

    @Test(arguments: [
        // An opcode beginning with an underscore, which is a blank in the fields before it.
        "4k3/8/8/8/8/8/8/4K3 w -; _1 ;D1 28"
    ])
    func `former faults in EPD stay fixed`(text: String) {
        #expect(FuzzDriver.epd.check(Array(text.utf8)) == [])
    }
}
