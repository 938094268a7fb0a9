import Chess
import Openings
import Scheduling
import Testing
import TrainingSupport

@testable import Training

/// The walker alone: what it asks next, given an agenda. Cards are counted from 0, in the order of the lines.
@Suite struct LineWalkerTests {
    private struct Walk {
        var agenda: Agenda
        var walker: LineWalker

        init(_ pgn: String, _ log: InMemoryLog, options: SessionOptions = .init()) throws {
            let book = book(pgn)
            let cards = try Drill.cards(book, log)
            agenda = Agenda(cards, options: options, done: DayTally(), at: at())
            walker = LineWalker(LineGraph([CompiledRepertoire(book)], cards: cards), prefix: options.prefix)
        }

        mutating func next() -> PlannedQuestion? {
            let question = walker.next(agenda)
            if let question { walker.ask(question) }
            return question
        }

        /// The next question; a failure when there is none.
        mutating func ask() throws -> PlannedQuestion {
            let question = next()
            return try #require(question)
        }

        /// Answers a question right with its main move, or another one, and goes on.
        mutating func pass(_ question: PlannedQuestion, playing san: String? = nil) throws {
            let card = agenda[question.card]
            let event = CardEvent(.review(.good), of: card.id, at: at())
            agenda.take(LoggedEvent(id: card.newestEvent + 1, event), at: question.card)
            agenda.close(question, kind: .review)
            let move = try san.map { try card.card.position.move(san: $0) } ?? card.card.prepared[0].move
            walker.pass(question, playing: move)
        }

        /// The lines of all questions, each answered right.
        mutating func finish() throws -> [String] {
            var lines: [String] = []
            while let question = next(), lines.count < 50 {
                lines.append(question.line.start.sanLine(question.line.moves).joined(separator: " "))
                try pass(question)
            }
            return lines
        }
    }

    private static let lines = SessionOrderTests.lines

    @Test func `the main line is followed to its end, then the next line begins`() throws {
        var walk = try Walk(Self.lines, Drill.due(6))
        let lines = [
            "", "e4 e5", "e4 e5 Nf3 Nc6", "e4 e5 Nf3 Nc6 Bb5 a6", "e4 c5", "e4 c5 Nf3 d6",
        ]
        #expect(try walk.finish() == lines)
        #expect(walk.next() == nil)
    }

    @Test func `the line goes on after the move that was played`() throws {
        var walk = try Walk("1. e4 (1. d4 d5 2. c4) 1... e5 2. Nf3 *", Drill.due(3))
        let first = try walk.ask()
        try walk.pass(first, playing: "d4")
        #expect(try walk.finish() == ["d4 d5", "e4 e5"])
    }

    @Test func `what comes after a skipped position waits`() throws {
        var walk = try Walk(Self.lines, Drill.due(6))
        walk.agenda.skip(1)
        #expect(try walk.finish() == ["", "e4 c5", "e4 c5 Nf3 d6"])
        #expect(walk.walker.firstSkipped(onTheWayTo: 3, walk.agenda) == 1)
        #expect(walk.walker.firstSkipped(onTheWayTo: 4, walk.agenda) == nil)
        walk.agenda.askSkipped()
        #expect(try walk.finish() == ["e4 e5", "e4 e5 Nf3 Nc6", "e4 e5 Nf3 Nc6 Bb5 a6"])
    }

    @Test func `every line begins with the given moves`() throws {
        var prefix = PlayedLine()
        for san in ["e4", "c5"] { prefix.play(try prefix.position.move(san: san)) }
        let log = InMemoryLog(Drill.due(6).events.map(\.entry).filter { $0.card > CardID(4) })
        var walk = try Walk(Self.lines, log, options: SessionOptions(prefix: prefix))
        #expect(walk.next()?.line == prefix)
    }

    @Test func `own moves that are not due are played, or asked on the way from the start`() throws {
        let learnt = InMemoryLog(
            Drill.due(6).events.map(\.entry)
                + [1, 2, 3].map { CardEvent(.review(.good), of: CardID($0), at: at(today.advanced(by: -1))) })
        var walk = try Walk(Self.lines, learnt)
        let due = try walk.ask()
        #expect(due.card == 3 && !due.isOnTheWay)
        var fromStart = try Walk(Self.lines, learnt, options: SessionOptions(fromStart: true))
        let asked = try fromStart.ask()
        #expect(asked.card == 0 && asked.isOnTheWay)
    }

    @Test func `the plies on the screen are those of the last question and its answer`() throws {
        var walk = try Walk(Self.lines, Drill.due(6))
        let first = try walk.ask()
        #expect(walk.walker.shownPlies(of: first) == 0)
        try walk.pass(first)
        let second = try walk.ask()
        #expect(walk.walker.shownPlies(of: second) == 1)
    }

    @Test func `a question that is asked again keeps its line`() throws {
        let transposed = "1. e4 e5 2. Nf3 Nc6 3. Bc4 *\n\n1. e4 Nc6 2. Nf3 e5 3. Bc4 *"
        var walk = try Walk(transposed, Drill.due(4))
        var lines: [Int: PlayedLine] = [:]
        while let question = walk.next() {
            lines[question.card] = question.line
            try walk.pass(question)
        }
        #expect(lines.count == walk.agenda.indices.count)
        for (card, line) in lines { #expect(walk.walker.question(for: card, walk.agenda).line == line) }
    }

    @Test func `a line that is left is not gone on with`() throws {
        var walk = try Walk(Self.lines, Drill.due(6))
        try walk.pass(walk.ask())
        let second = try walk.ask()
        try walk.pass(second)
        walk.agenda.skip(2)
        walk.walker.leaveLine()
        #expect(walk.next()?.card == 4)
    }
}
