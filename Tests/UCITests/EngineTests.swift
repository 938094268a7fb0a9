import Chess
import Testing

@testable import UCI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The engine actor against an engine that behaves in every way but well.
@Suite(.serialized, .timeLimit(.minutes(2))) struct EngineTests {
    static let patience = EngineTimeLimits(
        start: .milliseconds(800), ready: .milliseconds(800), search: .milliseconds(800), stop: .milliseconds(200),
        quit: .milliseconds(150))

    func start(_ mode: String, _ limits: EngineTimeLimits = EngineTimeLimits()) async throws -> Engine {
        try await Engine.start(FakeProgram.path, arguments: [mode], timeLimits: limits)
    }

    /// Ends the engine and holds it to leaving nothing behind, within half a second.
    func close(_ engine: Engine) async {
        let clock = ContinuousClock()
        let taken = await clock.measure { await engine.close() }
        #expect(taken < .milliseconds(500))
        await expectGone(engine)
    }

    /// Neither running nor a zombie.
    func expectGone(_ engine: Engine) async {
        guard let identifier = await engine.processIdentifier else { return }
        #expect(kill(identifier, 0) == -1 && errno == ESRCH, "process \(identifier) is still there")
    }

    @Test func `an engine tells its name and what can be set`() async throws {
        let engine = try await start("normal")
        #expect(await engine.name == "Fake normal")
        #expect(await engine.author == "nobody")
        #expect(
            await engine.options.map(\.name) == [
                "Threads", "Hash", "MultiPV", "OwnBook", "Style", "Book File", "Clear Hash",
            ])
        await close(engine)
    }

    @Test func `a search answers legal moves and a score with its point of view`() async throws {
        let engine = try await start("normal")
        let position = try Position(fen: "4k3/8/8/8/8/8/8/R3K2R b - - 0 1")
        let result = try await engine.search(from: position, limit: .nodes(100))
        #expect(result.bestMove.map(position.uci) == "e8d7")
        #expect(result.lines.first?.score == Score(.centipawns(-1000), for: .black))
        #expect(result.lines.first?.nodes == 100)
        #expect(result.isComplete)
        await close(engine)
    }

    @Test func `only the moves asked for are searched`() async throws {
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
        let engine = try await start("silent-after-go", Self.patience)
        let mated = try Position(fen: "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")
        #expect(try await engine.search(from: mated, limit: .depth(1)).bestMove == nil)
        await close(engine)
    }

    @Test func `searches asked at once are answered one after the other`() async throws {
        let engine = try await start("normal")
        let answers = try await withThrowingTaskGroup(of: Move?.self) { group in
            for _ in 0..<20 { group.addTask { try await engine.search(from: .initial, limit: .nodes(1)).bestMove } }
            return try await group.reduce(into: [Move?]()) { $0.append($1) }
        }
        #expect(answers.compactMap { $0.map(Position.initial.uci) } == Array(repeating: "a2a3", count: 20))
        await close(engine)
    }

    @Test func `a search can be stopped and keeps what it has`() async throws {
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

    @Test func `a cancelled search is stopped and the engine can be asked again`() async throws {
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

    @Test func `closing ends a search that is running`() async throws {
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

    @Test(arguments: ["normal", "ignores-quit", "until-stop"])
    func `closing takes less than half a second and leaves no process`(_ mode: String) async throws {
        for _ in 0..<3 { await close(try await start(mode)) }
    }

    @Test func `a program that is no engine is refused in time`() async throws {
        await #expect(throws: EngineError.notAnEngine(path: FakeProgram.path, seconds: 0.8)) {
            try await start("no-uciok", Self.patience)
        }
        await #expect(throws: EngineError.timedOut(path: FakeProgram.path, waitingFor: "readyok", seconds: 0.8)) {
            try await start("no-readyok", Self.patience)
        }
        await #expect(throws: EngineError.died(path: "/bin/true", how: "status 0")) {
            try await Engine.start("/bin/true", timeLimits: Self.patience)
        }
    }

    @Test func `a missing engine and a folder are named`() async throws {
        await #expect(throws: EngineError.missing(path: "/no/such/engine")) {
            try await Engine.start("/no/such/engine")
        }
        await #expect(throws: EngineError.notExecutable(path: "/tmp")) { try await Engine.start("/tmp") }
        await #expect(throws: EngineError.notExecutable(path: "/etc/passwd")) { try await Engine.start("/etc/passwd") }
    }

    @Test(arguments: ["silent-after-go", "partial-line"])
    func `an engine that does not answer costs the limit and half a second`(_ mode: String) async throws {
        let engine = try await start(mode, Self.patience)
        let clock = ContinuousClock()
        let taken = await clock.measure {
            await #expect(throws: EngineError.timedOut(path: FakeProgram.path, waitingFor: "bestmove", seconds: 1)) {
                try await engine.search(from: .initial, limit: .depth(1))
            }
        }
        #expect(taken < .milliseconds(1300))
        await close(engine)
    }

    /// Once two floods on two cores kept every thread, and none of them was ever ended.
    @Test(.timeLimit(.minutes(1))) func `more engines that flood than there are cores are ended all the same`() async {
        await withTaskGroup(of: (any Error)?.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    do {
                        let engine = try await Engine.launch(
                            FakeProgram.path, ["flood"], EngineSettings(), EngineTimeLimits(), nil, floodLimit: 1 << 19)
                        defer { Task { await engine.close() } }
                        _ = try await engine.search(from: .initial, limit: .milliseconds(200))
                        return nil
                    } catch {
                        return error
                    }
                }
            }
            for await error in group { #expect(error as? EngineError == .flooded(path: FakeProgram.path)) }
        }
    }

    @Test(arguments: ["flood", "huge-line"]) func `an engine that floods is ended`(_ mode: String) async throws {
        let engine = try await start(mode)
        await #expect(throws: EngineError.flooded(path: FakeProgram.path)) {
            try await engine.search(from: .initial, limit: .depth(1))
        }
        await close(engine)
    }

    @Test(arguments: [("exit", "status 3"), ("segfault", "signal 11"), ("closes-output", "status 0")])
    func `an engine that dies says how`(_ mode: String, _ how: String) async throws {
        let engine = try await start(mode)
        for _ in 0..<2 {
            await #expect(throws: EngineError.died(path: FakeProgram.path, how: how)) {
                try await engine.search(from: .initial, limit: .depth(1))
            }
        }
        await close(engine)
    }

    @Test(arguments: [("illegal-bestmove", "bestmove a1h7"), ("none", "bestmove (none)")])
    func `a move that is not legal is no answer, and the engine stays usable`(_ mode: String, _ text: String)
        async throws
    {
        let engine = try await start(mode)
        for _ in 0..<2 {
            await #expect(throws: EngineError.noLegalAnswer(path: FakeProgram.path, answer: text)) {
                try await engine.search(from: .initial, limit: .depth(1))
            }
        }
        await close(engine)
    }

    @Test(arguments: ["unasked-bestmove", "double-bestmove", "nul", "long-line", "escape-codes"])
    func `noise around an answer does not matter`(_ mode: String) async throws {
        let engine = try await start(mode)
        for _ in 0..<3 {
            let result = try await engine.search(from: .initial, limit: .depth(1))
            #expect(result.bestMove.map(Position.initial.uci) == "a2a3")
            #expect(result.lines.count == 1)
        }
        await close(engine)
    }

    @Test func `a line is cut before its first illegal move`() async throws {
        let engine = try await start("illegal-pv")
        let result = try await engine.search(from: .initial, limit: .depth(1))
        #expect(result.lines.map { $0.moves.map(Position.initial.uci) } == [["a2a3"]])
        await close(engine)
    }

    @Test func `the log hears the whole conversation, unreadable lines included`() async throws {
        let (lines, log) = AsyncStream.makeStream(of: Engine.Message.self)
        let engine = try await Engine.start(FakeProgram.path, arguments: ["nul"]) { log.yield($0) }
        _ = try await engine.search(from: .initial, limit: .depth(1))
        await close(engine)
        log.finish()
        let heard = await lines.reduce(into: []) { $0.append($1) }
        #expect(heard.first == .sent("uci"))
        #expect(heard.contains(.sent("setoption name Threads value 1")))
        #expect(heard.contains(.received("\0\0")))
        #expect(heard.last == .sent("quit"))
    }

    @Test func `a Chess960 position is refused by an engine that does not play it`() async throws {
        let engine = try await start("normal")
        let position = try Position(fen: "1rk1r3/8/8/8/8/8/8/1RK1R3 w EBeb - 0 1")
        try #require(position.isChess960)
        await #expect(throws: EngineError.noChess960(path: FakeProgram.path)) {
            try await engine.search(from: position, limit: .depth(1))
        }
        await close(engine)
    }
}
