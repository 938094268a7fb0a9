import Chess
import Synchronization
import TestSupport
import Testing

@testable import UCI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Sixteen ways an engine can go wrong, and three in which there is none: each many times over, always within its
/// limit, and never leaving a process or a descriptor behind.
@Suite(.serialized, .timeLimit(.minutes(10))) struct MisbehaviourTests {
    /// What is expected of an engine that behaves so.
    struct Kind: Sendable, CustomTestStringConvertible {
        let mode: String
        /// What asking it comes to; nil is a legal move.
        let error: EngineError?
        /// How long it may take to answer `uci` and `isready`, and to search.
        var start = 5000
        var ready = 5000
        var search = 5000

        var testDescription: String { mode }
    }

    private static let path = FakeProgram.path

    static let kinds: [Kind] = [
        Kind(mode: "no-uciok", error: .notAnEngine(path: path, seconds: 0.1), start: 100),
        Kind(mode: "no-readyok", error: .timedOut(path: path, waitingFor: "readyok", seconds: 0.1), ready: 100),
        Kind(
            mode: "silent-after-go", error: .timedOut(path: path, waitingFor: "bestmove", seconds: 0.15), search: 50),
        Kind(mode: "flood", error: .flooded(path: path)),
        Kind(mode: "exit", error: .died(path: path, how: "status 3")),
        Kind(mode: "segfault", error: .died(path: path, how: "signal 11")),
        Kind(mode: "illegal-bestmove", error: .noLegalAnswer(path: path, answer: "bestmove a1h7")),
        Kind(mode: "none", error: .noLegalAnswer(path: path, answer: "bestmove (none)")),
        Kind(mode: "unasked-bestmove", error: nil),
        Kind(mode: "double-after-stop", error: nil, search: 50),
        Kind(mode: "illegal-pv", error: nil),
        Kind(mode: "nul", error: nil),
        Kind(mode: "huge-line", error: .flooded(path: path)),
        Kind(mode: "partial-end", error: .died(path: path, how: "status 0")),
        Kind(mode: "ignores-quit", error: nil),
        Kind(mode: "escape-codes", error: nil),
        // And besides: an answer whose line does not end, the engine alive or not; a name twice; a closed output.
        Kind(mode: "partial-line", error: .timedOut(path: path, waitingFor: "bestmove", seconds: 0.15), search: 50),
        Kind(mode: "unended-answer", error: nil),
        Kind(mode: "double-bestmove", error: nil),
        Kind(mode: "closes-output", error: .died(path: path, how: "status 0")),
    ]

    @Test(arguments: kinds) func `an engine that misbehaves answers or is ended within its limit`(_ kind: Kind)
        async throws
    {
        // More than any engine that behaves so may take: its limits, the stop, the quit, the force, half a second.
        let limits = EngineTimeLimits(
            start: .milliseconds(kind.start), ready: .milliseconds(kind.ready), search: .milliseconds(kind.search),
            stop: .milliseconds(100), quit: .milliseconds(50))
        let rounds = Long.rounds(20, long: 200)
        let before = Self.descriptors()
        for _ in 0..<rounds {
            let identifiers = Identifiers()
            // At the engine's own priority, so that other tests are no part of the time.
            let (outcome, taken) = await Task(priority: .userInitiated) {
                let began = ContinuousClock.now
                let outcome = await Self.ask(kind, limits, identifiers)
                return (outcome, ContinuousClock.now - began)
            }.value
            switch outcome {
            case .success(let move): #expect(kind.error == nil && Position.initial.isLegal(move))
            case .failure(let error): #expect(error as? EngineError == kind.error)
            }
            let own = [kind.start, kind.ready, kind.search].filter { $0 < 5000 }.reduce(0, +)
            #expect(taken < .milliseconds(own + 250 + 500 + (Self.isBusy ? 5000 : 0)), "\(kind.mode): \(taken)")
            for identifier in identifiers.all {
                #expect(kill(identifier, 0) == -1 && errno == ESRCH, "process \(identifier) is still there")
            }
        }
        // Other tests run beside this one and have descriptors of their own; a leak is one a round.
        #expect(Self.descriptors() - before < rounds)
    }

    /// Other suites share the processors; the figures themselves are measured in the long run.
    private static let isBusy = !Long.isAsked

    private final class Identifiers: Sendable {
        private let list = Mutex<[Int32]>([])

        var all: [Int32] { list.withLock { $0 } }

        func append(_ identifier: Int32) { list.withLock { $0.append(identifier) } }
    }

    private static func ask(_ kind: Kind, _ limits: EngineTimeLimits, _ identifiers: Identifiers) async
        -> Result<Move, any Error>
    {
        do {
            let engine = try await Engine.launch(
                path, [kind.mode], EngineSettings(), limits, nil, floodLimit: 1 << 19)
            if let identifier = await engine.processIdentifier { identifiers.append(identifier) }
            let outcome: Result<Move, any Error>
            do {
                let result = try await engine.search(from: .initial, limit: .depth(1))
                outcome = result.bestMove.map { .success($0) } ?? .failure(EngineError.closed)
            } catch {
                outcome = .failure(error)
            }
            await engine.close()
            return outcome
        } catch {
            return .failure(error)
        }
    }

    /// How many descriptors this process has open: the least of a few looks.
    private static func descriptors() -> Int {
        (0..<3).map { _ in (0..<1024).count { fcntl($0, F_GETFD) != -1 } }.min() ?? 0
    }

    @Test func `a search that is stopped twice over gives the next one its own answer`() async throws {
        let (searching, signal) = AsyncStream.makeStream(of: Void.self)
        let engine = try await Engine.start(Self.path, arguments: ["double-after-stop"]) { message in
            if case .sent(let line) = message, line.hasPrefix("go") { signal.yield() }
        }
        var rounds = searching.makeAsyncIterator()
        for text in ["e2e4", "d2d4", "g1f3"] {
            let only = try #require(Position.initial.move(uci: text))
            let search = Task { try await engine.search(from: .initial, onlyMoves: [only], limit: .infinite) }
            await rounds.next()
            await engine.stopSearch()
            await engine.stopSearch()
            #expect(try await search.value.bestMove == only)
        }
        await engine.close()
    }
}
