import SeededRandom
import TestSupport
import Testing

@testable import Store

/// The sorting of occurrences of positions.
@Suite struct OccurrenceBinsTests {
    /// With many occurrences most of them are in a file; games far apart do not fit into one page. A quarter of the
    /// occurrences are of one position: with 1,100,000 its bin is read page by page.
    @Test(arguments: [(0, 1), (3, 1), (500, 70_000), (200_000, 1), (200_000, 30), (1_100_000, 1)], [false, true])
    func `the occurrences of a position come together, in the order in which they were added`(
        size: (count: Int, distance: Int), isRenumbered: Bool
    ) throws {
        let (count, distance) = size
        let folder = try TemporaryFolder()
        let bins = OccurrenceBins(in: UnnamedFile(in: folder.path("")))
        var generator = SeededGenerator(seed: 4)
        let keys = (0..<max(1, count / 3)).map { _ in generator.next() } + [0, .max, 1 << 57]
        var expected: [UInt64: [Occurrence]] = [:]
        var game: UInt32 = 0
        var greatest: UInt32 = 0
        for number in 0..<count {
            // The last ones are of the first games again.
            if number == count - count / 10 { game = 0 }
            game += UInt32(generator.below(distance + 1))
            greatest = max(greatest, game)
            let key = generator.below(4) == 0 ? keys[0] : generator.pick(keys)
            let move = UInt16(truncatingIfNeeded: generator.next())
            let occurrence = Occurrence(
                key: key, game: game, move: move, isBlack: key % 2 == 0, isEarly: generator.below(2) == 0)
            expected[key, default: []].append(occurrence)
            try bins.add(occurrence)
        }
        var last: UInt64?
        // Every fifth game is left out.
        let numbers = isRenumbered ? (0...greatest).map { $0 % 5 == 4 ? OccurrenceBins.leftOut : 7 &* $0 } : nil
        if let numbers {
            for (key, all) in expected {
                let kept = all.filter { numbers[Int($0.game)] != OccurrenceBins.leftOut }
                expected[key] = kept.isEmpty ? nil : kept
            }
        }
        try bins.forEachPosition(numbers) { occurrences in
            let key = try #require(occurrences.first?.key)
            #expect(last.map { $0 < key } ?? true)
            last = key
            let wanted = expected[key] ?? []
            expected[key] = nil
            let isEqual = occurrences.elementsEqual(wanted) {
                $0.key == $1.key && $0.game == (numbers?[Int($1.game)] ?? $1.game) && $0.move == $1.move
                    && $0.isBlack == $1.isBlack && $0.isEarly == $1.isEarly
            }
            #expect(isEqual)
        }
        #expect(expected.isEmpty)
    }
}
