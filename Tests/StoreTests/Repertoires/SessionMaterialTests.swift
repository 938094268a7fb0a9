import Chess
import Foundation
import Openings
import Scheduling
import SeededRandom
import TestSupport
import Testing
import Training
import TrainingSupport

@testable import Store

/// A session on the cards that the schedule may ask is the session on all cards.
@Suite struct SessionMaterialTests {
    let scratch: Scratch
    let file: LearnerFile

    init() throws {
        scratch = try Scratch()
        file = try scratch.open()
    }

    /// Imports three bundled repertoires, two of them for White.
    private func importBundled() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Repertoires")
        for (name, side) in [("white-e4", Side.white), ("white-london", .white), ("black-vs-d4", .black)] {
            let text = try String(contentsOf: folder.appending(path: "\(name).pgn"), encoding: .utf8)
            _ = try file.applyImport(Sample.plan(text, name: name, path: "/files/\(name).pgn", side: side))
        }
    }

    /// Writes some weeks of random answers.
    private func learn(_ generator: inout SeededGenerator, days: Int) throws {
        let cards = try file.storedCards().map(\.id)
        for offset in 0..<days {
            let moment = Moment(day: firstDay.advanced(by: offset), instant: Int64(offset) * 86_400_000)
            var events: [CardEvent] = []
            for card in cards where Int.random(in: 0..<6, using: &generator) == 0 {
                let event: ReviewEvent =
                    switch Int.random(in: 0..<12, using: &generator) {
                    case 0: .introduced(played: "e2e4", milliseconds: nil)
                    case 1: .suspended(.question)
                    case 2: .buried(until: moment.day.advanced(by: 2), .question)
                    case 3: .released
                    default: .review(Grade(rawValue: Int.random(in: 1...5, using: &generator)) ?? .good)
                    }
                events.append(CardEvent(event, of: card, at: moment))
            }
            _ = try file.append(events, expecting: nil)
        }
    }

    private func day(_ offset: Int) -> Moment {
        Moment(day: firstDay.advanced(by: offset), instant: Int64(offset) * 86_400_000)
    }

    /// The questions of a session whose answers are drawn, as `kind id moves`.
    private func questions(_ material: SessionMaterial, _ limits: DailyLimits, at moment: Moment, named name: String?)
        throws -> [String]
    {
        var generator = SeededGenerator(seed: 7)
        var session = Session(
            SessionContent(
                repertoires: material.repertoires, cards: material.cards,
                done: try file.done(on: moment.day, named: name), options: SessionOptions(limits: limits)),
            log: InMemoryLog(), at: moment)
        var asked: [String] = []
        while let question = session.question, asked.count < 120 {
            asked.append("\(question.kind) \(question.card) \(question.line) \(question.repertoire)")
            let prepared = session[question.card]?.card.prepared.first?.move
            let isRight = Int.random(in: 0..<4, using: &generator) > 0
            if let prepared, isRight {
                _ = try session.answer(Answer(prepared, milliseconds: nil), at: moment)
            } else {
                _ = try session.show(at: moment)
                if let prepared { _ = try session.answer(Answer(prepared, milliseconds: nil), at: moment) }
            }
        }
        return asked
    }

    @Test(arguments: 1...UInt64(Long.rounds(1, long: 8)))
    func `a session asks the same questions in the same order as with all cards loaded`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        try importBundled()
        try learn(&generator, days: 12)
        for offset in [11, 12, 14, 40] {
            for name in [nil, "white-london"] {
                for (new, reviews, order) in [(10, 200, NewOrder.lines), (3, 15, .breadth), (0, 4, .lines)] {
                    let limits = try #require(
                        DailyLimits(newPerDay: new, reviewsPerDay: reviews, newOrder: order))
                    let need = try #require(SessionNeed(limits))
                    let all = try file.sessionMaterial(named: name, for: nil, on: day(offset).day)
                    let some = try file.sessionMaterial(named: name, for: need, on: day(offset).day)
                    #expect(some.available == all.cards.count)
                    #expect(some.cards.count <= all.cards.count)
                    let expected = try questions(all, limits, at: day(offset), named: name)
                    #expect(
                        try questions(some, limits, at: day(offset), named: name) == expected,
                        "day \(offset), \(name ?? "all"), \(new) new, \(reviews) reviews")
                }
            }
        }
    }

    @Test func `with all cards it has those of drillMaterial, in the order of the lines`() throws {
        try importBundled()
        for name in [nil, "white-london", "black-vs-d4"] {
            let merged = try file.drillMaterial(named: name)
            let material = try file.sessionMaterial(named: name, for: nil, on: firstDay)
            #expect(material.cards.map(\.id) == merged.cards.map(\.id))
            #expect(material.cards.map(\.repertoire) == merged.cards.map(\.repertoire))
            #expect(material.cards.map(\.card.remarks) == merged.cards.map(\.card.remarks))
            #expect(material.repertoires.map(\.side) == merged.repertoires.map(\.side))
        }
    }

    @Test func `a card that becomes new again counts for the same repertoire as with all cards loaded`() throws {
        // The second file reaches the position of the first one's card, but only the first answers it.
        let open = Sample.plan("1. d4 d5 *", name: "a-open", path: "/files/a.pgn", side: .white)
        let answered = Sample.plan("1. d4 d5 2. c4 *", name: "b-gambit", path: "/files/b.pgn", side: .white)
        _ = try file.applyImport(open)
        _ = try file.applyImport(answered)
        _ = try file.learn(Sample.key("d4", "d5"))
        _ = try file.sessionMaterial(for: nil, on: firstDay)
        let card = try #require(try file.card(Sample.key("d4", "d5")))
        let moment = Moment(day: firstDay.advanced(by: 8), instant: 0)
        _ = try file.append([CardEvent(.reset, of: card.id, at: moment)], expecting: nil)
        let merged = try #require(try file.drillMaterial().cards.first { $0.id == card.id })
        let some = try #require(
            try file.sessionMaterial(for: SessionNeed(.standard), on: moment.day).cards.first { $0.id == card.id })
        #expect(merged.repertoire.name == "b-gambit")
        #expect(some.repertoire == merged.repertoire)
    }

    @Test func `a small day loads few of the cards`() throws {
        try importBundled()
        let need = try #require(SessionNeed(.standard))
        let material = try file.sessionMaterial(for: need, on: firstDay)
        #expect(material.available > 400)
        #expect(material.cards.count == 30)  // ten of each repertoire
    }

    @Test func `the cards after a position are those of the branch`() throws {
        try importBundled()
        let sicilian = try Position(fen: Sample.key("e4", "c5").epd + " 0 1")
        let merged = try file.drillMaterial()
        let material = try file.sessionMaterial(for: nil, on: firstDay, from: sicilian.identity)
        #expect(!material.cards.isEmpty)
        #expect(material.cards.map(\.id) == merged.cards(from: sicilian).map(\.id))
        let need = try #require(SessionNeed(.standard))
        let some = try file.sessionMaterial(for: need, on: firstDay, from: sicilian.identity)
        #expect(some.cards.map(\.id) == Array(material.cards.prefix(10).map(\.id)))
    }

    // MARK: - What is stored

    private func compiledRows() throws -> Int {
        try scratch.number("SELECT count(*) FROM compiled_repertoire")
    }

    private func validRows() throws -> Int {
        try scratch.number(
            "SELECT count(*) FROM compiled_repertoire WHERE generation = (SELECT number FROM content_generation)")
    }

    /// The prepared moves of all cards in the session's order.
    private func prepared(_ file: LearnerFile) throws -> [[String]] {
        try file.sessionMaterial(for: nil, on: firstDay).cards.map { $0.card.prepared.map(\.uci) }
    }

    private func merged(_ file: LearnerFile) throws -> [[String]] {
        try file.drillMaterial().cards.map { $0.card.prepared.map(\.uci) }
    }

    @Test func `the compiled repertoires are stored, and answers leave them valid`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        #expect(try compiledRows() == 0)
        _ = try prepared(file)
        #expect(try validRows() == 1)
        _ = try file.learn(Sample.key())
        #expect(try validRows() == 1)
    }

    @Test func `every change of the repertoires, also by another program, makes them invalid`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        _ = try file.applyImport(Sample.plan("1. d4 d5 2. c4 *", name: "queen", path: "/files/queen.pgn"))
        let key = Sample.key("e4", "e5")
        let changes: [(String, (LearnerFile) throws -> Void)] = [
            ("accept", { _ = try $0.accept(key, uci: "f2f4", instant: 0) }),
            ("prefer", { try $0.prefer(key, uci: "f2f4") }),
            ("withdraw", { try $0.withdraw("f2f4", from: key) }),
            ("off", { try $0.setActive(false, named: "queen", day: firstDay, instant: 0) }),
            ("on", { try $0.setActive(true, named: "queen", day: firstDay, instant: 0) }),
            ("import", { _ = try $0.applyImport(Sample.plan(Sample.italian + "\n1. d4 *")) }),
            ("remove", { try $0.removeRepertoire(named: "queen", day: firstDay, instant: 0) }),
        ]
        let other = try scratch.open()
        defer { other.close() }
        for (name, change) in changes {
            #expect(try prepared(file) == merged(file), "before \(name)")
            #expect(try validRows() > 0, "before \(name)")
            try change(other)
            #expect(try validRows() == 0, "after \(name)")
            #expect(try prepared(file) == merged(file), "after \(name)")
        }
    }

    @Test func `damaged bytes are made again`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        let expected = try prepared(file)
        for damage in ["content = x'00'", "cards = x'ff'", "content = substr(content, 1, 40)", "cards = x''"] {
            try scratch.run("UPDATE compiled_repertoire SET \(damage)")
            #expect(try prepared(file) == expected, "\(damage)")
            #expect(try scratch.number("SELECT min(length(content)) FROM compiled_repertoire") > 40)
        }
    }

    @Test func `check finds a compiled repertoire that differs from the cards, and repair removes it`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        let expected = try prepared(file)
        #expect(try file.check() == [])
        try scratch.run("UPDATE compiled_repertoire SET cards = x'00'")
        #expect(try file.check().map(\.kind) == [.membership])
        #expect(try file.repair() == [])
        _ = try prepared(file)
        // Numbers of cards that were exchanged: no answer may be written to another card.
        try scratch.run("UPDATE card SET epd = 'x' WHERE id = 1; UPDATE card SET epd = epd || ' ' WHERE id = 2")
        #expect(try file.sessionMaterial(for: nil, on: firstDay).cards.count == expected.count - 2)
        #expect(try file.check().contains { $0.message.hasPrefix("compiled") })
    }

    @Test func `a file that is open for reading only is read, and nothing is stored in it`() throws {
        _ = try file.applyImport(Sample.plan(Sample.italian))
        let reader = try LearnerFile.openReadOnly(path: scratch.path)
        defer { reader.close() }
        #expect(try prepared(reader).count == 4)
        #expect(try compiledRows() == 0)
    }
}
