import Chess
import Openings
import Scheduling
import TestSupport
import Testing
import Training

@testable import Store

/// The stored sums always equal a recount of the log and of the cards.
@Suite struct SumTests {
    let scratch: Scratch
    let file: LearnerFile

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
    }

    private func moment(_ offset: Int, hour: Int = 9) -> Moment {
        let day = firstDay.advanced(by: offset)
        return Moment(day: day, instant: Int64(day.number) * 86_400_000 + Int64(hour) * 3_600_000)
    }

    @discardableResult
    private func review(
        _ card: CardID, _ grade: Grade, _ offset: Int, hour: Int = 9, milliseconds: Int? = nil
    ) throws -> LoggedEvent {
        let answer = GradedAnswer(.review, grade, by: .answer, played: "e2e4", milliseconds: milliseconds)
        return try file.append(
            [CardEvent(.answered(answer), of: card, at: moment(offset, hour: hour))], expecting: nil)[0]
    }

    private func id(_ moves: String...) throws -> CardID {
        var position = Position.initial
        for move in moves { position = position.playing(try position.move(san: move)) }
        return try #require(try file.card(CardKey(side: .white, epd: position.epd))).id
    }

    @Test func `imports, removals and switches of repertoires keep the sums of random answers`() throws {
        var random = SeededGenerator(seed: 15)
        let sources = ["white": Sample.italian, "blitz": "1. e4 c5 2. Nf3 d6 3. d4 *", "other": "1. d4 d5 2. c4 *"]
        let names = sources.keys.sorted()
        for step in 0..<Long.rounds(120, long: 600) {
            let name = random.pick(names)
            let day = firstDay.advanced(by: step / 6)
            let isThere = try file.isRepertoire(name)
            switch random.below(10) {
            case 0 where isThere:
                try file.removeRepertoire(named: name, day: day, instant: Int64(step))
            case 1 where isThere:
                try file.setActive(random.isLucky(oneIn: 2), named: name, day: day, instant: Int64(step))
            case 0...3:
                _ = try file.applyImport(
                    Sample.plan(
                        try #require(sources[name]), name: name, path: "/files/\(name).pgn",
                        isKnown: random.isLucky(oneIn: 3), day: day))
            case 4: _ = try file.undoLast(at: Moment(day: day, instant: Int64(step)))
            default:
                guard let card = try file.storedCards().randomElement(using: &random) else { continue }
                try review(card.id, random.pick(Grade.allCases), step / 6, hour: random.below(24), milliseconds: 900)
            }
            if step % 12 == 11 { #expect(try file.check() == []) }
        }
        #expect(try file.daySums().reduce(0) { $0 + $1.answers } > 30)
        #expect(try file.check() == [])
    }

    @Test func `a repertoire's sums follow its cards`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        try review(id("e4", "e5"), .good, 0, milliseconds: 3_000)
        try review(id("e4", "e5"), .good, 1, milliseconds: 5_000)
        try review(id("e4", "c5"), .good, 0)
        #expect(try file.daySums(named: "white").map(\.answers) == [2, 1])
        #expect(
            try file.daySums(named: "white").map(\.times.young) == [.init(), .init(answers: 1, milliseconds: 5_000)])
        // One of the three cards joins a second repertoire, and leaves the first.
        _ = try file.applyImport(Sample.plan("1. e4 c5 2. Nf3 *", name: "blitz", path: "/files/blitz.pgn"))
        #expect(try file.daySums(named: "blitz").map(\.answers) == [1])
        _ = try file.applyImport(Sample.plan("1. e4 e5 2. Nf3 *"))
        #expect(try file.daySums(named: "white").map(\.answers) == [1, 1])
        try file.removeRepertoire(named: "blitz", day: firstDay, instant: 0)
        #expect(try file.daySums(named: "blitz").isEmpty)
        #expect(try file.check() == [])
    }

    @Test func `an undone and a regraded review change the sums of their own day and hour`() throws {
        let cards = try file.makeCards(2)
        for card in cards { try review(card, .good, 0) }
        let first = try review(cards[0], .good, 1, hour: 7, milliseconds: 70_000)
        try review(cards[1], .good, 1, hour: 7)
        let days = firstDay...firstDay.advanced(by: 5)
        #expect(try file.quarterHours(days).map(\.reviews) == [Retention(passed: 2, counted: 2)])
        let regrade = Regrade(target: first.id, grade: .wrongFound)
        _ = try file.append([CardEvent(.regraded(regrade), of: cards[0], at: moment(3))], expecting: nil)
        #expect(try file.quarterHours(days).map(\.reviews) == [Retention(passed: 1, counted: 2)])
        #expect(try file.daySums().map(\.passed) == [2, 1, 0])
        #expect(try file.daySums()[1].times.young == AnswerTimes(answers: 1, milliseconds: 60_000))
        _ = try file.undoLast(at: moment(4))
        #expect(try file.quarterHours(days).map(\.reviews.counted).reduce(0, +) == 1)
        #expect(try file.check() == [])
    }

    @Test func `the counts of cards equal those of their states`() throws {
        let cards = try file.makeCards(12)
        for (index, card) in cards.enumerated() where index < 9 { try review(card, .good, index % 3) }
        for card in cards[0...2] { try review(card, .blackout, 3) }
        let events: [(ReviewEvent, CardID)] = [
            (.suspended(.command), cards[1]), (.buried(until: firstDay.advanced(by: 9), .command), cards[2]),
            (.buried(until: firstDay.advanced(by: 5), .command), cards[11]),
        ]
        for (event, card) in events {
            _ = try file.append([CardEvent(event, of: card, at: moment(4))], expecting: nil)
        }
        for algorithm in ["sm2", "fsrs"] {
            try file.set(.scheduler, to: algorithm, on: firstDay)
            let states = try file.storedCards().map(\.state)
            for offset in [0, 4, 9] {
                let day = firstDay.advanced(by: offset)
                let census = CardCensus(buckets: try file.cardBuckets(), on: day)
                #expect(census == CardCensus(states, on: day))
                #expect(census.due == (try file.dueCount(day: day)))
                #expect(CardCensus(buckets: try file.cardBuckets(named: "cards", .white), on: day) == census)
                #expect(CardCensus(buckets: try file.cardBuckets(of: cards), on: day) == census)
            }
        }
    }

    @Test func `damaged sums are found and repaired`() throws {
        let cards = try file.makeCards(3)
        for card in cards { try review(card, .good, 0) }
        try review(cards[0], .good, 1)
        let damages = [
            "UPDATE repertoire_day_sum SET right = right + 1", "UPDATE hour_sum SET passed = 0",
            "UPDATE day_sum SET young_timed = 3", "INSERT INTO hour_sum VALUES (0, 20778, 1, 2, 1)",
        ]
        for sql in damages {
            try scratch.run(sql)
            let findings = try file.check()
            #expect(!findings.isEmpty && findings.allSatisfy { $0.kind == .daySum }, "\(sql)")
            #expect(try file.repair() == [], "\(sql)")
        }
        try scratch.run("UPDATE card_count SET known = known + 1 WHERE repertoire = 0")
        #expect(try file.check().map(\.kind) == [.cardCount])
        #expect(try file.repair() == [])
    }

    @Test func `a file of the eighth schema receives its sums`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        for offset in 0...1 { try review(id("e4", "e5"), .good, offset, hour: 8, milliseconds: 2_000) }
        let before = (try file.daySums(), try file.daySums(named: "white"), try file.cardBuckets())
        file.close()
        try scratch.run("\(Schema9.undo) PRAGMA user_version = 8")
        let migrated = try scratch.open()
        #expect(try migrated.daySums() == before.0)
        #expect(try migrated.daySums(named: "white") == before.1)
        #expect(try migrated.cardBuckets() == before.2)
        #expect(try migrated.check() == [])
    }
}
