import Chess
import Openings
import Scheduling
import Testing
import TrainingSupport

@testable import Training

/// Two sessions on one log.
@Suite struct SessionConcurrencyTests {
    private static let line = SessionAnswerTests.line

    /// A session whose open question is the one after 1.e4 e5.
    private func drill() throws -> Drill {
        var drill = try Drill(Self.line, log: Drill.due(3))
        try drill.right()
        return drill
    }

    @Test func `a card that another session answered is not answered twice`() throws {
        var one = try drill()
        var other = try Drill(Self.line, log: one.log)
        #expect(other.line == "e4 e5")
        try one.right()
        let late = try other.right()
        #expect(late.next == .overtaken && late.grade == nil)
        #expect(try one.kinds(of: 2) == ["review", "review", "review"])
        #expect(other.line == "e4 e5 Nf3 Nc6")
    }

    @Test func `a wrong try of another session does not stop an answer`() throws {
        var one = try drill()
        var other = try Drill(Self.line, log: one.log)
        try one.play("d4")
        #expect(try other.right().grade == .good)
        #expect(try one.right().next == .overtaken)
    }

    @Test func `a card that another session removes from the queue is not asked again`() throws {
        var drill = try Drill(SessionOrderTests.lines, log: Drill.due(6))
        let cards = try Drill.cards(drill.book, drill.log)
        drill.session.update(cards.filter { $0.id != CardID(1) && $0.id != CardID(3) }, at: at())
        #expect(
            try drill.finish() == [
                "review e4 e5", "review e4 e5 Nf3 Nc6 Bb5 a6", "review e4 c5", "review e4 c5 Nf3 d6",
            ])
        drill.session.update(try Drill.cards(drill.book, drill.log), at: at())
        #expect(drill.session.remaining.due == 2)
    }
}
