import Analysis
import Chess
import Store
import Synchronization
import TestSupport
import Testing
import UCI

@testable import Coach

/// Game analysis with a fake engine that counts material.
@Suite(.timeLimit(.minutes(10))) struct GameReviewerTests {
    private let engines: FakeEngineFolder

    init() throws { engines = try FakeEngineFolder() }

    private let moves = ["e4", "e5", "Qh5", "Ke7", "Qxe5#"]

    private func game() throws -> [Move] {
        var position = Position.initial
        return try moves.map { san in
            let move = try position.move(san: san)
            position = position.playing(move)
            return move
        }
    }

    private func file() throws -> LearnerFile { try LearnerFile.open(path: engines.folder.path("prep.sqlite")) }

    @Test func `each position is evaluated once, in order, and the checkmate without the engine`() async throws {
        let file = try file()
        let reviewer = GameReviewer(try #require(try engines.configuration("normal", file)), .nodes(1000))
        let counts = Mutex<[Int]>([])
        let review = try #require(
            try await reviewer.review(from: .initial, try game()) { count in counts.withLock { $0.append(count) } })
        await reviewer.close()
        #expect(counts.withLock { $0 } == [1, 2, 3, 4, 5, 6])
        #expect(review.moves.map(\.san) == moves)
        // White's view of a checkmated Black (`Score.seen(by:)`).
        #expect(review.moves.last?.after.value == .mate(1))
    }

    @Test func `a second review of the same game uses the stored evaluations`() async throws {
        let file = try file()
        let first = GameReviewer(try #require(try engines.configuration("normal", file)), .nodes(1000))
        let review = try #require(try await first.review(from: .initial, try game()))
        await first.close()
        let scheduler = try #require(try engines.configuration("normal", file)).scheduler
        #expect(try await GameReviewer(scheduler, .nodes(1000)).review(from: .initial, try game()) == review)
        #expect(await scheduler.searches == 0)
        await scheduler.close()
    }

    @Test func `illegal moves have no review`() async throws {
        let reviewer = GameReviewer(try #require(try engines.configuration("normal")), .nodes(1000))
        let move = try #require(Position.initial.move(uci: "e2e4"))
        #expect(try await reviewer.review(from: .initial, [move, move]) == nil)
        await reviewer.close()
    }

    @Test func `an engine that dies ends the review with its reason`() async throws {
        let reviewer = GameReviewer(try #require(try engines.configuration("segfault")), .nodes(1000))
        await #expect { try await reviewer.review(from: .initial, try game()) } throws: { error in
            "\((error as? CommandFailure)?.message ?? "")".contains("signal 11")
        }
        await reviewer.close()
    }
}
