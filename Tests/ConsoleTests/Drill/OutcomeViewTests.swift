import Chess
import Openings
import PGN
import Scheduling
import Terminal
import Testing
import Training
import TrainingSupport

@testable import Coach
@testable import Console

@Suite struct OutcomeViewTests {
    private static let today = StudyDay(number: 20_778)
    private static let file = "1. e4 {Best by test.} (1. d4 {Solid.}) 1... e5 2. Nf3 {It attacks e5.} *"

    /// A session with the two positions due.
    private func session() throws -> Session {
        let chapters = PGNReader(Array(Self.file.utf8)).compactMap { game -> Chapter? in
            guard let tree = try? game.tree.get() else { return nil }
            return Chapter(number: game.number, title: "test", tree: tree, side: .white, repertoire: "test")
        }
        let book = Repertoire(name: "test", side: .white, chapters: chapters)
        var state = CardState.new
        state.due = Self.today
        state.memory = .sm2(try #require(SM2(repetitions: 2, interval: 6, easiness: 250)))
        let cards = book.cards.enumerated().map { index, card in
            QueuedCard(id: CardID(Int64(index + 1)), card: card, state: state, newestEvent: 0)
        }
        return Session(
            SessionContent(
                repertoires: [CompiledRepertoire(book)], cards: cards),
            log: InMemoryLog(), at: Moment(day: Self.today, instant: 0))
    }

    private func play(_ san: String, _ session: inout Session) throws -> [String] {
        let question = try #require(session.question)
        let move = try question.position.move(san: san)
        let moment = Moment(day: Self.today, instant: 1)
        let outcome = try #require(try session.answer(Answer(move), at: moment))
        return OutcomeView(outcome: outcome, today: Self.today, columns: 80).lines.plain
    }

    @Test func `after a wrong answer the comment is printed once, and the last line says when the card comes again`()
        throws
    {
        var session = try session()
        #expect(
            try play("c4", &session) == ["✗ 1.c4 is not in your book.", "Try once more, or type show to see the move."])
        #expect(
            try play("f4", &session) == [
                "✗ 1.f4 is not in your book.  The move is 1.e4 (also d4).", "Best by test.",
            ])
        #expect(try play("a3", &session) == ["✗ 1.a3 is not in your book.  The move is 1.e4 (also d4)."])
        #expect(try play("e4", &session) == ["1.e4  again today"])
    }

    @Test func `after show the comment is printed once, and the comment of another move when that is typed`() throws {
        var session = try session()
        let shown = try #require(try session.show(at: Moment(day: Self.today, instant: 1)))
        let lines = OutcomeView(outcome: shown, today: Self.today, columns: 80).lines.plain
        #expect(lines == ["The move is 1.e4 (also d4).", "Best by test."])
        #expect(try play("d4", &session) == ["1.d4  again today", "Solid."])
    }

    @Test func `a right answer ends with its next day`() throws {
        var session = try session()
        #expect(try play("e4", &session) == ["✓ 1.e4  next Sun 6 Dec (15 d)  also: d4", "Best by test."])
    }
}
