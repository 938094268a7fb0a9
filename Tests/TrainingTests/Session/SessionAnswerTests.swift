import Chess
import Openings
import Scheduling
import Testing
import TrainingSupport

@testable import Training

@Suite struct SessionAnswerTests {
    static let line =
        "1. e4 e5 2. Nf3 {best} (2. Bc4) (2. Qh5? {Too early: Nf3 is the move.} 2... Nc6) 2... Nc6 3. Bb5 *"

    /// A session whose open question is the one after 1.e4 e5.
    private func drill(_ options: SessionOptions = SessionOptions()) throws -> Drill {
        var drill = try Drill(Self.line, log: Drill.due(3), options: options)
        try drill.right()
        return drill
    }

    @Test func `right at once within the quick time is a 5, slower or untimed a 4`() throws {
        var drill = try drill()
        #expect(try drill.right(ms: 5_900).grade == .perfect)
        #expect(try drill.right(ms: 6_100).grade == .good)
        var other = try self.drill()
        #expect(try other.right().grade == .good)
        #expect(try other.right(ms: 60_001).grade == .good)
    }

    @Test func `with timing off every plain right answer is a 4`() throws {
        var drill = try drill(SessionOptions(usesTime: false))
        #expect(try drill.right(ms: 100).grade == .good)
    }

    @Test func `another prepared move is as right, and the main move is shown`() throws {
        var drill = try drill()
        let outcome = try drill.play("Bc4")
        guard case .alternative = outcome.verdict else {
            Issue.record("not an alternative")
            return
        }
        #expect(outcome.grade == .good)
        #expect(outcome.expected.map(\.san) == ["Nf3", "Bc4"])
        #expect(outcome.due == today.advanced(by: 15))
    }

    @Test func `after a weak hint a 3, after a strong one a 2`() throws {
        var weak = try drill()
        #expect(weak.session.hint() == GivenHint(hint: .idea("best"), level: 1))
        #expect(weak.session.hint() == GivenHint(hint: .piece(.knight), level: 2))
        let outcome = try weak.right()
        #expect(outcome.grade == .hard)
        var strong = try drill()
        _ = strong.session.hint()
        _ = strong.session.hint()
        #expect(strong.session.hint()?.level == 3)
        #expect(strong.session.hint()?.level == 3)
        #expect(try strong.right().grade == .wrongFound)
    }

    @Test func `without an idea the first hint is the piece`() throws {
        var drill = try Drill("1. e4 {1. e4 best by test} *", log: Drill.due(1))
        #expect(drill.session.hint() == GivenHint(hint: .piece(.pawn), level: 1))
        #expect(drill.session.hint()?.level == 3)
    }

    @Test func `an idea that names the piece comes after the piece`() throws {
        var drill = try Drill("1. e4 {The pawns take the centre.} *", log: Drill.due(1))
        #expect(drill.session.hint() == GivenHint(hint: .piece(.pawn), level: 1))
        #expect(drill.session.hint() == GivenHint(hint: .idea("The pawns take the centre."), level: 2))
        #expect(drill.session.hint()?.level == 3)
    }

    @Test func `a wrong first try is written at once, and found unaided it is a 2`() throws {
        var drill = try drill()
        let miss = try drill.play("d4")
        #expect(miss.next == .retry && miss.grade == nil && miss.expected.isEmpty && miss.notes == nil)
        #expect(try drill.kinds(of: 2).last == "wrongTry")
        #expect(drill.session.stage == .retry)
        let found = try drill.right()
        #expect(found.grade == .wrongFound && found.next == .closed)
        #expect(try drill.log.events(of: CardID(2)).last?.event.answer?.gradedBy == .retry)
    }

    @Test func `wrong twice is a 1, written at once; then the move must be typed`() throws {
        var drill = try drill()
        try drill.play("d4")
        let shown = try drill.play("c4")
        #expect(shown.grade == .wrongShown && shown.next == .type)
        #expect(shown.expected.map(\.san) == ["Nf3", "Bc4"])
        let events = drill.log.events.count
        #expect(try drill.play("d4").next == .type)
        let typed = try drill.right()
        #expect(typed.next == .closed && typed.grade == nil)
        if case .shown = typed.verdict {} else { Issue.record("not shown") }
        #expect(drill.log.events.count == events)
    }

    @Test func `asking for the answer is a 0, written at once`() throws {
        var drill = try drill()
        let outcome = try #require(try drill.session.show(at: at()))
        #expect(outcome.grade == .blackout && outcome.next == .type)
        #expect(try drill.log.events(of: CardID(2)).last?.event.answer?.grade == .blackout)
        #expect(drill.session.hint() == nil)
        #expect(try drill.session.show(at: at()) == nil)
    }

    @Test func `G7 the author's mistake is a deviation with its comment, unless that gives the answer away`() throws {
        var drill = try drill()
        let outcome = try drill.play("Qh5")
        guard case .warning(let warning, let comments) = outcome.verdict else {
            Issue.record("not a warning")
            return
        }
        #expect(warning.san == "Qh5")
        #expect(comments.isEmpty)
        #expect(outcome.next == .retry)
        var other = try Drill("1. e4 (1. f4? {Weakens the king.}) *", log: Drill.due(1))
        guard case .warning(_, let said) = try other.play("f4").verdict else {
            Issue.record("not a warning")
            return
        }
        #expect(said == ["Weakens the king."])
    }

