import Scheduling
import SeededRandom
import Testing

@Suite struct ScheduleTests {
    static let first = StudyDay(number: 20_000)

    /// Returns events on days counted from the first, numbered in order.
    private static func events(_ events: (day: Int, event: ScheduleEvent)...) -> [DatedScheduleEvent] {
        events.enumerated().map { index, entry in
            DatedScheduleEvent(id: Int64(index + 1), entry.event, on: first.advanced(by: entry.day))
        }
    }

    private static func review(_ grade: Grade, typed: Bool = false) -> ScheduleEvent {
        .reviewed(ScheduledReview(grade, isTyped: typed))
    }

    /// Returns days counted from the first.
    private static func day(_ day: StudyDay?) -> Int? { day.map { $0 - first } }

    private static let fsrs = Scheduler.fsrs(FSRS())

    @Test func `a card without events is new under both schedulers`() {
        for scheduler in [Scheduler.sm2, Self.fsrs] {
            let schedule = Schedule(replaying: [], under: scheduler)
            #expect(schedule == Schedule(under: scheduler))
            #expect(schedule.due == nil)
            #expect(schedule.memory.interval == 0)
            #expect(schedule.memory.repetitions == 0)
            #expect(schedule.memory.scheduler == scheduler)
        }
    }

    @Test func `SM-2 takes the interval from the grades, whatever the elapsed days`() {
        let schedule = Schedule(
            replaying: Self.events((0, Self.review(.perfect)), (9, Self.review(.perfect)), (40, Self.review(.perfect))),
            under: .sm2)
        #expect(schedule.memory == .sm2(.new.reviewed(.perfect).reviewed(.perfect).reviewed(.perfect)))
        #expect(Self.day(schedule.due) == 57)
        #expect(Self.day(schedule.firstGraded) == 0)
        #expect(Self.day(schedule.lastGraded) == 40)
    }

