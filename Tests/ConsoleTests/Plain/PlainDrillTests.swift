import Chess
import Openings
import Scheduling
import Store
import Terminal
import Testing
import Training

@testable import Coach
@testable import Console

/// The sentences of a drill for a screen reader.
@Suite struct PlainDrillTests {
    /// A learner who knows the board only from what was announced.
    private struct Listener {
        var session: Session
        var announced: AnnouncedLine?
        let moves: MoveWriting

        init(_ movetext: String, side: Side = .white, isNew: Bool = false, _ notation: NotationStyle = .letters) throws
        {
            session = try DueSession.make(movetext, side: side, isNew: isNew)
            moves = MoveWriting(notation, isPlain: true)
        }

        private func view(_ question: Question) -> PlainQuestionView {
            PlainQuestionView(
                question: question, title: "test", opening: nil, left: session.left,
                shapes: (question.drawings + (question.notes?.drawings ?? [])).map(\.shape), sign: nil, last: announced,
                moves: moves)
        }

        /// The sentences of the open question.
        mutating func ask() throws -> [String] {
            let question = try #require(session.question)
            defer { announced = AnnouncedLine(question, opening: nil) }
            return view(question).lines.plain
        }

        func prompt() throws -> String { view(try #require(session.question)).prompt(session.stage).plain }

        /// The sentences after an answer.
        mutating func answer(_ san: String) throws -> [String] {
            let question = try #require(session.question)
            let move = try question.position.move(san: san)
            let moment = Moment(day: DueSession.today, instant: 1)
            return lines(try #require(try session.answer(Answer(move), at: moment)))
        }

        mutating func show() throws -> [String] {
            lines(try #require(try session.show(at: Moment(day: DueSession.today, instant: 1))))
        }

        private mutating func lines(_ outcome: Outcome) -> [String] {
            announced?.add(outcome)
            var view = OutcomeView(outcome: outcome, today: DueSession.today, columns: 1_000)
            (view.moves, view.isPlain) = (moves, true)
            return view.lines.plain
        }
    }

    @Test func `a line begins with the repertoire, the side and the moves; then the opponent's moves are announced`()
        throws
    {
        var listener = try Listener("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6", side: .black)
        #expect(
            try listener.ask() == [
                "New line in test. You are Black. 3 left.", "1. e4. Your move, Black.",
            ])
        #expect(try listener.prompt() == "Move 1: ")
        #expect(try listener.answer("e5") == ["Correct: e5. Next Sun 6 Dec, in 15 days."])
        #expect(try listener.ask() == ["White played Nf3. Your move, Black."])
        #expect(try listener.prompt() == "Move 2: ")
    }

    @Test func `the first move of a repertoire for White is asked from the start`() throws {
        var listener = try Listener("1. e4 e5 2. Nf3")
        #expect(try listener.ask().last == "From the start. Your move, White.")
        _ = try listener.answer("e4")
        #expect(try listener.ask() == ["Black played e5. Your move, White."])
    }

    @Test func `check and mate are announced`() throws {
        var listener = try Listener("1. d4 e6 2. c4 Bb4+ 3. Nc3")
        _ = try listener.ask()
        _ = try listener.answer("d4")
        _ = try listener.ask()
        _ = try listener.answer("c4")
        #expect(try listener.ask() == ["Black played Bb4, check. Your move, White."])
        listener = try Listener("1. f3 e5 2. g4 Qh4#", side: .black, .spoken)
        _ = try listener.ask()
        _ = try listener.answer("e5")
        #expect(try listener.ask() == ["White played g 4. Your move, Black."])
        #expect(try listener.answer("Qh4") == ["Correct: queen h 4, mate. Next Sun 6 Dec, in 15 days."])
    }

    @Test func `a sideline begins where it leaves the main line`() throws {
        var listener = try Listener("1. e4 e5 2. Nf3 Nc6 (2... d6 3. d4) 3. Bb5")
        for san in ["e4", "Nf3", "Bb5"] {
            _ = try listener.ask()
            _ = try listener.answer(san)
        }
        #expect(try listener.ask() == ["Back to the position after 2. Nf3. Black played d6. Your move, White."])
    }

    @Test func `a line that leaves the last one early is read from its start`() throws {
        var listener = try Listener("1. e4 e5 (1... c5 2. c3) 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O (5. d3)")
        var sentences: [String] = []
        for san in ["e4", "Nf3", "Bb5", "Ba4", "O-O"] {
            sentences = try listener.ask()
            _ = try listener.answer(san)
        }
        #expect(sentences == ["Black played Nf6. Your move, White."])
        #expect(
            try listener.ask() == [
                "New line in test. You are White. 1 left.", "1. e4, c5. Your move, White.",
            ])
    }

    @Test func `a wrong answer says so first, and a second one the move`() throws {
        var listener = try Listener("1. e4 {Best by test.} (1. d4) e5")
        _ = try listener.ask()
        #expect(
            try listener.answer("c4") == [
                "Wrong: c4 is not in your book.", "Try once more, or type show to see the move.",
            ])
        #expect(try listener.prompt() == "Move 1, once more: ")
        #expect(
            try listener.answer("f4") == ["Wrong: f4 is not in your book. The move is e4 (also d4).", "Best by test."])
        #expect(try listener.prompt() == "Type it: ")
        #expect(try listener.answer("e4") == ["e4. Again today."])
    }

    @Test func `another prepared move is right, and the main move is named`() throws {
        var listener = try Listener("1. e4 (1. d4) e5")
        _ = try listener.ask()
        #expect(try listener.answer("d4") == ["Correct: d4. Your main move is e4. Next Sun 6 Dec, in 15 days."])
    }

    @Test func `a right answer names the other prepared moves`() throws {
        var listener = try Listener("1. e4 (1. d4) e5")
        _ = try listener.ask()
        #expect(try listener.answer("e4") == ["Correct: e4. Also prepared: d4. Next Sun 6 Dec, in 15 days."])
    }

    @Test func `a move that the book marks as a mistake is wrong`() throws {
        var listener = try Listener("1. e4 e5 2. Nf3 (2. Bc4? {Too early.}) 2... Nc6")
        _ = try listener.ask()
        _ = try listener.answer("e4")
        _ = try listener.ask()
        #expect(try listener.answer("Bc4").prefix(2) == ["Wrong: Your book marks Bc4 as a mistake.", "Too early."])
    }

    @Test func `show says the move`() throws {
        var listener = try Listener("1. e4 e5")
        _ = try listener.ask()
        #expect(try listener.show() == ["The move is e4."])
    }

    @Test func `a new position is announced with its move, comments and shapes`() throws {
        var listener = try Listener(
            "1. e4 e5 2. Nf3 {Attack. [%cal Gf3e5][%csl Re5]} (2. Nc3) 2... Nc6", isNew: true, .spoken)
        #expect(try listener.ask().last == "New. The move is e 4.")
        #expect(try listener.prompt() == "Type it: ")
        #expect(try listener.answer("e4") == ["e 4 is right. It is asked later in this session."])
        #expect(
            try listener.ask() == [
                "Black played e 5. Your move, White.", "Arrow from f 3 to e 5.", "Red circle on e 5.",
                "New. The move is knight f 3.", "Attack.", "Also prepared: knight c 3.",
            ])
    }

    @Test func `an open question that is shown again is not a new position`() throws {
        var listener = try Listener("1. e4 e5")
        _ = try listener.ask()
        #expect(try listener.ask() == ["The same position. Your move, White."])
    }
}
