import SeededRandom
import TestSupport
import Testing

@testable import Store

/// The positions that may occur twice.
struct RepeatedPositionsTests {
    /// The tables of many positions are moved into the file, those of few are not.
    @Test(arguments: [100, 200_000], [false, true])
    func `repeated positions are found again after they were moved to a file and back`(
        count: Int, isFinished: Bool
    ) throws {
        let folder = try TemporaryFolder()
        let repeated = RepeatedPositions()
        var generator = SeededGenerator(seed: 9)
        let keys = (0..<count).map { _ in generator.next() }
        repeated.add(keys)
        repeated.add(Array(keys.prefix(count / 3)))
        if isFinished { repeated.finish() }
        try repeated.moveToFile(in: folder.path(""))
        try repeated.moveBack()
        if !isFinished { repeated.add(Array(keys.prefix(count / 2))) }
        repeated.finish()
        repeated.finish()
        var found: [Int] = []
        repeated.found.forEach(in: keys) { found.append($0) }
        let expected = isFinished ? count / 3 : count / 2
        #expect(found.starts(with: 0..<expected))
        // Others share a slot with a repeated one.
        #expect(found.count < expected + count / 10)
    }
}
