import Scheduling
import Testing

@Suite struct ShareTests {
    @Test(arguments: [
        [0, 1, 0, 79], [1, 1, 21, 100], [0, 20, 0, 16], [20, 20, 84, 100], [10, 20, 30, 70],
        [19, 20, 76, 99], [43, 51, 72, 92], [291, 334, 83, 90], [3_433, 3_901, 87, 89],
        [197, 210, 90, 96], [2_676, 2_877, 92, 94], [100_000, 1_000_000, 10, 10],
        [999_999, 1_000_000, 100, 100], [123_456_789, 987_654_321, 12, 13],
    ])
    func `a proportion has the bounds of Wilson's formula, rounded exactly`(row: [Int]) throws {
        let interval = try #require(WilsonInterval(passed: row[0], of: row[1]))
        #expect([interval.low, interval.high] == Array(row[2...]))
    }

    @Test func `the bounds always enclose the proportion`() throws {
        for total in 1...60 {
            for passed in 0...total {
                let interval = try #require(WilsonInterval(passed: passed, of: total))
                let mirrored = try #require(WilsonInterval(passed: total - passed, of: total))
                #expect(interval.low * total <= passed * 100 && passed * 100 <= interval.high * total)
                #expect((99...101).contains(interval.low + mirrored.high))
            }
        }
    }

    @Test(arguments: [(0, 0), (-1, 5), (6, 5), (0, -1), (1, 1_000_000_000_001)])
    func `an invalid proportion has no bounds`(passed: Int, total: Int) {
        #expect(WilsonInterval(passed: passed, of: total) == nil)
    }

    @Test func `a card becomes a leech at 8 lapses`() {
        #expect((0...9).filter(Leech.isLeech) == [8, 9])
    }
}
