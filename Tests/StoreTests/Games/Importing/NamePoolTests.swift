import TestSupport
import Testing

@testable import Store

/// Names and their numbers.
struct NamePoolTests {
    @Test func `each name has one number, in the order of their first uses`() {
        var pool = NamePool()
        var numbers: [String: Int] = [:]
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<5000 {
            let name = "Player \(generator.below(900))"
            let number = pool.number(name)
            #expect(number == numbers[name] ?? numbers.count + 1)
            numbers[name] = number
        }
        #expect(pool.count == numbers.count + 1)
    }

    @Test func `names are compared byte by byte, and the empty one is unknown`() {
        var pool = NamePool()
        let names = ["\u{E9}", "e\u{301}", "Ab", "Ba", "", "A", "Ab"]
        #expect(names.map { pool.number($0) } == [1, 2, 3, 4, 0, 5, 3])
    }
}

extension NamePool {
    fileprivate mutating func number(_ name: String) -> Int {
        Array(name.utf8).withUnsafeBytes { number(of: $0) }
    }
}
