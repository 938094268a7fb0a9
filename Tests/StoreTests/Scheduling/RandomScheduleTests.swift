import Scheduling
import TestSupport
import Testing
import Training
import TrainingSupport

@testable import Store

/// Random events and settings, in a fixed order: the stored schedules are always those that a replay of the log gives.
@Suite struct RandomScheduleTests {
    @Test func `stored schedules equal the replay through every kind of event and switch`() throws {
        let scratch = try Scratch()
        var run = try ScheduleRun(scratch.open(), seed: 20_261_121)
        let steps = Long.rounds(2_000, long: 10_000)
        for step in 0..<steps {
            try run.step(on: firstDay.advanced(by: step / 40))
            if step % 200 == 199 { try run.compare() }
        }
        try run.compare()
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
        case regrade, undo, scheduler, retention, parameters, balance, easyDays

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
        instant += 1
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
        default: return .answered(GradedAnswer(.review, grade, by: random.pick([.answer, .learner])))
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
