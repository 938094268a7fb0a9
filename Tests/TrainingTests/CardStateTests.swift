import Scheduling
import Testing
import TrainingSupport

@testable import Training

@Suite struct CardStateTests {
    private func logged(_ id: Int64, _ event: ReviewEvent, day: StudyDay = today) -> LoggedEvent {
        LoggedEvent(id: id, entry(event, day: day))
    }

    private func entry(_ event: ReviewEvent, day: StudyDay = today) -> CardEvent {
        CardEvent(event, of: CardID(1), at: Moment(day: day, instant: 0))
    }

    @Test func `a review moves the schedule by the day it is given`() {
        let state = CardState.new.applying(.review(.good), on: today)
        #expect(state.due == today.advanced(by: 1))
        #expect(state.memory.repetitions == 1)
        #expect(state.toRepeat == nil)
        #expect(state.firstGraded == today)
    }

    @Test func `an answer below 4 is asked again that day, until one reaches 4`() {
        let missed = CardState.new.applying(.review(.hard), on: today)
        #expect(missed.isToRepeat(on: today))
        #expect(!missed.isToRepeat(on: today.advanced(by: 1)))
        let again = missed.applying(.repeated(.hard), on: today)
        #expect(again == missed)
        let done = again.applying(.repeated(.good), on: today)
        #expect(done.toRepeat == nil)
        #expect(done.memory == missed.memory && done.due == missed.due)
    }

    @Test(arguments: [
        ReviewEvent.early(.blackout), .wrongTry(WrongTry(played: "e2e4")),
        .regraded(Regrade(target: 1, grade: .blackout)), .undone(target: 1), .added(move: "e2e4", number: 1),
    ])
    func `some events change no schedule`(event: ReviewEvent) {
        let state = CardState.new.applying(.review(.good), on: today)
        #expect(state.applying(event, on: today) == state)
    }

    @Test func `only a failure of a card with an interval is a lapse`() {
        var state = CardState.new.applying(.review(.blackout), on: today)
        #expect(state.lapses == 0)
        state = state.applying(.review(.wrongShown), on: today.advanced(by: 1))
        #expect(state.lapses == 1)
    }

    @Test func `a known card starts as mature`() {
        let state = CardState.new.applying(.known(due: today.advanced(by: 9)), on: today)
        #expect(state.memory == .sm2(.known))
        #expect(state.due == today.advanced(by: 9))
    }

    @Test(arguments: [ReviewEvent.restarted(former: "e2e4"), .reset])
    func `G4 a changed answer does not inherit a long interval`(event: ReviewEvent) {
        var state = CardState.new
        var day = today
        for _ in 0..<5 {
            state = state.applying(.review(.perfect), on: day)
            day = state.due ?? day
        }
        #expect(state.interval > 90)
        let restarted = state.applying(event, on: day)
        #expect(restarted == .new)
        #expect(restarted.applying(.review(.good), on: day).interval == 1)
    }

    @Test func `a card made due by a game keeps its interval when right, and lapses when wrong`() {
        let mature = CardState.new.applying(.known(due: today.advanced(by: 20)), on: today)
        let forgotten = mature.applying(.madeDue(due: today, played: nil), on: today)
        #expect(forgotten.isDue(on: today))
        let right = forgotten.applying(.review(.good), on: today)
        #expect(right.memory == mature.memory)
        #expect(right.due == today.advanced(by: 21))
        let wrong = forgotten.applying(.review(.wrongFound), on: today)
        #expect(wrong.interval == 1 && wrong.lapses == 1)
        #expect(right.applying(.review(.good), on: today.advanced(by: 21)).interval == 53)
    }

    @Test func `buried and suspended cards are not asked, and a release ends both`() {
        let due = CardState.new.applying(.rescheduled(due: today), on: today)
        let buried = due.applying(.buried(until: today.advanced(by: 1), .question), on: today)
        #expect(!buried.isDue(on: today) && buried.isDue(on: today.advanced(by: 1)))
        let suspended = due.applying(.suspended(.question), on: today)
        #expect(!suspended.isDue(on: today.advanced(by: 400)))
        #expect(suspended.applying(.released, on: today) == due)
    }

