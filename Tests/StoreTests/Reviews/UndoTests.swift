import Chess
import Openings
import PGN
import Scheduling
import Testing
import Training
import TrainingSupport

@testable import Store

/// `undo` on the learner's file: the log, notes and added moves, in the order in which they were made.
@Suite struct UndoTests {
    let scratch: Scratch
    let file: LearnerFile
    let key = Sample.key("e4", "e5")

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
        _ = try file.applyImport(Sample.plan(Sample.italian))
    }

    private func moment(_ instant: Int64) -> Moment { Moment(day: firstDay, instant: instant) }

    private func undo(_ file: LearnerFile) throws -> UndoStep.Kind? {
        try file.undoLast(at: Moment(day: firstDay, instant: 100))?.kind
    }

    @Test func `notes, added moves and answers are undone in their order, also after a restart`() throws {
        let card = try #require(try file.card(key))
        try file.setNote(key, "first", at: moment(1))
        try file.review(card.id, .good, on: firstDay)
        try file.setNote(key, "second", at: moment(2))
        let position = try #require(try? Position(fen: key.epd + " 0 1"))
        let move = try #require(position.move(uci: "b1c3"))
        _ = try file.add(try #require(RepertoireAddition(position: position, move: move)), at: moment(3))
        #expect(try file.card(key)?.prepared == ["g1f3", "b1c3"])
        file.close()

        let again = try scratch.open()
        #expect(try undo(again) == .add)
        #expect(try again.card(key)?.prepared == ["g1f3"])
        #expect(try undo(again) == .note)
        #expect(try again.notes() == [key: "first"])
        #expect(try undo(again) == .answer)
        #expect(try again.state(of: card.id) == .new)
        #expect(try undo(again) == .note)
        #expect(try again.notes().isEmpty)
        #expect(try undo(again) == nil)
        #expect(try again.check() == [])
    }

    @Test func `shapes and notes are undone in their order, and the same shapes again are not a step`() throws {
        let (arrow, circle) = (try #require(Shape("Gg1f3")), try #require(Shape("Re5")))
        try file.setShapes(key, [arrow], at: moment(1))
        try file.setNote(key, "the knight", at: moment(1))
        try file.setShapes(key, [arrow, circle], at: moment(1))
        try file.setShapes(key, [arrow, circle], at: moment(2))
        try file.setShapes(key, [], at: moment(3))
        #expect(try file.shapes().isEmpty)
        file.close()

        let again = try scratch.open()
        #expect(try undo(again) == .shapes)
        #expect(try again.shapes() == [key: [arrow, circle]])
        let step = try #require(try again.undoLast(at: moment(100)))
        #expect(step.kind == .shapes && step.key == key && step.day == firstDay)
        #expect(try again.shapes() == [key: [arrow]])
        #expect(try undo(again) == .note)
        #expect(try undo(again) == .shapes)
        #expect(try again.shapes().isEmpty && again.notes().isEmpty)
        #expect(try undo(again) == nil)
        #expect(try again.check() == [])
    }

    @Test func `setting the same note again is not a step`() throws {
        try file.setNote(key, "same", at: moment(1))
        try file.setNote(key, "same", at: moment(2))
        #expect(try undo(file) == .note)
        #expect(try undo(file) == nil)
    }

    @Test func `a release is undone, then the suspension, then the answer with its wrong try`() throws {
        let card = try #require(try file.card(key))
        let events: [ReviewEvent] = [
            .wrongTry(WrongTry(played: "d2d4")), .answered(GradedAnswer(.review, .wrongFound, by: .retry)),
            .suspended(.question), .released,
        ]
        for (index, event) in events.enumerated() {
            let moment = Moment(day: firstDay, instant: Int64(index + 1))
            _ = try file.append([CardEvent(event, of: card.id, at: moment)], expecting: nil)
        }
        #expect(try undo(file) == .release)
        #expect(try file.state(of: card.id).isSuspended)
        #expect(try undo(file) == .suspend)
        let step = try #require(try file.undoLast(at: Moment(day: firstDay, instant: 5)))
        #expect(step.voided.map(\.event.name) == ["wrongTry", "review"])
        #expect(step.key == key)
        #expect(try undo(file) == nil)
        #expect(try file.state(of: card.id) == .new)
    }

    @Test func `a branch that was suspended in one step is released in one step`() throws {
        let cards = try file.queuedCards().map(\.id)
        try #require(cards.count > 1)
        _ = try file.append(
            cards.map { CardEvent(.suspended(.command), of: $0, at: Moment(day: firstDay, instant: 7)) },
            expecting: nil)
        let step = try #require(try file.undoLast(at: Moment(day: firstDay, instant: 8)))
        #expect(step.kind == .suspend && step.voided.count == cards.count && step.card == nil)
        #expect(try cards.allSatisfy { try !file.state(of: $0).isSuspended })
    }

    @Test(arguments: [
        (UndoStep.Kind.known, ReviewEvent.known(due: firstDay.advanced(by: 9), byCommand: true)), (.reset, .reset),
        (.release, .released), (.bury, .buried(until: firstDay.advanced(by: 3), .command)),
    ])
    func `a change of many cards is undone in one step, also after a restart`(
        kind: UndoStep.Kind, event: ReviewEvent
    ) throws {
        let cards = try file.queuedCards().map(\.id)
        for card in cards { try file.review(card, .good, on: firstDay) }
        let before = try cards.map(file.state)
        _ = try file.append(
            cards.map { CardEvent(event, of: $0, at: Moment(day: firstDay, instant: 7)) }, expecting: nil)
        file.close()
        let again = try scratch.open()
        let step = try #require(try again.undoLast(at: Moment(day: firstDay, instant: 8)))
        #expect(step.kind == kind && step.voided.count == cards.count && step.card == nil)
        #expect(try cards.map(again.state) == before)
        #expect(try undo(again) == .answer)
        #expect(try again.check() == [])
    }

    @Test func `cards that an import marked as known are not a step`() throws {
        let card = try #require(try file.card(key))
        let due = firstDay.advanced(by: 9)
        _ = try file.append(
            [CardEvent(.known(due: due), of: card.id, at: Moment(day: firstDay, instant: 7))], expecting: nil)
        #expect(try undo(file) == nil)
        #expect(try file.state(of: card.id).due == due)
    }

    @Test func `due days that were moved in one step return in one step`() throws {
        let cards = try file.queuedCards().map(\.id)
        for card in cards { try file.review(card, .good, on: firstDay) }
        let due = firstDay.advanced(by: 9)
        _ = try file.append(
            cards.map { CardEvent(.rescheduled(due: due), of: $0, at: Moment(day: firstDay, instant: 7)) },
            expecting: nil)
        #expect(try cards.allSatisfy { try file.state(of: $0).due == due })
        let step = try #require(try file.undoLast(at: Moment(day: firstDay, instant: 8)))
        #expect(step.kind == .reschedule && step.voided.count == cards.count && step.card == nil)
        #expect(try cards.allSatisfy { try file.state(of: $0).due == firstDay.advanced(by: 1) })
        #expect(try file.check().isEmpty)
    }

    @Test func `a damaged row in the log does not prevent undoing an earlier answer`() throws {
        let card = try #require(try file.card(key))
        try file.review(card.id, .good, on: firstDay)
        try file.review(card.id, .good, on: firstDay)
        try scratch.run("DROP TRIGGER event_is_never_changed")
        try scratch.run("UPDATE event SET grade = NULL WHERE id = (SELECT max(id) FROM event)")
        #expect(try undo(file) == .answer)
    }
}
