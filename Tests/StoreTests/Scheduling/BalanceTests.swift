import Scheduling
import Testing
import Training
import TrainingSupport

@testable import Store

@Suite struct BalanceTests {
    let scratch: Scratch
    let file: LearnerFile
    let cards: [CardID]

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
        cards = try file.makeCards(8)
        try file.set(.balance, to: "on", on: firstDay)
    }

    /// Answers a card on its first three due days, so that its interval is 15 days.
    private func learn(_ card: CardID) throws {
        var day = firstDay
        for _ in 0..<3 {
            try file.review(card, .good, on: day)
            day = try #require(try file.state(of: card).due)
        }
    }

    @Test func `due days move to the least loaded day, and the interval stays`() throws {
        for card in cards.prefix(3) { try learn(card) }
        let states = try cards.prefix(3).map(file.state)
        #expect(states.map(\.interval) == [15, 15, 15])
        // The second interval of 6 days has moved by at most a day too.
        #expect(Set(states.map(\.due)).count == 3)
        #expect(try file.check().isEmpty)
    }

    @Test func `a chosen day is stored with its scheduler and used by the replay`() throws {
        for card in cards { try learn(card) }
        let chosen = try file.allEvents().compactMap(\.event.balanced)
        #expect(chosen.count == 2 * cards.count)
        #expect(chosen.allSatisfy { $0.scheduler == .sm2 })
        let before = try cards.map(file.state)
        #expect(before.contains { $0.due != $0.lastGraded?.advanced(by: $0.interval) })
        try file.set(.balance, to: "off", on: firstDay)
        try file.set(.scheduler, to: "fsrs", on: firstDay)
        for state in try cards.map(file.state) { #expect(state.due == state.lastGraded?.advanced(by: state.interval)) }
        try file.set(.scheduler, to: "sm2", on: firstDay)
        #expect(try cards.map(file.state) == before)
        #expect(try file.check().isEmpty)
    }

    @Test func `another grade of the last answer chooses another day`() throws {
        try learn(cards[0])
        let answer = try #require(try file.events(of: cards[0]).last)
        for (grade, interval) in [(Grade.blackout, 1), (.perfect, 15)] {
            let regrade = Regrade(target: answer.id, grade: grade)
            _ = try file.append(
                [CardEvent(.regraded(regrade), of: cards[0], at: Moment(day: answer.day, instant: 1))], expecting: nil)
            let state = try file.state(of: cards[0])
            #expect(state.interval == interval)
            let shift = try abs(#require(state.due) - answer.day.advanced(by: interval))
            #expect(shift <= DueDayPlanner.largestShift(interval: interval))
        }
        #expect(try file.check().isEmpty)
    }

    @Test(arguments: [
        "UPDATE event SET due_day = due_day + 1 WHERE due_day IS NOT NULL",
        "UPDATE event SET due_day = NULL, scheduler = NULL WHERE due_day IS NOT NULL",
        "UPDATE event SET scheduler = NULL WHERE due_day IS NOT NULL", "UPDATE event SET due_day = 20800 WHERE id = 1",
        "DROP TRIGGER scheduler_is_never_changed; UPDATE scheduler SET rule = 'fsrs 90 1'",
    ])
    func `check finds a chosen day that was altered`(sql: String) throws {
        try learn(cards[0])
        try scratch.run("DROP TRIGGER event_is_never_changed; \(sql)")
        #expect(try file.check().contains { $0.kind == .event })
    }

    @Test func `the schedulers of the log can be neither changed nor deleted`() throws {
        try learn(cards[0])
        for sql in ["UPDATE scheduler SET rule = 'fsrs'", "DELETE FROM scheduler"] {
            #expect(throws: (any Error).self) { try scratch.run(sql) }
        }
    }

    @Test func `on a free day nothing is due and nothing becomes late`() throws {
        // A Saturday and a Sunday.
        let (saturday, monday) = (firstDay, firstDay.advanced(by: 2))
        try file.review(cards[0], .good, on: saturday.advanced(by: -1))
        try file.review(cards[1], .good, on: saturday.advanced(by: -3))
        try file.set(.easyDays, to: "sun,sat:free", on: saturday)
        #expect(try file.value(of: .easyDays).description == "sat:free,sun")
        let free = try file.dueSummary(day: saturday, newPerDay: 5)
        #expect([free.due, free.late, free.new, free.tomorrow, free.upcoming.waiting] == [0, 1, 0, 2, 2])
        #expect(free.nextDueDay == saturday.advanced(by: 1))
        #expect(try file.dueCount(day: saturday) == 0)
        try file.set(.easyDays, to: "sat:free,sun:free", on: saturday)
        #expect(try file.dueSummary(day: saturday, newPerDay: 5).tomorrow == 0)
        #expect(try file.dueSummary(day: saturday, newPerDay: 5).nextDueDay == monday)
        let after = try file.dueSummary(day: monday, newPerDay: 5)
        #expect([after.due, after.late, after.new] == [2, 1, 5])
    }

    @Test func `free days after a day of practice do not break the streak`() throws {
        let friday = firstDay.advanced(by: -1)
        for offset in -2...0 { try file.review(cards[2 + offset], .blackout, on: friday.advanced(by: offset)) }
        try file.review(cards[0], .blackout, on: friday)
        let monday = friday.advanced(by: 3)
        let broken = try file.practiceStreak(through: monday).streak
        try file.set(.easyDays, to: "sat:free,sun:free", on: friday)
        #expect(try file.practiceStreak(through: monday).streak > broken)
    }
}
