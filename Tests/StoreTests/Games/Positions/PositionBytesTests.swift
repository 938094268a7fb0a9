import Chess
import PGN
import TestSupport
import Testing

@testable import Store

/// What the position index stores, written and read again.
struct PositionBytesTests {
    @Test func `a stored game keeps its number and facts`() throws {
        var generator = SeededGenerator(seed: 8)
        for _ in 0..<200 {
            let summary = GameSummary(
                result: generator.pick([.whiteWins, .draw, .blackWins, .unknown]),
                whiteElo: generator.pick([0, 1, 2850, 16383]), blackElo: generator.pick([0, 1, 2850, 16383]),
                year: generator.pick([0, 1851, 9999]), speed: generator.pick([nil] + GameSpeed.allCases.map { $0 }))
            let number = UInt32(truncatingIfNeeded: generator.next())
            var bytes: [UInt8] = [0xFF]
            let game = IndexedGame(number: number, facts: GameFacts(summary))
            bytes += [UInt8](repeating: 0xFF, count: IndexedGame.size - 1)
            game.append(to: &bytes)
            let read = bytes.withUnsafeBufferPointer { IndexedGame($0, at: 1) }
            #expect(read == game && read.facts.summary == summary && read.facts.isGame)
        }
    }

    @Test func `the runs of a position keep every place and move`() {
        var generator = SeededGenerator(seed: 9)
        for _ in 0..<300 {
            var occurrences: Set<UInt64> = []
            for _ in 0...generator.below(40) {
                let place = UInt64(generator.below(generator.pick([8, 60, 1_000_000])))
                occurrences.insert(place << 16 | UInt64(generator.pick([0, 0x0123, 0x0CCC, 0xFFFF])))
            }
            let sorted = occurrences.sorted()
            var bytes: [UInt8] = [7]
            PlaceRuns.append(sorted, to: &bytes)
            var read: [UInt64] = []
            PlaceRuns(bytes, 1..<bytes.count).forEach { places, move in
                read += places.map { UInt64($0) << 16 | UInt64(move) }
            }
            #expect(read == sorted)
        }
    }

    @Test func `the bytes of a tally are read again, and damaged ones are refused`() {
        var tally = PositionTally()
        tally.games = 70
        tally.add(0x0123, GameSummary(result: .draw, whiteElo: 2000, blackElo: 2100, year: 2020), mover: .white)
        #expect(PositionTally(bytes: tally.bytes) == tally)
        #expect(PositionTally(bytes: tally.bytes.dropLast()) == nil)
    }
}
