import Chess
import Openings
import Scheduling
import Testing
import TrainingSupport

@testable import Training

/// What `undo` takes back, step by step.
@Suite struct SessionUndoTests {
    static let line = "1. e4 e5 2. Nf3 (2. Bc4) (2. Qh5? {Too early.}) 2... Nc6 3. Bb5 *"

    /// The first move is answered; the second is the open question.
    private func drill() throws -> Drill {
        var drill = try Drill(Self.line, log: Drill.due(3))
        try drill.right()
        return drill
    }

    private func undo(_ drill: inout Drill) throws -> (kind: UndoStep.Kind, card: CardID?, isAskedAgain: Bool)? {
        try drill.session.undo(at: at()).map { ($0.step.kind, $0.card, $0.isAskedAgain) }
    }

    @Test func `an open wrong try is voided first, and the question is asked afresh`() throws {
        var drill = try drill()
        try drill.play("d4")
        #expect(drill.session.stage == .retry)
        let undone = try #require(try undo(&drill))
        #expect(undone == (.wrongTry, CardID(2), true))
        #expect(drill.line == "e4 e5")
        #expect(drill.session.stage == .firstTry)
        #expect(try drill.right().grade == .good)
        #expect(try drill.log.state(of: CardID(1)).lastGraded == today)
    }

    @Test func `an answer is taken back together with its wrong try`() throws {
        var drill = try drill()
        try drill.play("d4")
        try drill.right()
        let step = try #require(try drill.session.undo(at: at())).step
        #expect(step.kind == .answer && step.voided.map(\.event.name) == ["wrongTry", "review"])
        #expect(step.move == "g1f3")
        #expect(drill.session.stage == .firstTry)
        #expect(try undo(&drill)?.card == CardID(1))
    }

    @Test func `steps are taken back one by one, also those of an earlier session`() throws {
        var first = try drill()
        try first.right()
        var drill = try Drill(Self.line, log: first.log)
        #expect(try #require(try undo(&drill)) == (.answer, CardID(2), true))
        #expect(drill.line == "e4 e5")
        #expect(drill.session.question?.kind == .review)
        #expect(try #require(try undo(&drill)) == (.answer, CardID(1), true))
        #expect(drill.line == "")
        #expect(try drill.finish() == ["review ", "review e4 e5", "review e4 e5 Nf3 Nc6"])
    }

    @Test func `a wrong try left open in an earlier session is a step of its own`() throws {
        var first = try drill()
        try first.play("d4")
        var drill = try Drill(Self.line, log: first.log)
        #expect(drill.session.stage == .retry)
        #expect(drill.session.openDeviation == (try position("e4 e5").move(san: "d4")))
        #expect(try #require(try undo(&drill)) == (.wrongTry, CardID(2), true))
        #expect(drill.session.stage == .firstTry)
    }

    @Test func `a question of another card is never a retry after an undo`() throws {
        var drill = try drill()
        try drill.play("d4")
        _ = try undo(&drill)
        let undone = try #require(try undo(&drill))
        #expect(undone == (.answer, CardID(1), true))
        #expect(drill.session.stage == .firstTry)
        try drill.right()
        #expect(drill.line == "e4 e5" && drill.session.stage == .firstTry)
    }

    @Test func `giving up is taken back`() throws {
        var drill = try drill()
        _ = try drill.session.show(at: at())
        let undone = try #require(try drill.session.undo(at: at()))
        #expect(undone.step.kind == .answer && undone.step.move == nil)
        #expect(drill.session.stage == .firstTry)
        #expect(drill.session.summary.answered == 1)
        #expect(try drill.right().grade == .good)
    }

    @Test func `an introduction is taken back`() throws {
        var drill = try Drill(Self.line)
        try drill.right()
        #expect(try #require(try undo(&drill)) == (.introduction, CardID(1), true))
        #expect(drill.session.question?.kind == .introduction)
    }

    @Test func `accepting is a step of its own, before the answer it was about`() throws {
        var drill = try drill()
        try drill.play("a3")
        try drill.play("d4")
        _ = try drill.session.accept(at: at())
        #expect(drill.session.summary.right == 2)
        let undone = try #require(try undo(&drill))
        #expect(undone == (.accept, CardID(2), false))
        #expect(drill.session[CardID(2)]?.card.prepared.map(\.san) == ["Nf3", "Bc4"])
        #expect(try drill.log.state(of: CardID(2)).toRepeat == today)
        #expect(drill.session.summary.right == 1)
        #expect(try #require(try undo(&drill)) == (.answer, CardID(2), true))
        guard case .deviation = try drill.play("d4").verdict else {
            Issue.record("d4 is still prepared")
            return
        }
    }

