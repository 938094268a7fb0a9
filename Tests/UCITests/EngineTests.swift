import Chess
import Testing

@testable import UCI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Tests of the engine actor with an engine that misbehaves in every way.
@Suite(.serialized, .timeLimit(.minutes(10))) struct EngineTests {
    func start(_ mode: String, _ limits: EngineTimeLimits = EngineTimeLimits()) async throws -> Engine {
        try await Engine.start(FakeProgram.path, arguments: [mode], timeLimits: limits)
    }

    /// Closes the engine and checks that it leaves nothing behind.
    func close(_ engine: Engine) async {
        await engine.close()
        await expectGone(engine)
    }

    /// Checks that the process is neither running nor a zombie.
    func expectGone(_ engine: Engine) async {
        guard let identifier = await engine.processIdentifier else { return }
        #expect(kill(identifier, 0) == -1 && errno == ESRCH, "process \(identifier) is still there")
    }

    @Test func `an engine reports its name and options`() async throws {
        let engine = try await start("normal")
        #expect(await engine.name == "Fake normal")
        #expect(await engine.author == "nobody")
        #expect(
            await engine.options.map(\.name) == [
                "Threads", "Hash", "MultiPV", "OwnBook", "Style", "Book File", "Clear Hash",
            ])
        await close(engine)
    }

    @Test func `a search returns legal moves and a score with its point of view`() async throws {
        let engine = try await start("normal")
        let position = try Position(fen: "4k3/8/8/8/8/8/8/R3K2R b - - 0 1")
        let result = try await engine.search(from: position, limit: .nodes(100))
        #expect(result.bestMove.map(position.uci) == "e8d7")
        #expect(result.lines.first?.score == Score(.centipawns(-1000), for: .black))
        #expect(result.lines.first?.nodes == 100)
        #expect(result.isComplete)
        await close(engine)
    }

    @Test func `only the given moves are searched`() async throws {
        let engine = try await start("normal")
        let e4 = try #require(Position.initial.move(uci: "e2e4"))
        let c5 = try #require(Position.initial.playing(e4).move(uci: "c7c5"))
        let first = try await engine.search(from: .initial, onlyMoves: [e4], limit: .nodes(100), isFresh: true)
        #expect(first.bestMove == e4)
        let second = try await engine.search(from: .initial, moves: [e4], onlyMoves: [c5], limit: .nodes(100))
        #expect(second.lines.map { $0.moves.first } == [c5])
        await close(engine)
    }

    @Test func `a position without legal moves needs no engine`() async throws {
        let engine = try await start("silent-after-go")
        let mated = try Position(fen: "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")
        #expect(try await engine.search(from: mated, limit: .depth(1)).bestMove == nil)
        await close(engine)
    }

    @Test func `concurrent searches run one after the other`() async throws {
        let engine = try await start("normal")
        let answers = try await withThrowingTaskGroup(of: Move?.self) { group in
            for _ in 0..<20 { group.addTask { try await engine.search(from: .initial, limit: .nodes(1)).bestMove } }
            return try await group.reduce(into: [Move?]()) { $0.append($1) }
        }
        #expect(answers.compactMap { $0.map(Position.initial.uci) } == Array(repeating: "a2a3", count: 20))
        await close(engine)
    }

    @Test func `a stopped search returns its result so far`() async throws {
        let (searching, signal) = AsyncStream.makeStream(of: Void.self)
        let engine = try await Engine.start(FakeProgram.path, arguments: ["until-stop"]) { message in
            if case .sent(let line) = message, line.hasPrefix("go") { signal.yield() }
        }
        let search = Task { try await engine.search(from: .initial, limit: .infinite) }
        for await _ in searching { break }
        await engine.stopSearch()
        let result = try await search.value
        #expect(result.bestMove != nil)
        #expect(!result.isComplete)
        await close(engine)
    }

    @Test func `a cancelled search is stopped and the engine stays usable`() async throws {
        let (searching, signal) = AsyncStream.makeStream(of: Void.self)
        let engine = try await Engine.start(FakeProgram.path, arguments: ["until-stop"]) { message in
            if case .sent(let line) = message, line.hasPrefix("go") { signal.yield() }
        }
        var rounds = searching.makeAsyncIterator()
        for _ in 0..<3 {
            let search = Task { try await engine.search(from: .initial, limit: .infinite) }
            await rounds.next()
            search.cancel()
            await #expect(throws: CancellationError.self) { try await search.value }
        }
        await close(engine)
    }

    @Test func `closing ends a running search`() async throws {
        let (searching, signal) = AsyncStream.makeStream(of: Void.self)
        let engine = try await Engine.start(FakeProgram.path, arguments: ["silent-after-go"]) { message in
            if case .sent(let line) = message, line.hasPrefix("go") { signal.yield() }
        }
        let search = Task { try await engine.search(from: .initial, limit: .infinite) }
        for await _ in searching { break }
        await close(engine)
        await #expect(throws: EngineError.closed) { try await search.value }
        await #expect(throws: EngineError.closed) { try await engine.search(from: .initial, limit: .depth(1)) }
    }

    /// Only the time limit of `quit` differs: an engine that quits is not killed, however long it takes.
    @Test(arguments: [
        ("normal", Duration.seconds(60), "status 0"), ("until-stop", .seconds(60), "status 0"),
        ("ignores-quit", .milliseconds(50), "signal 9"),
    ])
    func `closing sends quit, and kills an engine that does not quit`(
        _ mode: String, _ limit: Duration, _ ending: String
    ) async throws {
        for _ in 0..<3 {
            let engine = try await start(mode, EngineTimeLimits(quit: limit))
            let process = try #require(await engine.process)
            await close(engine)
            guard case .exited(let how) = await process.end else {
                Issue.record("the engine was not started")
                continue
            }
            #expect(how == ending)
        }
    }
}
