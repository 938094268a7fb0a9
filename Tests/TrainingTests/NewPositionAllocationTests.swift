import Chess
import Openings
import Scheduling
import Testing
import TrainingSupport

@testable import Training

@Suite struct NewPositionAllocationTests {
    private func key(_ name: String, _ side: Side = .white) -> RepertoireKey { RepertoireKey(name: name, side: side) }

    /// The counts of an allocation as `name number`; shares are name, available, introduced.
    private func allocation(
        _ shares: [(String, Int, Int)], total: Int, caps: [String: Int] = [:]
    ) -> [String] {
        let shares = shares.map { NewPositionAllocation.Share(key($0.0), available: $0.1, introduced: $0.2) }
        return NewPositionAllocation(shares, total: total, caps: caps).counts.map {
            "\($0.repertoire.name) \($0.positions)"
        }
    }

    @Test(
        "each repertoire gets its turn, what was shown today counted",
        arguments: [
            ([("b", 90, 0), ("a", 90, 0)], 10, ["a 5", "b 5"]),
            ([("a", 90, 0), ("b", 90, 0), ("c", 90, 0)], 10, ["a 4", "b 3", "c 3"]),
            ([("a", 90, 4), ("b", 90, 0)], 6, ["a 1", "b 5"]),
            ([("a", 90, 0), ("b", 2, 0)], 10, ["a 8", "b 2"]),
            ([("a", 0, 0), ("b", 3, 0)], 10, ["b 3"]),
            ([("a", 90, 10), ("b", 90, 0)], 0, []),
            ([("a", 90, 12), ("b", 90, 0)], -2, []),
            ([], 10, []),
        ] as [([(String, Int, Int)], Int, [String])])
    func turns(_ shares: [(String, Int, Int)], _ total: Int, _ expected: [String]) {
        #expect(allocation(shares, total: total) == expected)
    }

    @Test func `a cap holds for the day, and the others take what it leaves`() {
        #expect(allocation([("a", 90, 0), ("b", 90, 0)], total: 10, caps: ["a": 2]) == ["a 2", "b 8"])
        #expect(allocation([("a", 90, 2), ("b", 90, 0)], total: 8, caps: ["a": 3]) == ["a 1", "b 7"])
        #expect(allocation([("a", 90, 0)], total: 8, caps: ["a": 0]) == [])
    }

    @Test func `two sides of one name get positions in turn, White first, and share their cap`() {
        let shares = [key("mixed", .black), key("mixed")].map {
            NewPositionAllocation.Share($0, available: 90, introduced: 0)
        }
        #expect(NewPositionAllocation(shares, total: 3).turns == [key("mixed"), key("mixed", .black), key("mixed")])
        let capped = NewPositionAllocation(shares, total: 10, caps: ["mixed": 3])
        #expect(capped.counts.map(\.positions) == [2, 1])
    }

    @Test func `the queue allocates in turn and keeps each repertoire's own order`() throws {
        let queue = DueQueue(cards, on: today, limits: try #require(DailyLimits(newPerDay: 4)))
        #expect(queue.new.map { "\($0.repertoire.name) \($0.card.line.count)" } == ["a 0", "b 1", "a 2", "b 3"])
        let order = try #require(DailyLimits(newPerDay: 5, newPerRepertoire: ["b": 1], newOrder: .breadth))
        let breadth = DueQueue(cards, on: today, limits: order)
        #expect(
            breadth.new.map { "\($0.repertoire.name) \($0.card.line.count)" } == ["a 0", "b 1", "a 2", "a 2", "a 4"])
    }

    @Test func `a session says which new positions it will show, and shows those`() throws {
        var session = try session(SessionOptions(limits: try #require(DailyLimits(newPerDay: 4))))
        #expect(session.plannedNew.map(\.repertoire.name) == ["a", "b"])
        #expect(session.plannedNew.map(\.positions) == [2, 2])
        var shown: [String] = []
        while let question = session.question {
            if question.kind == .introduction { shown.append(question.repertoire) }
            let move = try #require(session[question.card]?.card.prepared.first?.move)
            _ = try session.answer(Answer(move), at: at())
        }
        #expect(shown.sorted() == ["a", "a", "b", "b"])
        #expect(session.plannedNew.isEmpty)
    }

    @Test func `the head of a session names the repertoires in the order of its cards`() throws {
        let cards = Self.cards(Self.books).map {
            QueuedCard(
                id: $0.id, card: $0.card, state: $0.state, newestEvent: 0,
                repertoire: $0.repertoire.side == .white ? "white-e4" : "black-vs-d4")
        }
        let session = Session(
            SessionContent(
                repertoires: Self.books.map { CompiledRepertoire($0) }, cards: cards),
            log: InMemoryLog(), at: at())
        #expect(session.plannedNew.map(\.repertoire.name) == ["white-e4", "black-vs-d4"])
    }

    @Test func `a session limited to a few positions gives each repertoire its turn`() throws {
        var session = try session(SessionOptions(positions: 2))
        #expect(session.plannedNew.map(\.positions) == [1, 1])
        var shown: [String] = []
        while let question = session.question {
            if question.kind == .introduction { shown.append(question.repertoire) }
            let move = try #require(session[question.card]?.card.prepared.first?.move)
            _ = try session.answer(Answer(move), at: at())
        }
        #expect(shown.sorted() == ["a", "b"])
    }

    /// Six cards of White's repertoire "a" and three of Black's "b", all new.
    private var cards: [QueuedCard] { Self.cards(Self.books) }

    private static var books: [Repertoire] {
        [book(DueQueueTests.lines, .white), book("1. d4 d5 2. c4 e6 3. Nc3 Nf6 *", .black)]
    }

    private static func cards(_ books: [Repertoire]) -> [QueuedCard] {
        zip(books, ["a", "b"]).flatMap { book, name in book.cards.map { ($0, name) } }.enumerated().map {
            QueuedCard(
                id: CardID(Int64($0.offset + 1)), card: $0.element.0, state: .new, newestEvent: 0,
                repertoire: $0.element.1)
        }
    }

    private func session(_ options: SessionOptions) throws -> Session {
        let books = zip(
            [Side.white, .black], zip(["a", "b"], [DueQueueTests.lines, "1. d4 d5 2. c4 e6 3. Nc3 Nf6 *"])
        )
        .map { side, file in named(file.0, book(file.1, side)) }
        return Session(
            SessionContent(
                repertoires: books.map { CompiledRepertoire($0) }, cards: Self.cards(books), options: options),
            log: InMemoryLog(), at: at())
    }

    /// The same repertoire under another name.
    private func named(_ name: String, _ repertoire: Repertoire) -> Repertoire {
        let chapters = repertoire.chapters.map {
            Chapter(number: $0.number, title: $0.title, tree: $0.tree, side: $0.side, repertoire: name)
        }
        return Repertoire(name: name, side: repertoire.side, chapters: chapters)
    }
}