    @Test func `a deviation that transposes or is prepared nearby says so`() throws {
        let lines = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. d3 *\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 d6 4. c3 *"
        var transposing = try Drill(lines, log: Drill.due(5))
        for _ in 1...3 { try transposing.right() }
        guard case .deviation(let other) = try transposing.play("c3").verdict else {
            Issue.record("not a deviation")
            return
        }
        #expect(!other.transposes)
        #expect(other.nearLine?.count == 6)
        var drill = try Drill("1. e4 d5 2. exd5 Nf6 3. d4 *\n\n1. d4 d5 2. e4 dxe4 *", log: Drill.due(5))
        try drill.right()
        guard case .deviation(let deviation) = try drill.play("d4").verdict else {
            Issue.record("not a deviation")
            return
        }
        #expect(deviation.transposes)
    }

    @Test func `before move 4 no position is called much like another`() throws {
        var drill = try Drill("1. d4 d5 2. c4 *\n\n1. d4 Nf6 2. Nf3 *", log: Drill.due(3))
        try drill.right()
        guard case .deviation(let deviation) = try drill.play("Nf3").verdict else {
            Issue.record("not a deviation")
            return
        }
        #expect(deviation.nearLine == nil)
    }

    @Test func `an answer says when the card is asked again, also once it was typed after a wrong one`() throws {
        var drill = try Drill("1. e4 e5 2. Nf3 *", log: Drill.due(2))
        try drill.play("c4")
        #expect(try drill.play("d4").next == .type)
        let typed = try drill.right()
        #expect(typed.grade == nil)
        #expect(typed.asksAgain == .today)
        let right = try drill.right()
        #expect(right.asksAgain == right.due.map(Outcome.NextReview.on))
        #expect(right.due != nil)
    }

    @Test func `G17 the line to a near position is not shown when the answer is in it`() throws {
        var drill = try Drill("1. e4 e5 2. Nf3 *", log: Drill.due(2))
        guard case .deviation(let deviation) = try drill.play("Nf3").verdict else {
            Issue.record("not a deviation")
            return
        }
        #expect(deviation.nearLine == nil)
    }

    @Test func `the last grade can be overruled until the next answer, and the log keeps both`() throws {
        var drill = try drill()
        try drill.right()
        let regraded = try #require(try drill.session.regrade(.wrongFound, at: at()))
        #expect(regraded.card == CardID(2) && regraded.due == today.advanced(by: 1))
        #expect(drill.session.remaining.repeats == 1)
        #expect(try drill.kinds(of: 2).suffix(2) == ["review", "regraded"])
        let back = try #require(try drill.session.regrade(.perfect, at: at()))
        #expect(back.due == today.advanced(by: 15))
        #expect(drill.session.remaining.repeats == 0)
        try drill.play("a3")
        #expect(try drill.session.regrade(.good, at: at()) == nil)
    }

    @Test func `an accepted deviation is a 4 and prepared from then on`() throws {
        var drill = try drill()
        try drill.play("d4")
        let accepted = try #require(try drill.session.accept(at: at()))
        #expect(accepted.regraded.grade == .good && accepted.closesQuestion)
        #expect(drill.session[CardID(2)]?.card.prepared.last?.san == "d4")
        #expect(drill.line == "e4 e5 Nf3 Nc6")
        #expect(try drill.session.accept(at: at()) == nil)
        var late = try self.drill()
        try late.play("d4")
        try late.play("c4")
        #expect(try late.session.accept(at: at())?.move == late.session.last?.outcome.played)
        #expect(try late.log.state(of: CardID(2)).memory.repetitions == 3)
    }

    @Test func `skip, bury and suspend go on to the next question`() throws {
        var drill = try drill()
        #expect(try drill.session.suspend(at: at()) == CardID(2))
        #expect(drill.line == "e4 e5 Nf3 Nc6")
        #expect(try drill.log.state(of: CardID(2)).isSuspended)
        drill.session.skip(at: at())
        #expect(drill.session.question == nil)
        #expect(drill.session.leftover.skipped == [CardID(3)])
        #expect(try drill.log.state(of: CardID(3)).isDue(on: today))
        #expect(try drill.session.bury(.last, at: at()) == CardID(1))
        #expect(try drill.log.state(of: CardID(1)).buriedUntil == today.advanced(by: 1))
    }

    @Test func `the summary names what went worst`() throws {
        var drill = try drill()
        try drill.play("d4", ms: 1_000)
        try drill.play("c4", ms: 2_000)
        try drill.right()
        try drill.right(ms: 3_400)
        try drill.right()
        let summary = drill.session.summary
        #expect(summary.answered == 3 && summary.right == 2)
        #expect(summary.seconds == 5)
        #expect(summary.worst.map(\.card) == [CardID(2)])
    }

    @Test func `the quick time is the median of the right first tries, from 3 to 20 seconds`() {
        #expect(GradingPolicy(recent: Array(repeating: 9_000, count: 29)).quickTime == 6_000)
        #expect(GradingPolicy(recent: Array(repeating: 9_000, count: 30)).quickTime == 9_000)
        #expect(GradingPolicy(recent: Array(repeating: 900, count: 30)).quickTime == 3_000)
        #expect(GradingPolicy(recent: Array(repeating: 50_000, count: 30)).quickTime == 20_000)
        #expect(
            GradingPolicy(recent: Array(repeating: 1, count: 30) + Array(repeating: 8_000, count: 200)).quickTime
                == 8_000)
    }

    @Test func `a wrong first try still counts after the learner has left and come back`() throws {
        var drill = try Drill("1. e4 e5 2. Nf3 *", log: Drill.due(2))
        try drill.play("d4")
        var again = try Drill("1. e4 e5 2. Nf3 *", log: drill.log)
        #expect(again.session.stage == .retry)
        #expect(try again.play("e4").grade == .wrongFound)
    }
}
