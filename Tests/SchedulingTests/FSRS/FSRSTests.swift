import Scheduling
import Testing

/// One review of a history, as py-fsrs computed it.
private struct Expected {
    let elapsed: Int?
    let rating: FSRSRating
    let recall: Double?
    let stability: Double
    let difficulty: Double
    let interval: Int?

    init(_ line: Substring) throws {
        let words = line.split(separator: " ").map(String.init)
        try #require(words.count == 6)
        elapsed = Int(words[0])
        rating = try #require(Int(words[1]).flatMap(FSRSRating.init))
        recall = Double(words[2])
        stability = try #require(Double(words[3]))
        difficulty = try #require(Double(words[4]))
        interval = Int(words[5])
    }
}

/// Whether two numbers agree to one part in 10⁹.
private func agree(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * max(abs(a), abs(b)) }

@Suite struct FSRSTests {
    @Test func `the chosen histories have the stability, difficulty, recall and interval of py-fsrs`() throws {
        var fsrs = FSRS()
        var memory: FSRSMemory?
        var (reviews, intervals) = (0, 0)
        for line in fsrsHistories.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2 {
                fsrs = FSRS(retention: try #require(Int(words[1]).flatMap(DesiredRetention.init)))
                memory = nil
                continue
            }
            let expected = try Expected(line)
            if let before = memory {
                let elapsed = try #require(expected.elapsed)
                let recall = fsrs.retrievability(of: before, afterDays: elapsed)
                #expect(agree(recall, try #require(expected.recall)), "\(line)")
                memory = fsrs.reviewed(before, elapsedDays: elapsed, expected.rating)
            } else {
                #expect(expected.elapsed == nil)
                memory = fsrs.first(expected.rating)
            }
            let after = try #require(memory)
            #expect(agree(after.stability, expected.stability), "\(line)")
            #expect(agree(after.difficulty, expected.difficulty), "\(line)")
            if let interval = expected.interval {
                #expect(fsrs.interval(after) == interval, "\(line)")
                intervals += 1
            }
            reviews += 1
        }
        #expect(reviews > 100)
        #expect(intervals > 90)
    }

    @Test func `the probability of recall is 1 on the day of a review and 90 % after the stability`() throws {
        let memory = try #require(FSRSMemory(stability: 40, difficulty: 5))
        let fsrs = FSRS()
        #expect(fsrs.retrievability(of: memory, afterDays: 0) == 1)
        #expect(fsrs.retrievability(of: memory, afterDays: -3) == 1)
        #expect(agree(fsrs.retrievability(of: memory, afterDays: 40), 0.9))
        #expect(fsrs.retrievability(of: memory, afterDays: 36_500) > 0)
    }

    @Test func `a higher desired retention gives shorter intervals, from 1 day to a hundred years`() throws {
        let memory = try #require(FSRSMemory(stability: 100, difficulty: 5))
        let intervals = try DesiredRetention.range.map { percent in
            FSRS(retention: try #require(DesiredRetention(percent: percent))).interval(memory)
        }
        #expect(intervals == intervals.sorted(by: >))
        #expect(intervals[20] == 100)
        #expect(FSRS().interval(try #require(FSRSMemory(stability: 0.001, difficulty: 5))) == 1)
        #expect(FSRS().interval(try #require(FSRSMemory(stability: 1e9, difficulty: 5))) == 36_500)
    }

    @Test func `an interval of half a day is rounded to even`() throws {
        // With a retention of 90 % the interval is the stability.
        let intervals = try [2.5, 3.5, 4.5].map {
            FSRS().interval(try #require(FSRSMemory(stability: $0, difficulty: 5)))
        }
        #expect(intervals == [2, 4, 4])
    }

    @Test func `a card declared as known has a stability of three weeks and the difficulty of a first Good`() {
        #expect(FSRS().known.stability == 21)
        #expect(FSRS().known.difficulty == FSRS().first(.good).difficulty)
    }

    @Test(arguments: [
        (Grade.blackout, FSRSRating.again, FSRSRating.again), (.wrongShown, .again, .again),
        (.wrongFound, .again, .again), (.hard, .hard, .hard), (.good, .good, .good), (.perfect, .good, .easy),
    ])
    func `only a 5 that the learner typed is Easy`(grade: Grade, given: FSRSRating, typed: FSRSRating) {
        #expect(FSRSRating(grade, isTyped: false) == given)
        #expect(FSRSRating(grade, isTyped: true) == typed)
        #expect(given.isPass == grade.isPass)
    }

    @Test(arguments: [
        (0.0009, 5.0), (1.1e9, 5), (.nan, 5), (.infinity, 5), (1, 0.9), (1, 10.1), (1, .nan),
    ])
    func `an impossible memory cannot be created`(stability: Double, difficulty: Double) {
        #expect(FSRSMemory(stability: stability, difficulty: difficulty) == nil)
    }

    @Test(arguments: [0, 69, 98, 100, -90])
    func `a retention outside of 70 to 97 % cannot be created`(percent: Int) {
        #expect(DesiredRetention(percent: percent) == nil)
    }

    @Test func `the most extreme parameters keep every memory valid`() throws {
        for ends in [\ClosedRange<Double>.lowerBound, \.upperBound] {
            let fsrs = FSRS(parameters: try FSRSParameters(FSRSParameters.ranges.map { $0[keyPath: ends] }))
            for rating in FSRSRating.allCases {
                var memory = fsrs.first(rating)
                for elapsed in [0, 1, 36_500] {
                    for next in FSRSRating.allCases {
                        for _ in 0..<40 { memory = fsrs.reviewed(memory, elapsedDays: elapsed, next) }
                        let stored = FSRSMemory(stability: memory.stability, difficulty: memory.difficulty)
                        #expect(stored == memory)
                        #expect((1...36_500).contains(fsrs.interval(memory)))
                    }
                }
            }
        }
    }
}
