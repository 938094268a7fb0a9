import Chess
import Testing

@testable import UCI

/// The stream of a search's intermediate results, against an engine that reports the depths 1 to 3.
extension EngineTests {
    @Test func `intermediate results arrive in order, and the stream ends with the search`() async throws {
        let engine = try await start("reports-depths")
        let position = try Position(fen: "4k3/8/8/8/8/8/8/R3K2R b - - 0 1")
        let updates = engine.updates(from: position, limit: .depth(3))
        var received: [SearchUpdate] = []
        for try await update in updates { received.append(update) }
        #expect(received.map(\.line.depth) == [1, 2, 3])
        #expect(received.map(\.line.nodes) == [100, 200, 300] && received.map(\.statistics.time) == [1, 2, 3])
        #expect(received.allSatisfy { $0.rank == 1 && $0.selectiveDepth == 4 })
        #expect(received.map { position.san(of: $0.line.moves.prefix(1)) } == ["1...Kd7", "1...Kd7", "1...Kd7"])
        #expect(received.last?.line.score == Score(.centipawns(-1000), for: .black))
        let result = try await updates.result
        #expect(result.lines == received.suffix(1).map(\.line) && result.isComplete)
        await close(engine)
    }

    @Test func `a stopped search ends its stream and has its result so far`() async throws {
        let engine = try await start("reports-depths")
        let updates = engine.updates(from: .initial, limit: .infinite)
        var depths: [Int] = []
        for try await update in updates {
            depths.append(update.line.depth)
            if depths.count == 3 { await engine.stopSearch() }
        }
        // The fake engine reports its answer with depth 2.
        #expect(depths == [1, 2, 3, 2])
        let result = try await updates.result
        #expect(result.bestMove.map(Position.initial.uci) == "a2a3" && !result.isComplete)
        await close(engine)
    }

    @Test func `leaving the loop stops a search whose result is not used`() async throws {
        let engine = try await start("reports-depths")
        for try await update in engine.updates(from: .initial, limit: .infinite) where update.line.depth == 3 { break }
        #expect(try await engine.search(from: .initial, limit: .depth(3)).isComplete)
        await close(engine)
    }

    @Test func `cancelling the iterating task stops the search`() async throws {
        let engine = try await start("reports-depths")
        let updates = engine.updates(from: .initial, limit: .infinite)
        let reader = Task {
            var count = 0
            for try await update in updates {
                count += 1
                if update.line.depth == 3 { withUnsafeCurrentTask { $0?.cancel() } }
            }
            return count
        }
        #expect(try await reader.value == 3)
        await #expect(throws: CancellationError.self) { try await updates.result }
        #expect(try await engine.search(from: .initial, limit: .depth(3)).isComplete)
        await close(engine)
    }

    @Test func `cancelling a task that awaits the result stops the search`() async throws {
        let engine = try await start("reports-depths")
        let updates = engine.updates(from: .initial, limit: .infinite)
        let reader = Task { try await updates.result }
        reader.cancel()
        await #expect(throws: CancellationError.self) { try await reader.value }
        await #expect(throws: CancellationError.self) { for try await _ in updates {} }
        await close(engine)
    }

    @Test func `the stream of an engine that dies has its last result and throws`() async throws {
        let engine = try await start("partial-end")
        let updates = engine.updates(from: .initial, limit: .depth(3))
        var received: [SearchUpdate] = []
        let death = EngineError.died(path: FakeProgram.path, how: "status 0")
        await #expect(throws: death) { for try await update in updates { received.append(update) } }
        #expect(received.map(\.line.depth) == [2])
        await #expect(throws: death) { try await updates.result }
        await close(engine)
    }

    @Test func `closing the engine ends the stream`() async throws {
        let engine = try await start("reports-depths")
        let updates = engine.updates(from: .initial, limit: .infinite)
        await #expect(throws: EngineError.closed) {
            for try await update in updates where update.line.depth == 3 { await engine.close() }
        }
        await expectGone(engine)
    }

    @Test func `the stream is empty without a legal move, and has no moves that were not asked for`() async throws {
        let engine = try await start("ignores-searchmoves")
        let mate = try Position(fen: "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")
        for try await _ in engine.updates(from: mate, limit: .infinite) { Issue.record("an update after mate") }
        let h4 = Move(from: .h2, to: .h4)
        await #expect(throws: EngineError.self) {
            for try await update in engine.updates(from: .initial, onlyMoves: [h4], limit: .depth(1)) {
                Issue.record("an update of \(update.line.moves)")
            }
        }
        await close(engine)
    }
}