    @Test func `a replay leaves out what was undone and takes the last grade`() {
        let events = [
            logged(1, .review(.good)), logged(2, .regraded(Regrade(target: 1, grade: .perfect))),
            logged(3, .regraded(Regrade(target: 1, grade: .wrongFound))),
            logged(4, .review(.good), day: today.advanced(by: 1)), logged(5, .undone(target: 4)),
        ]
        let state = CardState(replaying: events, under: .sm2)
        #expect(state == CardState.new.applying(.review(.wrongFound), on: today))
        let withoutRegrade = events + [logged(6, .undone(target: 3))]
        #expect(
            CardState(replaying: withoutRegrade, under: .sm2) == CardState.new.applying(.review(.perfect), on: today))
    }

    /// The last rating that FSRS took from events of one card on successive days, found by trying all four.
    private func lastRating(_ events: ReviewEvent...) throws -> FSRSRating {
        let fsrs = FSRS()
        let logged = events.enumerated().map { index, event in
            self.logged(Int64(index + 1), event, day: today.advanced(by: event.answer == nil ? 1 : index))
        }
        let state = CardState(replaying: logged, under: .fsrs(fsrs))
        guard case .fsrs(let after) = state.memory else { throw UnexpectedScheduler() }
        return try #require(
            FSRSRating.allCases.first { fsrs.reviewed(fsrs.first(.good), elapsedDays: 1, $0) == after.memory })
    }

    private struct UnexpectedScheduler: Error {}

    @Test func `FSRS takes a 5 as Easy only where the learner typed it, and an accepted move as Good`() throws {
        func answer(_ grade: Grade, _ author: GradedBy) -> ReviewEvent {
            .answered(GradedAnswer(.review, grade, by: author))
        }
        let first = ReviewEvent.review(.good)
        #expect(try lastRating(first, answer(.perfect, .answer)) == .good)
        #expect(try lastRating(first, answer(.perfect, .script)) == .good)
        #expect(try lastRating(first, answer(.perfect, .learner)) == .easy)
        let typed = ReviewEvent.regraded(Regrade(target: 2, grade: .perfect))
        #expect(try lastRating(first, answer(.wrongFound, .retry), typed) == .easy)
        let accepted = ReviewEvent.regraded(Regrade(target: 2, grade: .good, reason: .accepted("d2d4")))
        #expect(try lastRating(first, answer(.wrongShown, .retry), accepted) == .good)
        let lowered = ReviewEvent.regraded(Regrade(target: 2, grade: .hard))
        #expect(try lastRating(first, answer(.perfect, .answer), lowered) == .hard)
    }

    @Test func `repeats and early answers change no memory under FSRS, and a game that counts as a review does`() throws
    {
        let fsrs = Scheduler.fsrs(FSRS())
        let reviewed = CardState.new(under: fsrs).applying(.review(.hard), on: today)
        #expect(reviewed.memory.scheduler == fsrs)
        #expect(reviewed.isToRepeat(on: today))
        #expect(reviewed.applying(.repeated(.blackout), on: today) == reviewed)
        #expect(reviewed.applying(.early(.blackout), on: today.advanced(by: 1)) == reviewed)
        let tomorrow = today.advanced(by: 1)
        let seen = ReviewEvent.seenInGames(SeenInGames(played: nil, games: 1, grade: .good))
        #expect(reviewed.applying(seen, on: tomorrow) == reviewed.applying(.review(.good), on: tomorrow))
        #expect(reviewed.applying(.reset, on: tomorrow) == .new(under: fsrs))
    }

    @Test func `the schedule events of a card leave out what was undone, and give its schedule`() {
        let events = [
            logged(1, .introduced(played: nil, milliseconds: nil)), logged(2, .review(.good)),
            logged(3, .repeated(.good)), logged(4, .regraded(Regrade(target: 2, grade: .perfect))),
            logged(5, .review(.good), day: today.advanced(by: 1)), logged(6, .undone(target: 5)),
            logged(7, .seenInGames(SeenInGames(played: nil, games: 2, grade: .good)), day: today.advanced(by: 1)),
            logged(8, .suspended(.question), day: today.advanced(by: 1)),
        ]
        #expect(
            events.scheduleEvents == [
                DatedScheduleEvent(id: 2, .reviewed(ScheduledReview(.perfect, isTyped: true)), on: today),
                DatedScheduleEvent(
                    id: 7, .reviewed(ScheduledReview(.good, isAnswer: false)), on: today.advanced(by: 1)),
            ])
        for scheduler in [Scheduler.sm2, .fsrs(FSRS())] {
            let state = CardState(replaying: events, under: scheduler)
            #expect(state.schedule == Schedule(replaying: events.scheduleEvents, under: scheduler))
            #expect(state.isClose(to: state))
            var moved = state
            moved.due = today
            #expect(!moved.isClose(to: state))
        }
    }

    @Test func `the log refuses an answer that has not seen the newest event`() throws {
        let log = InMemoryLog()
        _ = try log.append([entry(.review(.good))], expecting: 0)
        #expect(throws: ReviewConflict(card: CardID(1), newest: 1)) {
            try log.append([entry(.review(.good))], expecting: 0)
        }
        _ = try log.append([entry(.suspended(.question))], expecting: nil)
        #expect(log.events.count == 2)
    }

    @Test func `undo takes back answers one by one, newest first, and stops`() throws {
        let log = InMemoryLog()
        let events: [ReviewEvent] = [
            .introduced(played: "e2e4", milliseconds: nil), .wrongTry(WrongTry(played: "d2d4")), .review(.good),
        ]
        _ = try log.append(events.map { entry($0) }, expecting: nil)
        #expect(try log.undoLast(at: Moment(day: today, instant: 1))?.voided.map(\.id) == [2, 3])
        #expect(try log.undoLast(at: Moment(day: today, instant: 2))?.voided.map(\.id) == [1])
        #expect(try log.undoLast(at: Moment(day: today, instant: 3)) == nil)
        #expect(try log.state(of: CardID(1)) == .new)
    }
}
