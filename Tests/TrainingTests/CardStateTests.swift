import Scheduling
import Testing

@testable import Training

@Suite struct CardStateTests {
    private func record(
        _ kind: EventKind, _ grade: Grade? = nil, day: StudyDay = today, id: Int64? = nil, target: Int64? = nil,
        value: Int? = nil
    ) -> ReviewRecord {
        ReviewRecord(
            id: id, card: CardID(1), kind: kind, day: day, instant: 0, grade: grade, target: target, value: value)
    }

    @Test func `a review moves the schedule by the day it is given`() {
        let state = CardState.new.applying(record(.review, .good))
        #expect(state.due == today.advanced(by: 1))
        #expect(state.memory.repetitions == 1)
        #expect(state.toRepeat == nil)
        #expect(state.firstGraded == today)
    }

    @Test func `an answer below 4 is asked again that day, until one reaches 4`() {
        let missed = CardState.new.applying(record(.review, .hard))
        #expect(missed.isToRepeat(on: today))
        #expect(!missed.isToRepeat(on: today.advanced(by: 1)))
        let again = missed.applying(record(.repeated, .hard))
        #expect(again == missed)
        let done = again.applying(record(.repeated, .good))
        #expect(done.toRepeat == nil)
        #expect(done.memory == missed.memory && done.due == missed.due)
    }

    @Test(arguments: [EventKind.early, .wrongTry, .regraded, .undone])
    func `some events change no schedule`(kind: EventKind) {
        let state = CardState.new.applying(record(.review, .good))
        #expect(state.applying(record(kind, .blackout)) == state)
    }

    @Test func `only a failure of a card with an interval is a lapse`() {
        var state = CardState.new.applying(record(.review, .blackout))
        #expect(state.lapses == 0)
        state = state.applying(record(.review, .wrongShown, day: today.advanced(by: 1)))
        #expect(state.lapses == 1)
    }

    @Test func `a known card starts as mature`() {
        let state = CardState.new.applying(record(.known, value: today.number + 9))
        #expect(state.memory == .known)
        #expect(state.due == today.advanced(by: 9))
    }

    @Test(arguments: [EventKind.restarted, .reset])
    func `G4 a changed answer does not inherit a long interval`(kind: EventKind) {
        var state = CardState.new
        var day = today
        for _ in 0..<5 {
            state = state.applying(record(.review, .perfect, day: day))
            day = state.due ?? day
        }
        #expect(state.interval > 90)
        let restarted = state.applying(record(kind, day: day))
        #expect(restarted == .new)
        #expect(restarted.applying(record(.review, .good, day: day)).interval == 1)
    }

    @Test func `a card made due by a game keeps its interval when right, and lapses when wrong`() {
        let mature = CardState.new.applying(record(.known, value: today.number + 20))
        let forgotten = mature.applying(record(.madeDue, value: today.number))
        #expect(forgotten.isDue(on: today))
        let right = forgotten.applying(record(.review, .good))
        #expect(right.memory == mature.memory)
        #expect(right.due == today.advanced(by: 21))
        let wrong = forgotten.applying(record(.review, .wrongFound))
        #expect(wrong.interval == 1 && wrong.lapses == 1)
        #expect(right.applying(record(.review, .good, day: today.advanced(by: 21))).interval == 53)
    }

    @Test func `buried and suspended cards are not asked, and a release ends both`() {
        let due = CardState.new.applying(record(.rescheduled, value: today.number))
        let buried = due.applying(record(.buried, value: today.number + 1))
        #expect(!buried.isDue(on: today) && buried.isDue(on: today.advanced(by: 1)))
        let suspended = due.applying(record(.suspended))
        #expect(!suspended.isDue(on: today.advanced(by: 400)))
        #expect(suspended.applying(record(.released)) == due)
    }

    @Test func `a replay leaves out what was undone and takes the last grade`() {
        let records = [
            record(.review, .good, id: 1), record(.regraded, .perfect, id: 2, target: 1),
            record(.regraded, .wrongFound, id: 3, target: 1),
            record(.review, .good, day: today.advanced(by: 1), id: 4), record(.undone, id: 5, target: 4),
        ]
        let state = CardState(replaying: records)
        #expect(state == CardState.new.applying(record(.review, .wrongFound)))
        let withoutRegrade = records + [record(.undone, id: 6, target: 3)]
        #expect(CardState(replaying: withoutRegrade) == CardState.new.applying(record(.review, .perfect)))
    }

    @Test func `the log refuses an answer that has not seen the newest event`() throws {
        let log = InMemoryLog()
        _ = try log.append([record(.review, .good)], expecting: 0)
        #expect(throws: ReviewConflict(card: CardID(1), newest: 1)) {
            try log.append([record(.review, .good)], expecting: 0)
        }
        _ = try log.append([record(.suspended)], expecting: nil)
        #expect(log.records.count == 2)
    }

    @Test func `undo takes back answers one by one, newest first, and stops`() throws {
        let log = InMemoryLog()
        _ = try log.append([record(.introduced), record(.wrongTry), record(.review, .good)], expecting: nil)
        #expect(try log.undoLast(day: today, instant: 1)?.voided.map(\.id) == [2, 3])
        #expect(try log.undoLast(day: today, instant: 2)?.voided.map(\.id) == [1])
        #expect(try log.undoLast(day: today, instant: 3) == nil)
        #expect(try log.state(of: CardID(1)) == .new)
    }
}
