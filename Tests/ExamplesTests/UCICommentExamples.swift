import Chess
import TestSupport
import Testing
import UCI

/// The examples in the comments of `UCI`.
@Suite struct UCICommentExamples {
    @Test func `commands are written and read`() async throws {
        try await example {
            if let e4 = EngineMove("e2e4") {
                print(Command.position(start: .initial, moves: [e4]))  // position startpos moves e2e4
            }
            print(Command.go(.nodes(200_000), moves: []))  // go nodes 200000
            print(Command("go depth 12") == .go(.depth(12), moves: []))  // true
        }
    }

    @Test func `a reply is parsed and unknown text is kept`() async throws {
        try await example {
            let line = "info depth 20 seldepth 28 score cp 31 nodes 812003 pv e2e4 e7e5 g1f3"
            if case .info(let info) = Reply(line), let score = info.score {
                print(info.depth ?? 0, score.value, info.line.map(\.description))
            }
            // 20 +0.31 ["e2e4", "e7e5", "g1f3"]
            print(Reply("Stockfish 15.1 by the authors"))  // Stockfish 15.1 by the authors
        }
    }

    @Test func `information about a search knows its score and its statistics`() async throws {
        try await example {
            let line = "info depth 18 score cp 90 lowerbound nodes 812003 nps 1200000 pv e2e4"
            if case .info(let info) = Reply(line), let score = info.score {
                print(score.value, score.bound, info.statistics.nodes ?? 0)  // +0.90 lower 812003
            }
        }
    }

    @Test func `a limit is written as the arguments of go`() async throws {
        try await example {
            var limit = SearchLimit()
            limit.whiteTime = 300_000
            limit.blackTime = 295_000
            limit.whiteIncrement = 2_000
            limit.blackIncrement = 2_000
            print(Command.go(limit, moves: []))  // go wtime 300000 btime 295000 winc 2000 binc 2000
            print(Command.go(.milliseconds(500), moves: []))  // go movetime 500
        }
    }

    @Test func `a score changes sign with its point of view`() async throws {
        try await example {
            let score = Score(.centipawns(-35), for: .black)
            print(score, score.value, score.pointOfView)  // +0.35 -0.35 black
            print(Score(.mate(-2), for: .black).seen(by: .white).value == .mate(2))  // true
            print(Score.Value.centipawns(900) < .mate(12), Score.Value.mate(-1) < .mate(-9))  // true true
        }
    }

    @Test func `an engine move is parsed before it is resolved`() async throws {
        try await example {
            let position = try Position(fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
            if let text = EngineMove("e1g1"), let move = text.move(in: position) {
                print(position.san(move))  // O-O
            }
            print(EngineMove("e1c1")?.move(in: position) == nil, EngineMove("O-O") == nil)  // true true
        }
    }

    @Test func `an option knows its allowed range`() async throws {
        try await example {
            let line = "option name Hash type spin default 16 min 1 max 33554432"
            if case .option(let hash) = Reply(line) {
                print(hash.isNamed("hash"), hash.allowed(0) ?? 0, hash.allowed(256) ?? 0)  // true 1 256
            }
        }
    }

    @Test func `an invalid option value is refused with the allowed values`() async throws {
        try await example {
            let line = "option name Style type combo default Normal var Solid var Normal var Risky"
            if case .option(let style) = Reply(line) {
                print(try style.checked("solid") ?? "")  // Solid
                do {
                    _ = try style.checked("wild")
                } catch {
                    print(error)  // Style is one of: Solid, Normal, Risky; not "wild"
                }
            }
        }
    }

    @Test(.needsStockfish) func `an engine finds a mate`() async throws {
        let path = try Stockfish.required()
        try await example {
            let engine = try await Engine.start(path, settings: EngineSettings(threads: 1, hash: 16))
            let position = try Position(fen: "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
            let result = try await engine.search(from: position, limit: .depth(8))
            if let best = result.bestMove, let line = result.lines.first {
                print(position.san(best), line.score)  // Ra8# #1
            }
            await engine.close()
        }
    }

    @Test func `a missing engine is an error with its path`() async throws {
        try await example {
            do {
                _ = try await Engine.start("/no/such/engine")
            } catch EngineError.missing(let path) {
                print("there is no engine at \(path)")  // there is no engine at /no/such/engine
            }
        }
    }
    @Test func `a finished game has a score`() async throws {
        try await example {
            let position = try Position(fen: "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")
            if let score = Score(endOf: position) {
                print(score, score.pointOfView, score.seen(by: .white).value)  // checkmate black #1
            }
        }
    }
}
