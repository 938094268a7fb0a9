import Chess
import FuzzDrivers
import TestSupport
import Testing
import UCI

/// The drivers of UCI, fed from seeds: a short run always, a long one with `PREP_LONG=1`.
@Suite struct FuzzTests {
    @Test(arguments: [1, 2, 3] as [UInt64])
    func `any line is read, and what was read is written and read back equal`(seed: UInt64) {
        #expect(FuzzDriver.protocolLine.faults(seed: seed, rounds: Long.rounds(4_000, long: 400_000)) == [])
    }

    @Test func `every reply and command is written and read back equal`() {
        #expect(FuzzDriver.message.faults(seed: 11, rounds: Long.rounds(4_000, long: 400_000)) == [])
    }

    @Test func `lines are the same however the bytes arrive`() {
        #expect(FuzzDriver.lines.faults(seed: 6, rounds: Long.rounds(2_000, long: 200_000)) == [])
    }

    @Test(arguments: ReplyTests.lines + CommandTests.lines)
    func `the lines of the protocol do not get lost between reading and writing`(_ line: String) {
        #expect(FuzzDriver.protocolLine.check(Array(line.utf8)) == [])
    }

    @Test(arguments: [
        "info score upperbound", "info score lowerbound nodes 7", "bestmove 0000 ponder e2e4",
        "bestmove (none) ponder e2e4",
    ])
    func `what makes no sense alone does not get lost between reading and writing`(_ line: String) {
        #expect(FuzzDriver.protocolLine.check(Array(line.utf8)) == [])
    }

    @Test func `the largest scores turn round and are compared`() {
        let least = Score(.centipawns(.min), for: .white)
        #expect(least.seen(by: .black).value == .centipawns(.max))
        #expect(Score(.mate(.min), for: .white).seen(by: .black).value == .mate(.max))
        let ascending: [Score.Value] = [
            .mate(0), .mate(.min), .centipawns(.min), .centipawns(.max), .mate(.max), .mate(1),
        ]
        #expect(Array(ascending.reversed()).sorted() == ascending)
    }
}
