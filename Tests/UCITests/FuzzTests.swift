import Chess
import FuzzDrivers
import TestSupport
import Testing
import UCI

/// Seeded runs of the drivers of UCI: short ones by default, long ones with `PREP_LONG=1`.
@Suite struct FuzzTests {
    @Test(arguments: [1, 2, 3] as [UInt64])
    func `any line is read, written and read back equal`(seed: UInt64) {
        #expect(FuzzDriver.protocolLine.faults(seed: seed, rounds: Long.rounds(4_000, long: 400_000)) == [])
    }

    @Test func `every reply and command is written and read back equal`() {
        #expect(FuzzDriver.message.faults(seed: 11, rounds: Long.rounds(4_000, long: 400_000)) == [])
    }

    @Test func `lines do not depend on how the bytes arrive`() {
        #expect(FuzzDriver.lines.faults(seed: 6, rounds: Long.rounds(2_000, long: 200_000)) == [])
    }

    @Test(arguments: ReplyTests.lines + CommandTests.lines)
    func `the lines of the protocol survive reading and writing`(_ line: String) {
        #expect(FuzzDriver.protocolLine.check(Array(line.utf8)) == [])
    }

    @Test(arguments: [
        "info score upperbound", "info score lowerbound nodes 7", "bestmove 0000 ponder e2e4",
        "bestmove (none) ponder e2e4",
    ])
    func `incomplete lines survive reading and writing`(_ line: String) {
        #expect(FuzzDriver.protocolLine.check(Array(line.utf8)) == [])
    }

    @Test func `the largest scores can be converted and compared`() {
        let least = Score(.centipawns(.min), for: .white)
        #expect(least.seen(by: .black).value == .centipawns(.max))
        #expect(Score(.mate(.min), for: .white).seen(by: .black).value == .mate(.max))
        let ascending: [Score.Value] = [
            .mate(0), .mate(.min), .centipawns(.min), .centipawns(.max), .mate(.max), .mate(1),
        ]
        #expect(Array(ascending.reversed()).sorted() == ascending)
    }
}
