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
        #expect(state.memory == .known)
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
        let state = CardState(replaying: events)
        #expect(state == CardState.new.applying(.review(.wrongFound), on: today))
        let withoutRegrade = events + [logged(6, .undone(target: 3))]
        #expect(CardState(replaying: withoutRegrade) == CardState.new.applying(.review(.perfect), on: today))
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