    @Test func `after an accept that was taken back the answer is still the last one`() throws {
        var drill = try drill()
        try drill.play("a3")
        try drill.right()
        _ = try drill.session.accept(at: at())
        #expect(try undo(&drill)?.kind == .accept)
        #expect(drill.session.last?.question.card == CardID(2))
        #expect(drill.session.canAccept)
        #expect(try drill.session.regrade(.blackout, at: at())?.asksAgain == .today)
    }

    @Test func `accepting a first try is taken back to the retry`() throws {
        var drill = try drill()
        try drill.play("Qh5")
        _ = try drill.session.accept(at: at())
        #expect(try #require(try undo(&drill)) == (.accept, CardID(2), true))
        #expect(drill.session.stage == .retry)
        #expect(try #require(try undo(&drill)) == (.wrongTry, CardID(2), true))
        guard case .warning = try drill.play("Qh5").verdict else {
            Issue.record("not a warning")
            return
        }
    }

    @Test func `a move accepted in an earlier session is withdrawn`() throws {
        var drill = try drill()
        try drill.play("d4")
        try drill.play("d4")
        _ = try drill.session.accept(at: at())
        var later = try Drill(Self.line, log: drill.log)
        var cards = try Drill.cards(later.book, drill.log)
        let move = try cards[1].card.position.move(san: "d4")
        cards[1].card = cards[1].card.accepting(move)
        later.session.update(cards, at: at())
        #expect(try undo(&later)?.kind == .accept)
        #expect(later.session[CardID(2)]?.card.prepared.map(\.san) == ["Nf3", "Bc4"])
    }

    @Test(arguments: [UndoStep.Kind.bury, .suspend]) func `burying and suspending are taken back`(
        _ kind: UndoStep.Kind
    ) throws {
        var drill = try drill()
        _ = try kind == .bury ? drill.session.bury(at: at()) : drill.session.suspend(at: at())
        #expect(drill.session.question?.card == CardID(3))
        let undone = try #require(try undo(&drill))
        #expect(undone == (kind, CardID(2), true))
        #expect(drill.line == "e4 e5")
        #expect(try drill.finish() == ["review e4 e5", "review e4 e5 Nf3 Nc6"])
    }

    @Test func `cards buried at once are one step`() throws {
        var drill = try drill()
        let events = [2, 3].map { card in
            CardEvent(
                .buried(until: today.advanced(by: 1), .command), of: CardID(card), at: Moment(day: today, instant: 99))
        }
        _ = try drill.log.append(events, expecting: nil)
        let undone = try #require(try drill.session.undo(at: at()))
        #expect(undone.step.voided.map(\.card) == [CardID(2), CardID(3)])
        #expect(undone.card == nil && !undone.isAskedAgain)
        #expect(try drill.log.state(of: CardID(3)).isAvailable(on: today))
    }

    @Test func `a cram neither forgives nor takes back the wrong first try of a review`() throws {
        var review = try drill()
        try review.play("d4")
        var cram = try Drill(Self.line, log: review.log, options: SessionOptions(mode: .cram))
        while let question = cram.session.question, question.card != CardID(2) { try cram.right() }
        #expect(cram.session.stage == .firstTry)
        try cram.right()
        var later = try Drill(Self.line, log: review.log)
        #expect(later.session.stage == .retry)
        let step = try #require(try cram.session.undo(at: at())).step
        #expect(step.voided.map(\.event.name) == ["early"])
        later = try Drill(Self.line, log: review.log)
        #expect(try later.right().grade == .wrongFound)
    }

    @Test func `an older accept taken back in a cram leaves its card to be asked`() throws {
        var yesterday = try drill()
        try yesterday.play("d4")
        try yesterday.play("d4")
        _ = try yesterday.session.accept(at: at())
        var cram = try Drill(Self.line, log: yesterday.log, options: SessionOptions(mode: .cram))
        #expect(try undo(&cram)?.kind == .accept)
        #expect(cram.session.remaining.due == 3)
        #expect(try cram.finish().count == 3)
    }

    @Test func `nothing is left in the end`() throws {
        var drill = try Drill(Self.line)
        try drill.right()
        #expect(try undo(&drill) != nil)
        #expect(try drill.session.undo(at: at()) == nil)
    }
}
