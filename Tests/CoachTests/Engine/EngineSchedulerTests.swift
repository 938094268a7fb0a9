import Analysis
import Chess
import Foundation
import Store
import TestSupport
import Testing
import UCI

@testable import Coach

/// The scheduler with a fake engine whose file name selects its behaviour.
@Suite(.timeLimit(.minutes(10))) struct EngineSchedulerTests {
    let engines: FakeEngineFolder
    let budget: SearchBudget

    init() throws {
        engines = try FakeEngineFolder()
        budget = try #require(SearchBudget(nodes: 1000))
    }

    var folder: TemporaryFolder { engines.folder }

    func engine(_ mode: String) throws -> String { try engines.engine(mode) }

    func scheduler(
        _ mode: String, _ file: LearnerFile? = nil, restTime: Duration = .milliseconds(500)
    ) throws -> EngineScheduler {
        let path = try engine(mode)
        let settings = EngineSettings()
        return EngineScheduler(
            path: path, settings: settings, log: try EngineLog(path: folder.path("log"), dataFile: folder.path("none")),
            cache: file.map { EvaluationCache($0, path: path, settings: settings) },
            // A search that is held, also when it is stopped, may last as long as the other tests leave this one no time.
            timeLimits: EngineTimeLimits(search: .seconds(3600), stop: .seconds(3600)), restTime: restTime)
    }

    /// The commands the engine received, without its settings.
    func received() throws -> [String] {
        try String(contentsOfFile: folder.path("log"), encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("> go") || $0 == "> stop" || $0 == "> uci" }.map { String($0.dropFirst(2)) }
    }

    func waitUntilReceived(_ line: String) async throws {
        #expect(try await Eventually.holdsAsync { try received().contains(line) })
    }

    func move(_ uci: String) throws -> Move { try #require(Position.initial.move(uci: uci)) }

    @Test func `an explanation interrupts the search ahead, which continues afterwards`() async throws {
        let scheduler = try scheduler("holds-move")
        let (quiet, played) = (try move("e2e4"), try move("f2f3"))
        try engines.hold(quiet)
        let ahead = Task { try await scheduler.evaluate(quiet, in: .initial, budget: budget, for: .question) }
        try await waitUntilReceived("go nodes 1000 searchmoves e2e4")
        #expect(try await scheduler.evaluate(played, in: .initial, budget: budget).move == played)
        try engines.release()
        #expect(try await ahead.value.move == quiet)
        await scheduler.close()
        #expect(
            try received() == [
                "uci", "go nodes 1000 searchmoves e2e4", "stop", "go nodes 1000 searchmoves f2f3",
                "go nodes 1000 searchmoves e2e4",
            ])
    }

    @Test func `a request for a running search waits for its result`() async throws {
        let scheduler = try scheduler("holds-move")
        let quiet = try move("e2e4")
        try engines.hold(quiet)
        let ahead = Task { try await scheduler.evaluate(quiet, in: .initial, budget: budget, for: .question) }
        try await waitUntilReceived("go nodes 1000 searchmoves e2e4")
        let now = Task { try await scheduler.evaluate(quiet, in: .initial, budget: budget) }
        #expect(await Eventually.holdsAsync { await scheduler.waiters == 2 })
        ahead.cancel()
        await #expect(throws: CancellationError.self) { _ = try await ahead.value }
        try engines.release()
        #expect(try await now.value.move == quiet)
        #expect(try await scheduler.evaluate(quiet, in: .initial, budget: budget).move == quiet)
        await scheduler.close()
        #expect(try received() == ["uci", "go nodes 1000 searchmoves e2e4"])
    }

    @Test func `an engine that dies is restarted a limited number of times`() async throws {
        let scheduler = try scheduler("segfault")
        let path = try engine("segfault")
        for _ in 0..<RestartingEngine.maximumLosses {
            await #expect(throws: EngineError.died(path: path, how: "signal 11")) {
                _ = try await scheduler.evaluate(nil, in: .initial, budget: budget)
            }
        }
        for _ in 0..<3 {
            await #expect(throws: EngineRetryLimitReached(path: path, times: RestartingEngine.maximumLosses)) {
                _ = try await scheduler.evaluate(nil, in: .initial, budget: budget)
            }
        }
        await scheduler.close()
        #expect(try received().count { $0 == "uci" } == RestartingEngine.maximumLosses)
    }

    @Test func `an engine that was killed between two questions is restarted silently`() async throws {
        let scheduler = try scheduler("normal")
        _ = try await scheduler.evaluate(try move("e2e4"), in: .initial, budget: budget)
        for process in try Processes.running(try engine("normal")) { kill(process, SIGKILL) }
        #expect(try await Eventually.holdsAsync { try Processes.running(try engine("normal")).isEmpty })
        #expect(try await scheduler.evaluate(try move("d2d4"), in: .initial, budget: budget).move == move("d2d4"))
        await scheduler.close()
        #expect(try received().count { $0 == "uci" } == 2)
    }

    @Test func `closing leaves no process, and fails the waiting requests`() async throws {
        for mode in ["until-stop", "silent-after-go", "no-uciok"] {
            let scheduler = try scheduler(mode)
            let quiet = try move("e2e4")
            let asked = Task { try await scheduler.evaluate(quiet, in: .initial, budget: budget) }
            try await waitUntilReceived(mode == "no-uciok" ? "uci" : "go nodes 1000 searchmoves e2e4")
            await scheduler.close()
            await #expect(throws: CancellationError.self) { _ = try await asked.value }
            #expect(try Processes.running(try engine(mode)).isEmpty)
            try FileManager.default.removeItem(atPath: folder.path("log"))
        }
    }

    @Test func `a cancelled task starts no engine`() async throws {
        let engine = RestartingEngine(
            path: try engine("normal"), settings: EngineSettings(), timeLimits: EngineTimeLimits(),
            log: try EngineLog(path: folder.path("log"), dataFile: folder.path("none")))
        let cancelled = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await engine.start()
        }
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        #expect(try received().isEmpty)
        await engine.close()
    }

    @Test func `nothing is searched while it rests`() async throws {
        let scheduler = try scheduler("holds-move", restTime: .seconds(3600))
        let quiet = try move("e2e4")
        try engines.hold(quiet)
        let ahead = Task { try await scheduler.evaluate(quiet, in: .initial, budget: budget, for: .question) }
        try await waitUntilReceived("go nodes 1000 searchmoves e2e4")
        await scheduler.rest()
        #expect(try received().last == "stop")
        let other = Task { try await scheduler.evaluate(nil, in: .initial, budget: budget) }
        #expect(await Eventually.holdsAsync { await scheduler.waiters == 2 })
        await scheduler.close()
        for task in [ahead, other] { await #expect(throws: CancellationError.self) { _ = try await task.value } }
        #expect(try received() == ["uci", "go nodes 1000 searchmoves e2e4", "stop"])
    }

    @Test func `the search that a rest stopped continues afterwards`() async throws {
        let scheduler = try scheduler("holds-move", restTime: .zero)
        let quiet = try move("e2e4")
        try engines.hold(quiet)
        let ahead = Task { try await scheduler.evaluate(quiet, in: .initial, budget: budget, for: .question) }
        try await waitUntilReceived("go nodes 1000 searchmoves e2e4")
        await scheduler.rest()
        try engines.release()
        #expect(try await ahead.value.move == quiet)
        await scheduler.close()
        #expect(
            try received() == ["uci", "go nodes 1000 searchmoves e2e4", "stop", "go nodes 1000 searchmoves e2e4"])
    }

    @Test func `an engine that ignores searchmoves is asked about the position after the move`() async throws {
        let scheduler = try scheduler("ignores-searchmoves")
        let position = try Position(fen: "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1")
        let capture = try #require(position.move(uci: "a1a8"))
        let found = try await scheduler.evaluate(capture, in: position, budget: budget)
        #expect(found.line.moves.first == capture)
        #expect(found.line.moves.count > 1)
        #expect(found.score == Score(.centipawns(500), for: .white))
        // Mates on the board, and stalemates, need no engine at all.
        let mating = try Position(fen: "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
        let mate = try #require(mating.move(uci: "a1a8"))
        #expect(try await scheduler.evaluate(mate, in: mating, budget: budget).score == Score(.mate(1), for: .white))
        await scheduler.close()
    }

    @Test func `an engine that answers a limit of nodes at once is given time instead`() async throws {
        let scheduler = try scheduler("stops-at-nodes")
        let nodes = try #require(SearchBudget(nodes: 80_000))
        let found = try await scheduler.evaluate(try move("e2e4"), in: .initial, budget: nodes)
        _ = try await scheduler.evaluate(try move("d2d4"), in: .initial, budget: nodes)
        await scheduler.close()
        #expect(found.depth == 2)
        #expect(
            try received() == [
                "uci", "go nodes 80000 searchmoves e2e4", "go movetime 100 searchmoves e2e4",
                "go movetime 100 searchmoves d2d4",
            ])
    }
}
