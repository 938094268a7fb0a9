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

/// Sixteen ways in which an engine can misbehave, and three more with a broken output, each many times, without leaving a
/// process or a descriptor behind. The limit that ends an engine is short, the other limits are long.
@Suite(.serialized, .timeLimit(.minutes(10))) struct MisbehaviourTests {
    /// A kind of misbehaviour with the expected result.
    struct Misbehaviour: Sendable, CustomTestStringConvertible {
        let mode: String
        /// The expected error of a search; nil if a legal move is expected.
        let error: EngineError?
        /// The time limits for `uci`, `isready`, a search and a stop, in milliseconds.
        var start = 30_000
        var ready = 30_000
        var search = 30_000
        var stop = 30_000

        var testDescription: String { mode }
    }

    private static let path = FakeProgram.path

    static let misbehaviours: [Misbehaviour] = [
        Misbehaviour(mode: "no-uciok", error: .notAnEngine(path: path, seconds: 0.1), start: 100),
        Misbehaviour(mode: "no-readyok", error: .timedOut(path: path, waitingFor: "readyok", seconds: 0.1), ready: 100),
        Misbehaviour(
            mode: "silent-after-go", error: .timedOut(path: path, waitingFor: "bestmove", seconds: 0.15), search: 50,
            stop: 100),
        Misbehaviour(mode: "flood", error: .flooded(path: path)),
        Misbehaviour(mode: "exit", error: .died(path: path, how: "status 3")),
        Misbehaviour(mode: "segfault", error: .died(path: path, how: "signal 11")),
        Misbehaviour(mode: "illegal-bestmove", error: .noLegalAnswer(path: path, answer: "bestmove a1h7")),
        Misbehaviour(mode: "none", error: .noLegalAnswer(path: path, answer: "bestmove (none)")),
        Misbehaviour(mode: "unasked-bestmove", error: nil),
        Misbehaviour(mode: "double-after-stop", error: nil, search: 50),
        Misbehaviour(mode: "illegal-pv", error: nil),
        Misbehaviour(mode: "nul", error: nil),
        Misbehaviour(mode: "huge-line", error: .flooded(path: path)),
        Misbehaviour(mode: "partial-end", error: .died(path: path, how: "status 0")),
        Misbehaviour(mode: "ignores-quit", error: nil),
        Misbehaviour(mode: "escape-codes", error: nil),
        // Also: an answer without a line end, the engine alive or not; a repeated answer; a closed output.
        Misbehaviour(
            mode: "partial-line", error: .timedOut(path: path, waitingFor: "bestmove", seconds: 0.15), search: 50,
            stop: 100),
        Misbehaviour(mode: "unended-answer", error: nil),
        Misbehaviour(mode: "double-bestmove", error: nil),
        Misbehaviour(mode: "closes-output", error: .died(path: path, how: "status 0")),
    ]

    /// The rounds run in a process of their own: the descriptors of one process are counted, and the tests beside this one
    /// open and close theirs. What fails there is reported here.
    @Test(arguments: misbehaviours)
    func `a misbehaving engine answers or is ended`(_ misbehaviour: Misbehaviour) async {
        await #expect(processExitsWith: .success) { [mode = misbehaviour.mode as String] in
            let misbehaviour = try #require(Self.misbehaviours.first { $0.mode == mode })
            let limits = EngineTimeLimits(
                start: .milliseconds(misbehaviour.start), ready: .milliseconds(misbehaviour.ready),
                search: .milliseconds(misbehaviour.search), stop: .milliseconds(misbehaviour.stop),
                quit: .milliseconds(50))
            let rounds = Long.rounds(20, long: 200)
            let before = Self.descriptors()
            for _ in 0..<rounds {
                let identifiers = Identifiers()
                switch await Self.ask(misbehaviour, limits, identifiers) {
                case .success(let move): #expect(misbehaviour.error == nil && Position.initial.isLegal(move))
                case .failure(let error): #expect(error as? EngineError == misbehaviour.error)
                }
                for identifier in identifiers.all {
                    #expect(kill(identifier, 0) == -1 && errno == ESRCH, "process \(identifier) is still there")
                }
            }
            // A leak would be one for each round; what the runtime opens once is not.
            #expect(Self.descriptors() - before < rounds)
        }
    }

    private final class Identifiers: Sendable {
        private let list = Mutex<[Int32]>([])

        var all: [Int32] { list.withLock { $0 } }

        func append(_ identifier: Int32) { list.withLock { $0.append(identifier) } }
    }

    private static func ask(_ misbehaviour: Misbehaviour, _ limits: EngineTimeLimits, _ identifiers: Identifiers) async
        -> Result<Move, any Error>
    {
        do {
            let engine = try await Engine.launch(
                path, [misbehaviour.mode], EngineSettings(), limits, nil, floodLimit: 1 << 19)
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

    /// Returns the number of open descriptors of this process: the minimum of a few samples.
    private static func descriptors() -> Int {
        (0..<3).map { _ in (0..<1024).count { fcntl($0, F_GETFD) != -1 } }.min() ?? 0
    }

    @Test func `a duplicate answer to stop does not reach the next search`() async throws {
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
