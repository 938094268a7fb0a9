import Chess
import Synchronization
import TestSupport
import Testing

@testable import UCI

/// Several tasks that share one engine: each gets its turn, and cancelling one does not affect the others.
@Suite(.timeLimit(.minutes(10))) struct EngineTurnTests {
    /// The events in order.
    private final class Events: Sendable {
        private let list = Mutex<[String]>([])
        private let continuation: AsyncStream<Void>.Continuation
        private let changes: AsyncStream<Void>

        init() { (changes, continuation) = AsyncStream.makeStream(of: Void.self) }

        var all: [String] { list.withLock { $0 } }

        func record(_ event: String) {
            list.withLock { $0.append(event) }
            continuation.yield()
        }

        /// Waits for an event.
        func wait(for event: String) async {
            if all.contains(event) { return }
            for await _ in changes where all.contains(event) { return }
        }
    }

    /// Starts an engine that searches until it is stopped, and records the moves it searches.
    private func engine(_ events: Events) async throws -> Engine {
        try await Engine.start(FakeProgram.path, arguments: ["until-stop"]) { message in
            if case .sent(let line) = message, line.hasPrefix("go") {
                events.record(line.split(separator: " ").last.map(String.init) ?? "")
            }
        }
    }

    /// Searches one move with a time limit of twenty seconds, which is reached only if a test fails.
    private func search(_ uci: String, _ engine: Engine, _ events: Events) throws -> Task<Bool, Never> {
        let move = try #require(Position.initial.move(uci: uci))
        return Task {
            do {
                let result = try await engine.search(
                    from: .initial, onlyMoves: [move], limit: .infinite, within: .seconds(20))
                events.record("\(uci) answered")
                return result.bestMove == move
            } catch {
                events.record("\(uci) \(error is CancellationError ? "cancelled" : "\(error)")")
                return false
            }
        }
    }

    private func waitForQueue(of count: Int, _ engine: Engine) async {
        #expect(await Eventually.holdsAsync { await engine.turns.waiters.count == count })
    }

    @Test func `a cancelled task leaves the queue at once`() async throws {
        let events = Events()
        let engine = try await engine(events)
        let first = try search("e2e4", engine, events)
        await events.wait(for: "e2e4")
        let second = try search("d2d4", engine, events)
        await waitForQueue(of: 1, engine)
        second.cancel()
        _ = await second.value
        // The first search is still running.
        #expect(events.all == ["e2e4", "d2d4 cancelled"])
        #expect(await engine.turns.waiters.isEmpty)
        await engine.stopSearch()
        #expect(await first.value)
        await engine.close()
    }

    @Test func `the other tasks keep their turns`() async throws {
        let events = Events()
        let engine = try await engine(events)
        let moves = ["e2e4", "d2d4", "c2c4", "g1f3"]
        var searches: [Task<Bool, Never>] = []
        for (index, move) in moves.enumerated() {
            searches.append(try search(move, engine, events))
            if index == 0 { await events.wait(for: "e2e4") } else { await waitForQueue(of: index, engine) }
        }
        searches[2].cancel()
        #expect(await searches[2].value == false)
        for index in [0, 1, 3] {
            await events.wait(for: moves[index])
            await engine.stopSearch()
            #expect(await searches[index].value)
        }
        let begun = events.all.filter(moves.contains)
        #expect(begun == ["e2e4", "d2d4", "g1f3"])
        #expect(await engine.isUsable)
        await engine.close()
    }

    /// The turn is neither lost nor given twice, whether or not it had come before the cancellation.
    @Test func `no turn is lost, whenever tasks are cancelled`() async throws {
        let engine = try await Engine.start(FakeProgram.path, arguments: ["normal"])
        for round in 0..<50 {
            let searches = (0..<6).map { _ in
                Task { try await engine.search(from: .initial, limit: .nodes(1)).bestMove }
            }
            for (index, search) in searches.enumerated() where (round >> index) & 1 == 1 {
                if index == 3 { await Task.yield() }
                search.cancel()
            }
            for (index, search) in searches.enumerated() {
                let outcome = await search.result
                // A cancelled search may have been answered before.
                if (round >> index) & 1 == 0 { _ = try outcome.get() }
            }
            #expect(await engine.turns.waiters.isEmpty)
        }
        #expect(try await engine.search(from: .initial, limit: .nodes(1)).bestMove != nil)
        await engine.close()
    }

    @Test func `closing the engine ends the waiting tasks`() async throws {
        let events = Events()
        let engine = try await engine(events)
        let first = try search("e2e4", engine, events)
        await events.wait(for: "e2e4")
        let second = try search("d2d4", engine, events)
        await waitForQueue(of: 1, engine)
        await engine.close()
        #expect(await first.value == false)
        #expect(await second.value == false)
        #expect(
            events.all.filter { $0.contains(" ") }.sorted() == [
                "d2d4 \(EngineError.closed)", "e2e4 \(EngineError.closed)",
            ])
    }
}