    @Test func `FSRS counts the elapsed study days and the rating`() throws {
        let schedule = Schedule(
            replaying: Self.events((0, Self.review(.good)), (5, Self.review(.perfect, typed: true))), under: Self.fsrs)
        let memory = FSRS().reviewed(FSRS().first(.good), elapsedDays: 5, .easy)
        guard case .fsrs(let state) = schedule.memory else { return #expect(Bool(false), "another scheduler") }
        #expect(state.memory == memory)
        #expect(state.repetitions == 2)
        #expect(Self.day(schedule.due) == 5 + FSRS().interval(memory))
    }

    @Test func `a failed review resets the repetitions and counts as a lapse unless the card was new`() {
        for scheduler in [Scheduler.sm2, Self.fsrs] {
            let events = Self.events(
                (0, Self.review(.blackout)), (1, Self.review(.good)), (3, Self.review(.wrongShown)))
            let schedule = Schedule(replaying: events, under: scheduler)
            #expect(schedule.lapses == 1)
            #expect(schedule.memory.repetitions == 0)
            #expect(Schedule(replaying: events.prefix(1), under: scheduler).lapses == 0)
        }
    }

    @Test func `a card declared as known is due on the given day, and its elapsed days count from the declaration`() {
        let events = Self.events((0, .known(due: Self.first.advanced(by: 12))), (12, Self.review(.good)))
        let sm2 = Schedule(replaying: events.prefix(1), under: .sm2)
        #expect(sm2.memory == .sm2(.known))
        #expect(Self.day(sm2.due) == 12)
        let known = Schedule(replaying: events.prefix(1), under: Self.fsrs)
        #expect(Self.day(known.due) == 12)
        #expect(known.memory.interval == 21)
        #expect(known.memory.repetitions == 3)
        guard case .fsrs(let state) = Schedule(replaying: events, under: Self.fsrs).memory else {
            return #expect(Bool(false), "another scheduler")
        }
        #expect(state.memory == FSRS().reviewed(FSRS().known, elapsedDays: 12, .good))
    }

    @Test func `a right answer to a card that a game made due keeps n and I under SM-2, and is a review under FSRS`() {
        let events = Self.events(
            (0, Self.review(.good)), (1, Self.review(.good)), (3, .madeDue(due: Self.first.advanced(by: 3))),
            (3, Self.review(.perfect)))
        let made = Schedule(replaying: events.prefix(3), under: .sm2)
        #expect(made.isMadeDue)
        #expect(Self.day(made.due) == 3)
        let sm2 = Schedule(replaying: events, under: .sm2)
        #expect(sm2.memory == SM2(repetitions: 2, interval: 6, easiness: 260).map(MemoryState.sm2))
        #expect(!sm2.isMadeDue)
        #expect(Self.day(sm2.due) == 9)
        guard case .fsrs(let state) = Schedule(replaying: events, under: Self.fsrs).memory else {
            return #expect(Bool(false), "another scheduler")
        }
        let before = FSRS().reviewed(FSRS().first(.good), elapsedDays: 1, .good)
        #expect(state.memory == FSRS().reviewed(before, elapsedDays: 2, .good))
        #expect(state.repetitions == 3)
    }

    @Test func `a wrong answer to a card that a game made due lapses`() {
        let events = Self.events(
            (0, Self.review(.good)), (1, Self.review(.good)), (3, .madeDue(due: Self.first.advanced(by: 3))),
            (3, Self.review(.wrongShown)))
        for scheduler in [Scheduler.sm2, Self.fsrs] {
            let schedule = Schedule(replaying: events, under: scheduler)
            #expect(schedule.lapses == 1)
            #expect(schedule.memory.repetitions == 0)
        }
    }

    @Test func `a restarted card is new, under the same scheduler`() {
        for scheduler in [Scheduler.sm2, Self.fsrs] {
            let events = Self.events((0, Self.review(.blackout)), (1, Self.review(.blackout)), (2, .restarted))
            #expect(Schedule(replaying: events, under: scheduler) == Schedule(under: scheduler))
        }
    }

    @Test func `rescheduling moves the due day and nothing else`() {
        for scheduler in [Scheduler.sm2, Self.fsrs] {
            let events = Self.events((0, Self.review(.good)), (1, .rescheduled(due: Self.first.advanced(by: 30))))
            let schedule = Schedule(replaying: events, under: scheduler)
            #expect(Self.day(schedule.due) == 30)
            #expect(schedule.memory == Schedule(replaying: events.prefix(1), under: scheduler).memory)
        }
    }

    @Test func `a balanced due day counts under its own scheduler and parameters only`() throws {
        let other = Scheduler.fsrs(FSRS(retention: try #require(DesiredRetention(percent: 85))))
        let balanced = BalancedDay(due: Self.first.advanced(by: 99), under: Self.fsrs)
        let events = Self.events((0, .reviewed(ScheduledReview(.good, balanced: balanced))))
        #expect(Self.day(Schedule(replaying: events, under: Self.fsrs).due) == 99)
        #expect(Self.day(Schedule(replaying: events, under: .sm2).due) == 1)
        let nominal = Schedule(replaying: events, under: other)
        #expect(Self.day(nominal.due) == nominal.memory.interval)
        // The interval is the nominal one, so that the next one grows from it.
        #expect(Schedule(replaying: events, under: Self.fsrs).memory.interval == FSRS().interval(FSRS().first(.good)))
    }

    @Test func `after a review the card is due after the interval, whatever happened before`() {
        var random = SeededGenerator(seed: 15)
        for scheduler in [Scheduler.sm2, Self.fsrs] {
            var reviews = 0
            for _ in 0..<200 {
                var schedule = Schedule(under: scheduler)
                var day = Self.first
                for _ in 0..<30 {
                    day = day.advanced(by: random.below(9))
                    let before = schedule
                    switch random.below(12) {
                    case 0: schedule.apply(.known(due: day.advanced(by: random.below(40))), on: day)
                    case 1: schedule.apply(.restarted, on: day)
                    case 2: schedule.apply(.rescheduled(due: day.advanced(by: random.below(40))), on: day)
                    case 3: schedule.apply(.madeDue(due: day), on: day)
                    default:
                        let grade = random.pick(Grade.allCases)
                        schedule.apply(Self.review(grade, typed: random.isLucky(oneIn: 3)), on: day)
                        #expect(schedule.due == day.advanced(by: schedule.memory.interval))
                        #expect((1...36_500).contains(schedule.memory.interval))
                        #expect(schedule.lastGraded == day)
                        #expect(!schedule.isMadeDue)
                        let lapses = !grade.isPass && before.memory.interval >= 1 ? 1 : 0
                        #expect(schedule.lapses == before.lapses + lapses)
                        reviews += 1
                    }
                    #expect(schedule.memory.scheduler == scheduler)
                }
            }
            #expect(reviews > 3_000)
        }
    }

    @Test func `a stored state is close to its replay within one part in a thousand million`() throws {
        let day = Self.first
        func state(_ stability: Double, interval: Int = 50) throws -> MemoryState {
            let memory = try #require(FSRSMemory(stability: stability, difficulty: 5))
            return .fsrs(
                try #require(FSRSState(FSRS(), memory: memory, day: day, repetitions: 2, interval: interval)))
        }
        #expect(try state(50).isClose(to: state(50 * (1 + 1e-12))))
        #expect(try !state(50).isClose(to: state(50 * (1 + 1e-8))))
        #expect(try !state(50).isClose(to: state(50, interval: 51)))
        #expect(try !state(50).isClose(to: .sm2(.known)))
        #expect(!MemoryState.sm2(.known).isClose(to: .sm2(.new)))
    }

    @Test func `an impossible stored state cannot be created`() throws {
        let memory = FSRS().known
        #expect(FSRSState(FSRS(), memory: memory, day: Self.first, repetitions: -1, interval: 1) == nil)
        #expect(FSRSState(FSRS(), memory: memory, day: Self.first, repetitions: 0, interval: 0) == nil)
        #expect(FSRSState(FSRS(), memory: memory, day: Self.first, repetitions: 0, interval: 36_501) == nil)
    }
}
