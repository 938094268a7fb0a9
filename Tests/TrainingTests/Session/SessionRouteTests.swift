import Chess
import Openings
import Scheduling
import SeededRandom
import Testing
import TrainingSupport

@testable import Training

/// No question, heading or route shows the answer of a card that is asked later.
@Suite struct SessionRouteTests {
    static let lines = "1. e4 e5 (1... c5 2. Nf3 d6 3. d4) 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *"

    @Test func `what comes after a skipped position waits, and is asked once that is`() throws {
        var drill = try Drill(Self.lines, log: Drill.due(6))
        try drill.right()
        #expect(drill.line == "e4 e5")
        drill.session.skip(at: at())
        #expect(try drill.finish() == ["review e4 c5", "review e4 c5 Nf3 d6"])
        let leftover = drill.session.leftover
        #expect(leftover.skipped == [CardID(2)])
        #expect(leftover.waiting == [Leftover.Waiting(after: CardID(2), count: 2)])
        #expect(leftover.rest == Session.Remaining())
        drill.session.askSkipped(at: at())
        #expect(
            try drill.finish() == ["review e4 e5", "review e4 e5 Nf3 Nc6", "review e4 e5 Nf3 Nc6 Bb5 a6"])
        #expect(drill.session.leftover.isEmpty)
    }

    @Test func `what is due comes before what is new, also where its line passes through a new position`() throws {
        // Of the line 1.e4 e5 2.Nf3 Nc6 3.Bb5 only the third move has been learnt.
        let log = InMemoryLog(Drill.due(3).events.map(\.entry).filter { $0.card == CardID(3) })
        var drill = try Drill(Self.lines, log: log)
        #expect(drill.session.question?.kind == .review)
        #expect(drill.line == "e4 e5 Nf3 Nc6")
        try drill.right()
        #expect(drill.session.question?.kind == .introduction)
    }

    @Test func `a new position is introduced by the author's moves only`() throws {
        let pgn = "1. e4 e5 2. Nf3 Nc6 3. Bc4 *\n\n1. e4 Nc6 2. Nf3 e5 3. Bc4 *"
        var drill = try Drill(pgn, log: InMemoryLog(Drill.due(2).events.map(\.entry)))
        try drill.right()
        _ = try drill.session.show(at: at())
        try drill.right()
        for _ in 0..<12 {
            guard let question = drill.session.question else { break }
            if question.kind == .introduction { #expect(drill.line != "e4 Nc6 Nf3 e5") }
            try drill.right()
        }
    }

    @Test func `what was skipped is asked beyond the limits of the session, and nothing else is`() throws {
        let options = [SessionOptions(positions: 2), SessionOptions(minutes: 1)]
        for options in options {
            var drill = try Drill(Self.lines, log: Drill.due(6), options: options)
            try drill.right()
            drill.session.skip(at: at())
            try drill.right(at(seconds: options.minutes == nil ? 1 : 90))
            #expect(drill.session.question == nil)
            #expect(drill.session.leftover.skipped == [CardID(2)])
            drill.session.askSkipped(at: at(seconds: 91))
            #expect(drill.line == "e4 e5")
            try drill.right(at(seconds: 92))
            #expect(drill.session.question == nil)
            #expect(drill.session.leftover.skipped.isEmpty)
        }
    }

    @Test func `another route is taken where the usual one shows the answer of a skipped position`() throws {
        // 3.d4 is reached by 1.e4 e6 2.Nf3 and by 1.Nf3 e6 2.e4; the first move of each is due.
        let pgn = "1. e4 e6 2. Nf3 d5 3. d4 Nf6 4. e5 *\n\n1. Nf3 e6 2. e4 d5 3. d4 *"
        var drill = try Drill(pgn, log: Drill.due(5))
        try drill.right()
        while drill.line != "e4 e6" { try drill.right() }
        drill.session.skip(at: at())
        let asked = try drill.finish()
        #expect(asked.contains("review Nf3 e6"))
        #expect(asked.contains { $0.hasPrefix("review Nf3 e6 e4 d5") })
        #expect(!asked.contains { $0.hasPrefix("review e4 e6 Nf3") })
    }

    @Test func `a line does not go on from a position that is repeated later`() throws {
        var drill = try Drill(Self.lines, log: Drill.due(6))
        try drill.right()
        try drill.play("d4")
        try drill.play("c4")
        try drill.right()
        // 2.Nf3 after 1...e5 was wrong: its line waits until the position has been repeated.
        #expect(
            try drill.finish() == [
                "review e4 c5", "review e4 c5 Nf3 d6", "repeated e4 e5", "review e4 e5 Nf3 Nc6",
                "review e4 e5 Nf3 Nc6 Bb5 a6",
            ])
    }

    @Test(arguments: 0..<40) func `whatever is answered, no line shows the answer of a card that is asked later`(
        _ seed: Int
    ) throws {
        let pgn = """
            1. e4 e5 (1... c5 2. Nf3 d6 (2... Nc6 3. Bb5 g6 4. O-O) 3. d4 cxd4 4. Nxd4) 2. Nf3 Nc6 (2... Nf6 3. Nxe5)
            3. Bb5 a6 (3... Nf6 4. O-O Nxe4 5. d4) 4. Ba4 Nf6 5. O-O *

            1. Nf3 e5 (1... Nc6 2. e4 e5 3. Bb5) 2. Nxe5 *
            """
        let count = book(pgn).cards.count
        var generator = SeededGenerator(seed: UInt64(seed))
        var drill = try Drill(pgn, log: Drill.due(count))
        var shown: [PlayedLine] = []
        var asked: [(position: PositionIdentity, turn: Int)] = []
        var turn = 0
        while let question = drill.session.question, turn < 300 {
            turn += 1
            shown.append(question.route)
            asked.append((question.position.identity, turn))
            switch generator.next() % 5 {
            case 0 where turn < 60: drill.session.skip(at: at())
            case 1 where turn < 60:
                _ = try drill.session.show(at: at())
                try drill.right()
            default: try drill.right()
            }
            if drill.session.question == nil, !drill.session.leftover.skipped.isEmpty {
                drill.session.askSkipped(at: at())
            }
        }
        #expect(drill.session.leftover.isEmpty)
        for (number, route) in shown.enumerated() {
            var position = route.start
            for move in route.moves {
                let identity = position.identity
                let isAskedLater = asked.contains { $0.position == identity && $0.turn > number + 1 }
                #expect(!isAskedLater, "question \(number + 1) shows an answer that is still to be given")
                position = position.playing(move)
            }
        }
    }

    @Test func `the other side's line neither waits for a move it does not play nor shows an answer`() throws {
        let white = book("1. e4 e5 2. Nf3 *")
        let black = book("1. d4 d5 2. c4 e6 *\n\n1. e4 c5 2. Nf3 d6 *", .black)
        let log = InMemoryLog()
        let cards = (white.cards + black.cards).enumerated().map { index, card in
            QueuedCard(
                id: CardID(Int64(index + 1)), card: card, state: .new, newestEvent: 0, repertoire: "\(card.key.side)")
        }
        var session = Session(
            SessionContent(
                repertoires: [CompiledRepertoire(white), CompiledRepertoire(black)], cards: cards),
            log: log, at: at())
        var asked: [String] = []
        while let question = session.question, asked.count < 20 {
            asked.append("\(question.kind) \(question.lineSAN.joined(separator: " "))")
            _ = try session.answer(Answer(try #require(session[question.card]?.card.prepared.first?.move)), at: at())
        }
        #expect(asked.first == "introduction d4")
        #expect(asked.count == 12)
        let white1 = try #require(asked.firstIndex(of: "introduction "))
        #expect(try #require(asked.firstIndex(of: "introduction e4")) > white1)
        #expect(try #require(asked.firstIndex(of: "new e4")) > asked.firstIndex(of: "new ") ?? 99)
    }

    @Test func `a chapter that begins with a FEN is asked by the moves of a game, with their numbers`() throws {
        let pgn = """
            1. e4 e5 2. Nf3 Nc6 3. Bb5 *

            [SetUp "1"]
            [FEN "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1"]

            1. Ba4 *

            1. e4 e5 2. Nf3 a6 3. Bb5 Nc6 *
            """
        var drill = try Drill(pgn, log: Drill.due(5))
        var lines: [String] = []
        var numbers: [Int] = []
        while let question = drill.session.question {
            lines.append(question.lineSAN.joined(separator: " "))
            numbers.append(question.position.fullmoveNumber)
            try drill.right()
        }
        #expect(lines.contains("e4 e5 Nf3 a6 Bb5 Nc6"))
        #expect(numbers == lines.map { $0.split(separator: " ").count / 2 + 1 })
    }

    @Test func `a chapter from a FEN that no line reaches starts where it starts`() throws {
        let pgn = "1. e4 *\n\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 30\"]\n\n30. e4 Kd7 31. e5 *"
        var drill = try Drill(pgn, log: Drill.due(3))
        let asked = try drill.finish()
        #expect(asked == ["review ", "review ", "review e4 Kd7"])
    }

    @Test func `a branch is asked by the moves that were given`() throws {
        // The author reaches the position by 1.d4 first.
        let pgn = "1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. e3 *\n\n1. c4 e6 2. Nc3 Nf6 3. d4 *"
        let book = book(pgn)
        let log = Drill.due(book.cards.count)
        let given = ["c4", "e6", "Nc3", "Nf6"]
        var position = Position.initial
        var moves: [Move] = []
        for san in given {
            let move = try position.move(san: san)
            moves.append(move)
            position = position.playing(move)
        }
        let branch = Set(book.cards(from: position.identity).map(\.key))
        let cards = try Drill.cards(book, log).filter { branch.contains($0.card.key) }
        let session = Session(
            SessionContent(
                repertoires: [CompiledRepertoire(book)], cards: cards,
                options: SessionOptions(prefix: PlayedLine(start: .initial, moves: moves))),
            log: log, at: at())
        #expect(session.question?.lineSAN == given)
    }
}
