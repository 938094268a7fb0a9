import Scheduling
import Testing

/// Returns the grades written as digits.
private func grades(_ digits: some StringProtocol) throws -> [Grade] {
    try digits.map { try #require($0.wholeNumberValue.flatMap(Grade.init(rawValue:))) }
}

/// Returns the state after each review of a new card.
private func history(_ digits: some StringProtocol) throws -> [SM2] {
    var state = SM2.new
    return try grades(digits).map { grade in
        state = state.reviewed(grade)
        return state
    }
}

/// Returns a state as `repetitions,interval,easiness`.
private func text(_ state: SM2) -> String {
    "\(state.repetitions),\(state.interval),\(state.easiness)"
}

@Suite struct SM2Tests {
    @Test func `three perfect answers have intervals of 1, 6 and 17 days`() throws {
        #expect(try history("555").map(\.interval) == [1, 6, 17])
    }

    @Test(arguments: [
        ("55555555", "1 6 17 48 140 420 1302 4167", 330),
        ("44444444", "1 6 15 38 95 238 595 1488", 250),
        ("333333333333", "1 6 14 30 59 107 178 271 374 487 634 825", 130),
        ("5550555", "1 6 17 1 1 6 18", 310),
        ("44424444", "1 6 15 1 1 6 15 38", 250),
        ("4534354", "1 6 16 40 99 230 557", 242),
        ("0000444", "1 1 1 1 1 6 15", 250),
        ("333333333333333555", "1 6 14 30 59 107 178 271 374 487 634 825 1073 1395 1814 2359 3303 4955", 160),
    ])
    func `a history has the expected intervals and final easiness`(
        digits: String, intervals: String, easiness: Int
    ) throws {
        let states = try history(digits)
        #expect(states.map { String($0.interval) }.joined(separator: " ") == intervals)
        #expect(states.last?.easiness == easiness)
    }

    @Test func `each hard answer reduces the easiness by 14 down to the minimum at the ninth`() throws {
        #expect(
            try history("333333333333").map(\.easiness)
                == [236, 222, 208, 194, 180, 166, 152, 138, 130, 130, 130, 130])
    }

    @Test func `a failed answer resets the interval and keeps the easiness`() throws {
        #expect(try history("5550").map(text) == ["1,1,260", "2,6,270", "3,17,280", "0,1,280"])
    }

    @Test func `all 1,296 histories of four grades match the reference`() throws {
        var checked = 0
        for line in fourGradeHistories.split(separator: "\n") {
            let fields = line.split(separator: " ")
            let (digits, states, last) = (fields[0], fields[1...3], fields[5...])
            #expect(try history(digits).map(text) == states.map(String.init))
            for (grade, expected) in zip(Grade.allCases, last) {
                let end = try #require(history("\(digits)\(grade.rawValue)").last)
                #expect(text(end) == expected, "\(digits)\(grade.rawValue)")
                checked += 1
            }
        }
        #expect(checked == 1_296)
    }

    @Test func `an interval never exceeds a hundred years`() throws {
        let states = try history(String(repeating: "5", count: 400))
        #expect(states.map(\.interval).max() == SM2.longestInterval)
        let state = try #require(states.last)
        #expect(SM2(repetitions: state.repetitions, interval: state.interval, easiness: state.easiness) == state)
    }

    @Test func `a card declared as known has three repetitions and an interval of three weeks`() {
        #expect(text(.known) == "3,21,250")
        #expect(text(SM2.known.reviewed(.good)) == "4,53,250")
    }

    @Test(arguments: [
        (-1, 1, 250), (0, -1, 250), (2, 36_501, 250), (2, 6, 129), (2, 6, 1_000_001),
    ])
    func `an impossible state cannot be created`(repetitions: Int, interval: Int, easiness: Int) {
        #expect(SM2(repetitions: repetitions, interval: interval, easiness: easiness) == nil)
    }

    @Test func `grades from 3 pass, and from 4 end the repetitions of the day`() {
        #expect(Grade.allCases.filter(\.isPass) == [.hard, .good, .perfect])
        #expect(Grade.allCases.filter(\.endsRepeats) == [.good, .perfect])
        #expect(Grade.allCases == Grade.allCases.sorted())
    }
}
