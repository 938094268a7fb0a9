import GRDB
import Scheduling
import TestSupport
import Testing
import Training
import TrainingSupport

@testable import Store

/// Random events and settings, in a fixed order: the stored schedules and sums are always those that a replay of the log
/// gives.
@Suite struct RandomScheduleTests {
    @Test func `stored schedules and sums equal the replay through every kind of event and switch`() throws {
        let scratch = try Scratch()
        var run = try ScheduleRun(scratch.open(), seed: 20_261_121)
        let steps = Long.rounds(2_000, long: 10_000)
        for step in 0..<steps {
            try run.step(on: firstDay.advanced(by: step / 40))
            if step % 200 == 199 { try run.compare() }
        }
        try run.compare()
        #expect(run.replayed.answers > steps / 4 && run.replayed.introduced > 10 && run.replayed.mature.counted > 10)
        #expect(run.counts.keys.sorted() == ScheduleRun.Step.allCases.map(\.rawValue).sorted())
        let file = try scratch.open()
        #expect(try file.check() == [])
        #expect(try file.allEvents().count > steps / 2)
        #expect(try file.allEvents().contains { $0.event.balanced?.scheduler == .sm2 })
        #expect(try file.allEvents().contains { $0.event.balanced.map { $0.scheduler != .sm2 } ?? false })
        try run.switchBackAndForth()
    }
}

/// A file to which random steps are applied.
private struct ScheduleRun {
    /// What a step does. Events are written in batches, because each transaction waits for the disk.
    enum Step: String, CaseIterable {
        case review, repeated, early, known, restarted, reset, rescheduled, madeDue, seen, buried, suspended, released
        case introduced, wrongTry, regrade, undo, scheduler, retention, parameters, balance, easyDays

        var isSetting: Bool {
            switch self {
            case .scheduler, .retention, .parameters, .balance, .easyDays: true
            default: false
            }
        }
    }

    let file: LearnerFile
    let cards: [CardID]
    var random: SeededGenerator
    var pending: [CardEvent] = []
    var counts: [String: Int] = [:]
    var instant: Int64 = 0
    /// The sums of the last comparison.
    var replayed = DayStatistics()

    init(_ file: LearnerFile, seed: UInt64) throws {
        self.file = file
        cards = try file.makeCards(25)
        random = SeededGenerator(seed: seed)
    }

    mutating func step(on day: StudyDay) throws {
        let isSetting = random.isLucky(oneIn: 25)
        let steps =
            Step.allCases.filter { $0.isSetting == isSetting } + Array(repeating: .review, count: isSetting ? 0 : 12)
        let step = random.pick(steps)
        // Half an hour later, in one of 40 steps of a day.
        instant = max(instant, Int64(day.number) * EventRow.millisecondsOfDay) + 1_800_000
        counts[step.rawValue, default: 0] += 1
        switch step {
        case .regrade:
            try write()
            let card = random.pick(cards)
            guard let answer = try file.events(of: card).standing.last(where: { $0.event.answer != nil }) else {
                return
            }
            let regrade = Regrade(target: answer.id, grade: random.pick(Grade.allCases))
            try append(.regraded(regrade), of: card, on: day)
            try write()
        case .undo:
            try write()
            _ = try file.undoLast(at: Moment(day: day, instant: instant))
        case .scheduler: try set(.scheduler, random.pick(["sm2", "fsrs"]), on: day)
        case .retention: try set(.fsrsRetention, random.pick(["80", "90", "97"]), on: day)
        case .parameters:
            var values = FSRSParameters.standard.values
            values[random.below(4)] *= 1 + Double(random.below(9)) / 10
            try set(.fsrsParameters, values.map { "\($0)" }.joined(separator: ", "), on: day)
        case .balance: try set(.balance, random.pick(["on", "on", "off"]), on: day)
        case .easyDays: try set(.easyDays, random.pick(["none", "sat,sun", "sat:free,sun", "wed:free"]), on: day)
        default:
            try append(event(step, on: day), of: random.pick(cards), on: day)
            if pending.count >= 20 { try write() }
        }
    }

    private mutating func event(_ step: Step, on day: StudyDay) -> ReviewEvent {
        let due = day.advanced(by: random.below(40))
        let grade = random.isLucky(oneIn: 4) ? random.pick(Grade.allCases) : .good
        let time = random.isLucky(oneIn: 4) ? nil : random.below(70_000)
        switch step {
        case .repeated: return .repeated(grade)
        case .early: return .early(grade)
        case .known: return .known(due: due, byCommand: random.isLucky(oneIn: 2))
        case .restarted: return .restarted(former: "e2e4")
        case .reset: return .reset
        case .rescheduled: return .rescheduled(due: due)
        case .madeDue: return .madeDue(due: day, played: "e2e4")
        case .seen: return .seenInGames(SeenInGames(played: "e2e4", games: 1, grade: .good))
        case .buried: return .buried(until: due, .command)
        case .suspended: return .suspended(.command)
        case .released: return .released
        case .introduced: return .introduced(played: "e2e4", milliseconds: time)
        case .wrongTry: return .wrongTry(WrongTry(played: "d2d4", milliseconds: time))
        default:
            let author = random.pick([GradedBy.answer, .learner])
            return .answered(GradedAnswer(.review, grade, by: author, played: "e2e4", milliseconds: time))
        }
    }

    private mutating func append(_ event: ReviewEvent, of card: CardID, on day: StudyDay) throws {
        pending.append(CardEvent(event, of: card, at: Moment(day: day, instant: instant)))
    }

