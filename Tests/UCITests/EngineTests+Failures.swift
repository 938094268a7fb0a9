import Chess
import Synchronization
import Testing

@testable import UCI

/// Engines that fail: missing, silent, flooding, dying, or answering illegally.
extension EngineTests {
    @Test func `an engine that does not know a limit of nodes is stopped, and the search is complete`() async throws {
        let engine = try await start("ignores-nodes")
        let result = try await engine.search(from: .initial, limit: .nodes(300_000))
        #expect(result.bestMove != nil)
        #expect(result.isComplete)
        await engine.close()
    }

    @Test func `a program that is not an engine is refused`() async throws {
        let short = Duration.milliseconds(100)
        await #expect(throws: EngineError.notAnEngine(path: FakeProgram.path, seconds: 0.1)) {
            try await start("no-uciok", EngineTimeLimits(start: short))
        }
        await #expect(throws: EngineError.timedOut(path: FakeProgram.path, waitingFor: "readyok", seconds: 0.1)) {
            try await start("no-readyok", EngineTimeLimits(ready: short))
        }
        await #expect(throws: EngineError.died(path: "/bin/true", how: "status 0")) {
            try await Engine.start("/bin/true")
        }
    }

    @Test func `a missing engine and a directory are refused`() async throws {
        await #expect(throws: EngineError.missing(path: "/no/such/engine")) {
            try await Engine.start("/no/such/engine")
        }
        await #expect(throws: EngineError.notExecutable(path: "/tmp")) { try await Engine.start("/tmp") }
        await #expect(throws: EngineError.notExecutable(path: "/etc/passwd")) { try await Engine.start("/etc/passwd") }
    }

    @Test(arguments: ["silent-after-go", "partial-line"])
    func `an engine that does not answer is told to stop, and then ended`(_ mode: String) async throws {
        let sent = Mutex<[String]>([])
        let limits = EngineTimeLimits(search: .milliseconds(80), stop: .milliseconds(20))
        let engine = try await Engine.start(FakeProgram.path, arguments: [mode], timeLimits: limits) { message in
            if case .sent(let line) = message { sent.withLock { $0.append(line) } }
        }
        await #expect(throws: EngineError.timedOut(path: FakeProgram.path, waitingFor: "bestmove", seconds: 0.1)) {
            try await engine.search(from: .initial, limit: .depth(1))
        }
        #expect(sent.withLock { $0.suffix(2) } == ["go depth 1", "stop"])
        #expect(await !engine.isUsable)
        await close(engine)
    }

    /// Two floods on two cores once occupied every thread, so that none of them was ended.
    @Test(.timeLimit(.minutes(10))) func `more flooding engines than cores are ended`() async {
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
    func `a dead engine is reported with its status`(_ mode: String, _ how: String) async throws {
        let engine = try await start(mode)
        for _ in 0..<2 {
            await #expect(throws: EngineError.died(path: FakeProgram.path, how: how)) {
                try await engine.search(from: .initial, limit: .depth(1))
            }
        }
        await close(engine)
    }

    @Test(arguments: [("illegal-bestmove", "bestmove a1h7"), ("none", "bestmove (none)")])
    func `an illegal move is an error, and the engine stays usable`(_ mode: String, _ text: String)
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
    func `noise around an answer is ignored`(_ mode: String) async throws {
        let engine = try await start(mode)
        for _ in 0..<3 {
            let result = try await engine.search(from: .initial, limit: .depth(1))
            #expect(result.bestMove.map(Position.initial.uci) == "a2a3")
            #expect(result.lines.count == 1)
        }
        await close(engine)
    }

    @Test func `a line is truncated before its first illegal move`() async throws {
        let engine = try await start("illegal-pv")
        let result = try await engine.search(from: .initial, limit: .depth(1))
        #expect(result.lines.map { $0.moves.map(Position.initial.uci) } == [["a2a3"]])
        await close(engine)
    }

    @Test func `the log receives the whole conversation, including unreadable lines`() async throws {
        let (lines, log) = AsyncStream.makeStream(of: Engine.Message.self)
        let engine = try await Engine.start(FakeProgram.path, arguments: ["nul"]) { log.yield($0) }
        _ = try await engine.search(from: .initial, limit: .depth(1))
        await close(engine)
        log.finish()
        let messages = await lines.reduce(into: []) { $0.append($1) }
        #expect(messages.first == .sent("uci"))
        #expect(messages.contains(.sent("setoption name Threads value 1")))
        #expect(messages.contains(.received("\0\0")))
        #expect(messages.last == .sent("quit"))
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
