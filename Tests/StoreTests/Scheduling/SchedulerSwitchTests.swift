import GRDB
import Scheduling
import Testing
import Training
import TrainingSupport

@testable import Store

@Suite struct SchedulerSwitchTests {
    let scratch: Scratch
    let file: LearnerFile
    let cards: [CardID]

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
        cards = try file.makeCards(3)
        for (offset, grade) in zip([0, 1, 7, 20], [Grade.good, .perfect, .hard, .good]) {
            try file.review(cards[0], grade, on: firstDay.advanced(by: offset))
        }
        try file.review(cards[1], .blackout, on: firstDay.advanced(by: 2))
    }

    @Test func `a replay reports the share of the log it has read, and ends when the report throws`() throws {
        try file.reading { db in
            let replay = ScheduleReplay(db: db, rowsOfProgress: 1)
            var shares: [Double] = []
            _ = try replay.states(under: .sm2) { shares.append($0) }
            #expect(shares == [0.2, 0.4, 0.6, 0.8, 1])
            #expect(throws: CancellationError.self) { try replay.write(under: .sm2) { _ in throw CancellationError() } }
        }
    }

    @Test func `switching replays every card, and switching back restores every column`() throws {
        let sm2 = try columns()
        try file.set(.scheduler, to: "fsrs", on: firstDay)
        let fsrs = FSRS()
        let memory = try #require(try file.state(of: cards[0]).memory.fsrs)
        var expected = fsrs.first(.good)
        for (days, rating) in [(1, FSRSRating.good), (6, .hard), (13, .good)] {
            expected = fsrs.reviewed(expected, elapsedDays: days, rating)
        }
        #expect(memory.isClose(to: expected))
        #expect(try file.state(of: cards[0]).due == firstDay.advanced(by: 20 + fsrs.interval(expected)))
        #expect(try file.state(of: cards[2]).memory == .fsrs(FSRSState(fsrs)))
        #expect(try file.check().isEmpty)
        try file.set(.scheduler, to: nil, on: firstDay)
        #expect(try columns() == sm2)
        #expect(try file.check().isEmpty)
    }

    @Test func `a switch is known to the next program that opens the file`() throws {
        try file.set(.scheduler, to: "fsrs", on: firstDay)
        let state = try file.state(of: cards[0])
        file.close()
        let again = try scratch.open()
        #expect(try again.scheduler() == .fsrs(FSRS()))
        #expect(try again.state(of: cards[0]) == state)
        let review = try again.review(cards[0], .good, on: firstDay.advanced(by: 60))
        let replay = CardState(replaying: try again.events(of: cards[0]), under: .fsrs(FSRS()))
        #expect(try again.state(of: cards[0]) == replay)
        #expect(review.event.balanced == nil)
    }

    @Test func `other parameters and another retention replay every card`() throws {
        try file.set(.scheduler, to: "fsrs", on: firstDay)
        let before = try file.state(of: cards[0])
        try file.set(.fsrsRetention, to: "80", on: firstDay)
        #expect(try file.state(of: cards[0]).interval > before.interval)
        try file.set(.fsrsRetention, to: nil, on: firstDay)
        var values = FSRSParameters.standard.values
        values[2] = 9
        try file.set(.fsrsParameters, to: "[" + values.map { "\($0)" }.joined(separator: " ") + "]", on: firstDay)
        #expect(try file.value(of: .fsrsParameters).values == values)
        #expect(try file.state(of: cards[0]).memory.fsrs?.stability != before.memory.fsrs?.stability)
        try file.set(.fsrsParameters, to: nil, on: firstDay)
        #expect(try file.state(of: cards[0]) == before)
    }

    @Test func `an answer from before the switch is undone under the other scheduler`() throws {
        try file.set(.scheduler, to: "fsrs", on: firstDay)
        for _ in 0..<2 { _ = try file.undoLast(at: Moment(day: firstDay.advanced(by: 21), instant: 1)) }
        var expected = FSRS().first(.good)
        expected = FSRS().reviewed(expected, elapsedDays: 1, .good)
        expected = FSRS().reviewed(expected, elapsedDays: 6, .hard)
        #expect(try file.state(of: cards[0]).memory.fsrs?.isClose(to: expected) == true)
        #expect(try file.state(of: cards[1]) == .new(under: .fsrs(FSRS())))
        try file.set(.scheduler, to: "sm2", on: firstDay)
        #expect(try file.state(of: cards[1]) == .new)
        #expect(try file.check().isEmpty)
    }

    @Test func `a regrade counts with its author under FSRS`() throws {
        try file.set(.scheduler, to: "fsrs", on: firstDay)
        let review = try file.review(cards[2], .perfect, on: firstDay)
        let fast = try file.state(of: cards[2])
        let regrade = CardEvent(
            .regraded(Regrade(target: review.id, grade: .perfect)), of: cards[2], at: Moment(day: firstDay, instant: 1))
        _ = try file.append([regrade], expecting: nil)
        #expect(fast.memory.fsrs == FSRS().first(.good))
        #expect(try file.state(of: cards[2]).memory.fsrs == FSRS().first(.easy))
    }

    @Test func `the sums of days and the streak survive a switch`() throws {
        let day = firstDay.advanced(by: 20)
        let before = (try file.daySums().map(\.counted), try file.practiceStreak(through: day))
        try file.set(.scheduler, to: "fsrs", on: day)
        try file.set(.scheduler, to: "sm2", on: day)
        #expect(try file.daySums().map(\.counted) == before.0)
        #expect(try file.practiceStreak(through: day) == before.1)
    }

    @Test func `the effect of a switch is counted before anything is written`() throws {
        let bytes = try scratch.bytes()
        let day = try #require(try file.state(of: cards[0]).due)
        let change = try #require(try file.scheduleChange(bySetting: Setting.scheduler.definition, to: "fsrs", on: day))
        #expect(try scratch.bytes() == bytes)
        #expect(change.dueBefore == (try file.dueCount(day: day)))
        try file.set(.scheduler, to: "fsrs", on: day)
        #expect(change.dueAfter == (try file.dueCount(day: day)))
        #expect(change.dueBefore != change.dueAfter)
        #expect(try file.scheduleChange(bySetting: Setting.timing.definition, to: "off", on: day) == nil)
    }

    @Test(arguments: [
        "UPDATE card SET stability = stability * 1.0001 WHERE id = 1", "UPDATE card SET difficulty = 5 WHERE id = 1",
        "UPDATE card SET memory_day = memory_day + 1 WHERE id = 1", "UPDATE card SET stability = NULL WHERE id = 1",
        "UPDATE card SET easiness = 240 WHERE id = 1", "DELETE FROM setting WHERE key = 'scheduler'",
    ])
    func `check finds a state that is not the replay, and repair replays it`(sql: String) throws {
        try file.set(.scheduler, to: "fsrs", on: firstDay)
        try scratch.run(sql)
        #expect(try file.check().contains { $0.kind == .state })
        #expect(try file.repair().isEmpty)
        let scheduler = try file.scheduler()
        #expect(try file.state(of: cards[0]) == CardState(replaying: file.events(of: cards[0]), under: scheduler))
    }

    @Test func `the last bit of a stability may differ`() throws {
        try file.set(.scheduler, to: "fsrs", on: firstDay)
        try scratch.run("UPDATE card SET stability = stability * (1 + 1e-12) WHERE id = 1")
        #expect(try file.check().isEmpty)
    }

    @Test func `a file of the seventh schema is migrated with its schedules`() throws {
        let before = try cards.map(file.state)
        file.close()
        try scratch.run("\(Schema8.undo) PRAGMA user_version = 7")
        let migrated = try scratch.open()
        #expect(try cards.map(migrated.state) == before)
        #expect(try migrated.check().isEmpty)
        try migrated.set(.scheduler, to: "fsrs", on: firstDay)
        #expect(try migrated.check().isEmpty)
    }

    @Test func `the reviews of all cards are read for fitting`() throws {
        #expect(try file.reviewHistory().counted == 3)
    }

    @Test(arguments: [
        ("fsrs-parameters", "1, 2"), ("fsrs-parameters", "fit"), ("fsrs-retention", "69"), ("fsrs-retention", "98"),
        ("easy-days", "sat:free,sun:free,mon:free,tue:free,wed:free,thu:free,fri:free"), ("easy-days", "someday"),
        ("balance", "yes"), ("scheduler", "sm5"),
    ])
    func `a value that is not allowed changes nothing`(key: String, value: String) throws {
        let setting = try #require(SettingDefinition.named(key))
        let error = #expect(throws: StoreError.self) { try file.set(setting, to: value, on: firstDay) }
        #expect(error?.kind == .badSetting)
        #expect(try file.stored(setting).isDefault)
    }

    /// Every column of every card.
    private func columns() throws -> [String] {
        let queue = try DatabaseQueue(path: scratch.path)
        return try queue.read { db in try Row.fetchAll(db, sql: "SELECT * FROM card ORDER BY id").map { "\($0)" } }
    }
}