    private mutating func write() throws {
        _ = try file.append(pending, expecting: nil)
        pending = []
    }

    private mutating func set<Value>(_ setting: Setting<Value>, _ value: String, on day: StudyDay) throws {
        try write()
        try file.set(setting, to: value, on: day)
    }

    mutating func compare() throws {
        try write()
        let scheduler = try file.scheduler()
        let events = Dictionary(grouping: try file.allEvents(), by: \.card)
        for card in cards {
            let stored = try file.state(of: card)
            #expect(stored.memory.scheduler == scheduler)
            #expect(stored.isClose(to: CardState(replaying: events[card] ?? [], under: scheduler)))
        }
        try compareSums(events)
        try compareCardCounts()
    }

    /// The stored sums of days and hours are those of the events that count, each with its current grade.
    private mutating func compareSums(_ events: [CardID: [LoggedEvent]]) throws {
        var intervals: [Int64: Int] = [:]
        try file.forEachEventRow { intervals[$0.id] = $0.intervalBefore }
        var days: [StudyDay: DayStatistics] = [:]
        var hours: [Int64: DayStatistics.Reviews] = [:]
        for logged in events.values.flatMap(\.effective) {
            let before = intervals[logged.id] ?? 0
            switch logged.event {
            case .introduced(_, let time):
                days[logged.day, default: DayStatistics()].introduced += 1
                days[logged.day, default: DayStatistics()].milliseconds += min(time ?? 0, DayStatistics.timeCap)
            case .answered(let answer):
                let time = answer.milliseconds.map { min($0, DayStatistics.timeCap) }
                var sums = days[logged.day] ?? DayStatistics()
                sums.answers += 1
                sums.right += answer.grade.isPass ? 1 : 0
                sums.milliseconds += time ?? 0
                if answer.kind == .review {
                    sums.reviews += 1
                    sums.passed += answer.grade.isPass ? 1 : 0
                    sums.add(reviewAfter: before, answer.grade, milliseconds: time)
                    if before > 0 {
                        hours[logged.instant / 900_000, default: DayStatistics.Reviews()].add(answer.grade.isPass)
                    }
                }
                days[logged.day] = sums
            default: break
            }
        }
        let (storedDays, storedHours) = try file.storedSums()
        #expect(storedDays == days.filter { $0.value != DayStatistics() })
        #expect(storedHours == hours)
        replayed = DayStatistics(
            (0..<DayStatistics.columns.count).map { index in
                days.values.reduce(0) { $0 + $1.values[index] }
            })
    }

    /// The stored numbers of cards by due day are those of the cards.
    private func compareCardCounts() throws {
        let states = try cards.map(file.state)
        let buckets = try file.cardBuckets()
        #expect(buckets.reduce(0) { $0 + $1.cards } == cards.count)
        #expect(buckets.reduce(0) { $0 + $1.known } == states.count { $0.memory.repetitions >= 1 })
        #expect(buckets.reduce(0) { $0 + $1.leeches } == states.count { $0.lapses >= Leech.threshold })
        for due in Set(states.map(\.due)) {
            let counted = buckets.filter { $0.due == due }.reduce(0) { $0 + $1.cards }
            #expect(counted == states.count { $0.due == due })
        }
    }

    /// Under each scheduler the states before equal those after the other scheduler was in use.
    mutating func switchBackAndForth() throws {
        for (one, other) in [("sm2", "fsrs"), ("fsrs", "sm2")] {
            try set(.scheduler, one, on: firstDay)
            let before = try cards.map(file.state)
            try set(.scheduler, other, on: firstDay)
            #expect(try zip(before, cards.map(file.state)).allSatisfy { $0.memory != $1.memory })
            try set(.scheduler, one, on: firstDay)
            #expect(try cards.map(file.state) == before)
        }
    }
}

extension LearnerFile {
    /// The sums of days that are not empty, and those of quarters of an hour, for all cards; also those of the only
    /// repertoire, which must be the same.
    fileprivate func storedSums() throws -> ([StudyDay: DayStatistics], [Int64: DayStatistics.Reviews]) {
        try reading { db in
            var (days, hours): ([StudyDay: DayStatistics], [Int64: DayStatistics.Reviews]) = ([:], [:])
            var owned: [StudyDay: DayStatistics] = [:]
            for row in try Row.fetchAll(db, sql: "SELECT * FROM day_sum").map({ RowReader($0, of: "day_sum") }) {
                days[try row.day("day")] = try DayStatistics(row)
            }
            for row in try Row.fetchAll(db, sql: "SELECT * FROM repertoire_day_sum") {
                let row = RowReader(row, of: "repertoire_day_sum")
                owned[try row.day("day")] = try DayStatistics(row)
            }
            let sql =
                "SELECT repertoire, quarter, sum(counted) AS counted, sum(passed) AS passed FROM hour_sum GROUP BY 1, 2"
            var ownedHours: [Int64: DayStatistics.Reviews] = [:]
            for row in try Row.fetchAll(db, sql: sql).map({ RowReader($0, of: "hour_sum") }) {
                let sums = DayStatistics.Reviews(counted: try row.integer("counted"), passed: try row.integer("passed"))
                guard sums.counted > 0 else { continue }
                if try row.id("repertoire") == 0 {
                    hours[try row.bits("quarter")] = sums
                } else {
                    ownedHours[try row.bits("quarter")] = sums
                }
            }
            days = days.filter { $0.value != DayStatistics() }
            #expect(owned.filter { $0.value != DayStatistics() } == days)
            #expect(ownedHours == hours)
            return (days, hours)
        }
    }
}
