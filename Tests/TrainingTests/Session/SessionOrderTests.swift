import Chess
import Openings
import Scheduling
import Testing
import TrainingSupport

@testable import Training

@Suite struct SessionOrderTests {
    static let lines = "1. e4 e5 (1... c5 2. Nf3 d6 3. d4) 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *"

    /// Six replies to the first move, each answered.
    static let wide =
        "1. e4 e5 (1... c5 2. Nc3) (1... e6 2. d3) (1... c6 2. d4) (1... d6 2. f4) (1... g6 2. h4) 2. Nf3 *"

    @Test func `due cards are asked by line, with only what is new since the last question marked`() throws {
        var drill = try Drill(Self.lines, log: Drill.due(6))
        var newFrom: [Int] = []
        var lines: [String?] = []
        while let question = drill.session.question {
            newFrom.append(question.newFrom)
            lines.append(drill.line)
            #expect(question.kind == .review)
            try drill.right()
        }
        #expect(
            lines == [
                "", "e4 e5", "e4 e5 Nf3 Nc6", "e4 e5 Nf3 Nc6 Bb5 a6", "e4 c5", "e4 c5 Nf3 d6",
            ])
        #expect(newFrom == [0, 1, 3, 5, 1, 3])
    }

    @Test func `own moves that are not due are played, and the opponent goes where something is due`() throws {
        let log = InMemoryLog(
            Drill.due(6).events.map(\.entry)
                + [2, 3, 4, 5].map { card in
                    CardEvent(
                        .review(.good), of: CardID(card), at: Moment(day: today.advanced(by: -1), instant: 0))
                })
        var drill = try Drill(Self.lines, log: log)
        #expect(try drill.finish() == ["review ", "review e4 c5 Nf3 d6"])
    }

    @Test func `a new position is shown, and asked after four others or at the end`() throws {
        var drill = try Drill(Self.lines)
        #expect(
            try drill.finish() == [
                "introduction ", "introduction e4 e5", "introduction e4 e5 Nf3 Nc6",
                "introduction e4 e5 Nf3 Nc6 Bb5 a6", "introduction e4 c5", "new ", "new e4 e5", "new e4 e5 Nf3 Nc6",
                "new e4 e5 Nf3 Nc6 Bb5 a6", "new e4 c5", "introduction e4 c5 Nf3 d6", "new e4 c5 Nf3 d6",
            ])
        #expect(try drill.kinds(of: 1) == ["introduced", "review"])
        #expect(drill.session.summary.answered == 6)
    }

    @Test func `a position shown but not asked stays new, and is asked first thing after a restart that day`() throws {
        var drill = try Drill(Self.lines)
        try drill.right()
        let again = try Drill(Self.lines, log: drill.log, done: DayTally(introduced: 1))
        #expect(again.session.question?.kind == .new)
        #expect(again.line == "")
        let tomorrow = try Drill(Self.lines, log: drill.log, on: today.advanced(by: 1))
        #expect(tomorrow.session.question?.kind == .introduction)
    }

    @Test func `a repeat comes after at least four other questions, and interrupts no line`() throws {
        var drill = try Drill(Self.wide, log: Drill.due(7))
        try drill.right()
        try drill.play("d4")
        try drill.play("c4")
        try drill.right()
        let asked = try drill.finish()
        #expect(asked.firstIndex(of: "repeated e4 e5") == 4)
        #expect(asked.count == 6)
        #expect(try drill.kinds(of: 2).suffix(3) == ["wrongTry", "review", "repeated"])
    }

    @Test func `after a restart a repeat still waits for four other questions`() throws {
        var drill = try Drill(Self.wide, log: Drill.due(7))
        try drill.right()
        _ = try drill.session.show(at: at())
        try drill.right()
        var again = try Drill(Self.wide, log: drill.log)
        let asked = try again.finish()
        #expect(asked.firstIndex(of: "repeated e4 e5") == 4)
    }

    @Test func `what is due on the way to a due position is asked on the way`() throws {
        // Both are due; the second's line leads through the first, which comes later in the book's walk.
        let book = "1. e4 c6 2. d4 (2. Nc3 d5 3. d4 dxe4) 2... d5 3. Nc3 dxe4 4. Nxe4 *"
        var drill = try Drill(book, log: Drill.due(5))
        var asked: [String] = []
        while let question = drill.session.question {
            // No line shown contains a move that is still to be asked.
            for ply in question.line.indices {
                let before = question.line[..<ply].reduce(question.start) { $0.playing($1) }
                let isOwn = before.sideToMove == question.side
                #expect(!isOwn || asked.contains(before.epd), "\(question.lineSAN) gives an answer away")
            }
            asked.append(question.position.epd)
            try drill.right()
        }
    }

    @Test func `repeats that are left come at the end, and survive a restart`() throws {
        var drill = try Drill("1. e4 e5 2. Nf3 *", log: Drill.due(2))
        try drill.right()
        _ = try drill.session.show(at: at())
        try drill.right()
        #expect(drill.session.question?.kind == .repeated)
        var again = try Drill("1. e4 e5 2. Nf3 *", log: drill.log)
        #expect(try again.finish() == ["repeated e4 e5"])
        #expect(try Drill("1. e4 e5 2. Nf3 *", log: again.log).session.question == nil)
    }

    @Test func `after an alternative the line goes on after it if something is due there`() throws {
        let pgn = "1. e4 (1. d4 d5 2. c4) 1... e5 2. Nf3 *"
        var drill = try Drill(pgn, log: Drill.due(3))
        #expect(try drill.play("d4").verdict.isRight)
        #expect(drill.line == "d4 d5")
        try drill.right()
        #expect(drill.line == "e4 e5")
    }

    @Test func `cramming asks every learnt card and changes no schedule`() throws {
        let log = Drill.due(6, on: today.advanced(by: -1))
        var drill = try Drill(Self.lines, log: log, options: SessionOptions(mode: .cram))
        let before = drill.session.summary
        #expect(before.answered == 0)
        let states = try (1...6).map { try log.state(of: CardID($0)) }
        #expect(try drill.finish().count == 6)
        #expect(try (1...6).map { try log.state(of: CardID($0)) } == states)
        #expect(try drill.kinds(of: 1).last == "early")
        #expect(drill.session.summary.answered == 6)
        #expect(drill.session.summary.right == 6)
    }

    @Test(arguments: [(0, 2), (1, 3), (Int.max, 6)])
    func `cramming asks the given number of new cards`(cramNew: Int, asked: Int) throws {
        let options = SessionOptions(mode: .cram, cramNew: cramNew)
        var drill = try Drill(Self.lines, log: Drill.due(2), options: options)
        #expect(try drill.finish().count == asked)
    }

    @Test func `a crammed card that was found at the second try counts as wrong`() throws {
        var drill = try Drill(Self.lines, log: Drill.due(2), options: SessionOptions(mode: .cram))
        try drill.play("c4")
        #expect(try drill.right().grade == .wrongFound)
        try drill.right()
        let summary = drill.session.summary
        #expect(summary.answered == 2 && summary.right == 1)
        #expect(summary.worst.map(\.card) == [CardID(1)])
    }

    @Test func `a wrong try in a cram that was left spoils no review, and no later cram`() throws {
        var cram = try Drill(Self.lines, log: Drill.due(2), options: SessionOptions(mode: .cram))
        try cram.play("c4")
        #expect(cram.session.stage == .retry)
        var review = try Drill(Self.lines, log: cram.log)
        #expect(review.session.stage == .firstTry)
        #expect(try review.right().grade == .good)
    }

    @Test func `from the start, known moves on the way are asked once and without credit`() throws {
        let log = InMemoryLog(
            Drill.due(6).events.map(\.entry)
                + [1, 2, 3, 5].map { card in
                    CardEvent(
                        .review(.good), of: CardID(card), at: Moment(day: today.advanced(by: -1), instant: 0))
                })
        var drill = try Drill(Self.lines, log: log, options: SessionOptions(fromStart: true))
        #expect(
            try drill.finish() == [
                "early ", "early e4 e5", "early e4 e5 Nf3 Nc6", "review e4 e5 Nf3 Nc6 Bb5 a6", "early e4 c5",
                "review e4 c5 Nf3 d6",
            ])
    }

    @Test func `a session may be limited in positions and in minutes`() throws {
        var few = try Drill(Self.lines, log: Drill.due(6), options: SessionOptions(positions: 2))
        #expect(try few.finish().count == 2)
        var short = try Drill(Self.lines, log: Drill.due(6), options: SessionOptions(minutes: 1))
        try short.right(at(seconds: 30))
        #expect(short.session.question != nil)
        try short.right(at(seconds: 61))
        #expect(short.session.question == nil)
    }

    @Test func `the study day turns in the middle of a session`() throws {
        var drill = try Drill("1. e4 e5 2. Nf3 *", log: Drill.due(2))
        let tomorrow = today.advanced(by: 1)
        try drill.right(at(tomorrow))
        #expect(try drill.log.state(of: CardID(1)).lastGraded == tomorrow)
    }

    @Test(.timeLimit(.minutes(10))) func `of thousands of due cards each answer brings another one`() throws {
        // Every beginning of two plies, each of the learner's next moves answered, and one move prepared behind it.
        var games: [String] = []
        let start = Position.initial
        for first in start.legalMoves() {
            let one = start.playing(first)
            for reply in one.legalMoves() {
                let two = one.playing(reply)
                for second in two.legalMoves().prefix(16) {
                    let three = two.playing(second)
                    guard let third = three.legalMoves().first else { continue }
                    let four = three.playing(third)
                    guard let last = four.legalMoves().first else { continue }
                    let sans = [start.san(first), one.san(reply), two.san(second), three.san(third), four.san(last)]
                    games.append("1. \(sans[0]) \(sans[1]) 2. \(sans[2]) \(sans[3]) 3. \(sans[4]) *")
                }
            }
        }
        let pgn = games.joined(separator: "\n\n")
        let count = TrainingTests.book(pgn).cards.count
        #expect(count > 4_000)
        var drill = try Drill(pgn, log: Drill.due(count), options: SessionOptions(limits: .init(reviewsPerDay: 9_999)!))
        var asked: Set<CardID> = []
        for _ in 0..<100 {
            asked.insert(try #require(drill.session.question).card)
            try drill.right()
        }
        #expect(asked.count == 100)
    }

    @Test func `a card failed again, also a new one at its first question, waits for four others once more`() throws {
        var drill = try Drill(Self.wide)
        var asked: [CardID] = []
        let failing = CardID(2)
        for _ in 0..<20 {
            guard let question = drill.session.question else { break }
            asked.append(question.card)
            let isFirst = question.card == failing && question.kind != .introduction
            if isFirst, asked.count < 12 { _ = try drill.session.show(at: at()) }
            try drill.right()
        }
        let turns = asked.indices.filter { asked[$0] == failing }
        // Introduced, asked and failed, repeated after four others.
        #expect(turns == [1, 6, 11])
    }
}
