import Chess
import Openings
import SeededRandom
import Testing
import TrainingSupport

@testable import Training

/// The opponent's replies as often as in games, and new positions by how likely games reach them.
struct LikeGamesTests {
    /// Black answers 1.d4 with three moves.
    private static let replies = """
        1. d4 d5 2. c4 *

        1. d4 Nf6 2. Nf3 *

        1. d4 f5 2. g3 *
        """

    private func drill(seed: UInt64, _ games: [String: Int]) throws -> Session {
        let book = book(Self.replies)
        let log = Drill.due(4)
        let afterD4 = try position("d4")
        let sampler = ReplySampler(generator: SeededGenerator(seed: seed)) { position in
            guard position == afterD4 else { return [:] }
            return Dictionary(
                uniqueKeysWithValues: games.compactMap { san, count in
                    (try? position.move(san: san)).map { ($0, count) }
                })
        }
        return Session(
            SessionContent(
                repertoires: [CompiledRepertoire(book)], cards: try Drill.cards(book, log), sampler: sampler),
            log: log, at: at())
    }

    private func firstReply(seed: UInt64, _ games: [String: Int]) throws -> String? {
        var session = try drill(seed: seed, games)
        let move = try #require(try session.question?.position.move(san: "d4"))
        _ = try session.answer(Answer(move), at: at())
        return session.question?.lineSAN.last
    }

    @Test func `replies come as often as in the games`() throws {
        var counts: [String: Int] = [:]
        for seed in 0..<600 {
            counts[try #require(try firstReply(seed: UInt64(seed), ["d5": 60, "Nf6": 30, "f5": 10])), default: 0] += 1
        }
        // Five standard deviations around 360, 180 and 60 of 600.
        #expect((300...420).contains(counts["d5"] ?? 0))
        #expect((123...237).contains(counts["Nf6"] ?? 0))
        #expect((23...97).contains(counts["f5"] ?? 0))
    }

    @Test func `the same generator gives the same replies, and a reply that no game has is asked too`() throws {
        let games = ["d5": 3]
        #expect(try firstReply(seed: 7, games) == firstReply(seed: 7, games))
        let all = Set(try (0..<200).map { try firstReply(seed: UInt64($0), games) ?? "" })
        #expect(all == ["d5", "Nf6", "f5"])
    }

    @Test(arguments: 0..<5) func `no sampled line shows the answer of a skipped or repeated first move`(
        _ seed: Int
    ) throws {
        var skipping = try drill(seed: UInt64(seed), ["d5": 10])
        skipping.skip(at: at())
        #expect(skipping.question == nil)
        var failing = try drill(seed: UInt64(seed), ["d5": 10])
        _ = try failing.show(at: at())
        let move = try #require(try failing.question?.position.move(san: "d4"))
        _ = try failing.answer(Answer(move), at: at())
        #expect(failing.question?.kind == .repeated && failing.question?.line.isEmpty == true)
    }

    @Test(arguments: 0..<20) func `whatever is sampled, every due card is asked once`(_ seed: Int) throws {
        var session = try drill(seed: UInt64(seed), ["d5": 1000])
        var lines: [String] = []
        while let question = session.question, lines.count < 20 {
            lines.append(question.lineSAN.joined(separator: " "))
            let move = try #require(session[question.card]?.card.prepared.first?.move)
            _ = try session.answer(Answer(move), at: at())
        }
        #expect(lines.sorted() == ["", "d4 Nf6", "d4 d5", "d4 f5"])
    }

    @Test func `new positions come in the order of their probability, equal ones in the author's`() throws {
        let book = book(Self.replies)
        var cards = try Drill.cards(book, InMemoryLog())
        for (index, probability) in [1, 0.2, 0.5, 0.2].enumerated() { cards[index].probability = probability }
        let limits = try #require(DailyLimits(newPerDay: 3, newOrder: .frequency))
        let queue = DueQueue(cards, on: today, limits: limits)
        #expect(queue.new.map { $0.card.line.count } == [0, 2, 2])
        #expect(queue.new.map(\.id) == [0, 2, 1].map { cards[$0].id })
    }
}
