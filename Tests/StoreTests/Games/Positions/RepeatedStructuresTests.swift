import SeededRandom
import TestSupport
import Testing

@testable import Store

/// The structures that two games may have had.
struct RepeatedStructuresTests {
    @Test(arguments: [0, 1, 100, 200_000]) func `repeated structures are found, few others are`(count: Int) {
        let repeated = RepeatedStructures()
        var generator = SeededGenerator(seed: 9)
        let hashes = (0..<count).map { _ in generator.next() }
        repeated.add(hashes)
        repeated.add(Array(hashes.prefix(count / 2)))
        repeated.finish()
        repeated.finish()
        // A game keeps 32 bits of a hash.
        let found = hashes.indices.filter { repeated.found.contains(hashes[$0] & 0xFFFF_FFFF) }
        #expect(found.starts(with: 0..<count / 2))
        #expect(found.count <= count / 2 + count / 50)
        repeated.removeAll()
        #expect(!hashes.contains { repeated.found.contains($0) })
    }
}
