import SeededRandom
import Testing

@testable import Store

/// Sets of the IDs of rows.
struct IDSetTests {
    @Test func `an ID is in the set if it was inserted, also a negative one or one of many digits`() {
        var generator = SeededGenerator(seed: 9)
        let ids = [Int64.min, -1, 0, 63, 64, 4095, 4096, 1 << 25 - 1, 1 << 25, .max]
        let all = ids + (0..<2000).map { _ in Int64(generator.below(100_000)) }
        var set = IDSet()
        #expect(!all.contains { set.contains($0) })
        for id in all.prefix(1000) { set.insert(id) }
        let expected = Set(all.prefix(1000))
        for id in all { #expect(set.contains(id) == expected.contains(id)) }
    }
}
