import Testing

@testable import Training

@Suite struct SessionMinutesTests {
    @Test func `a session ends with the minutes of the day, and its own minutes come instead`() throws {
        let limits = try #require(DailyLimits(time: TimeBudget(minutes: 2)))
        let done = DayTally(milliseconds: 60_000)
        var rest = try Drill(
            SessionOrderTests.lines, log: Drill.due(6), options: SessionOptions(limits: limits), done: done)
        try rest.right(at(seconds: 59))
        // The open question is not cut off.
        #expect(rest.session.question != nil && !rest.session.isTimeUp)
        try rest.right(at(seconds: 61))
        #expect(rest.session.question == nil && rest.session.isTimeUp)
        let used = DayTally(milliseconds: 120_000)
        let none = try Drill(
            SessionOrderTests.lines, log: Drill.due(6), options: SessionOptions(limits: limits), done: used)
        #expect(none.session.question == nil && none.session.isTimeUp)
        let cram = try Drill(
            SessionOrderTests.lines, log: Drill.due(6), options: SessionOptions(mode: .cram, limits: limits), done: used
        )
        #expect(cram.session.question != nil)
        let own = SessionOptions(minutes: 1)
        #expect(try Drill(SessionOrderTests.lines, log: Drill.due(6), options: own, done: used).session.question != nil)
    }
}
