import Chess
import TestSupport
import Testing
import UCI

/// The examples on the getting-started page of `UCI`.
@Suite struct UCIPageExamples {
    @Test(.needsStockfish) func `an engine searches a position`() async throws {
        let path = try Stockfish.required()
        try await example {
            let engine = try await Engine.start(path)
            let position = try Position(fen: "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4")
            let result = try await engine.search(from: position, limit: .nodes(20_000))
            if let best = result.bestMove { print(position.san(best)) }  // Qxf7#
            await engine.close()
        }
    }

    @Test(.needsStockfish) func `an engine reports several lines`() async throws {
        let path = try Stockfish.required()
        try await example {
            let engine = try await Engine.start(path)
            let position = try Position(fen: "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
            let result = try await engine.search(from: position, limit: .depth(6), lines: 2)
            print(result.lines.count)  // 2
            if let best = result.lines.first {
                print(best.moves.count, best.score, best.score.seen(by: .black).value)  // 1 #1 #-1
            }
            await engine.close()
        }
    }

    @Test(.needsStockfish) func `a search follows a game and is restricted to moves`() async throws {
        let path = try Stockfish.required()
        try await example {
            let engine = try await Engine.start(path)
            let moves = ["f2f3", "e7e5", "g2g4"]
            var played: [Move] = []
            var position = Position.initial
            for text in moves {
                guard let move = position.move(uci: text) else { break }
                played.append(move)
                position = position.playing(move)
            }
            let free = try await engine.search(from: .initial, moves: played, limit: .depth(4))
            if let best = free.bestMove { print(position.san(best)) }  // Qh4#
            if let quiet = position.move(uci: "a7a6") {
                let bound = try await engine.search(
                    from: .initial, moves: played, onlyMoves: [quiet], limit: .depth(4))
                if let best = bound.bestMove { print(position.san(best)) }  // a6
            }
            await engine.close()
        }
    }

    @Test(.needsStockfish) func `an engine is configured`() async throws {
        let path = try Stockfish.required()
        try await example {
            let settings = EngineSettings(
                threads: 1, hash: 32, options: [EngineSettings.Option(name: "Move Overhead", value: "50")])
            let limits = EngineTimeLimits(search: .seconds(10))
            let engine = try await Engine.start(path, settings: settings, timeLimits: limits)
            if let hash = await engine.options.first(where: { $0.isNamed("hash") }) {
                print(hash.name, hash.allowed(-1) ?? 0)  // Hash 1
            }
            let result = try await engine.search(from: .initial, limit: .nodes(1_000))
            if let chances = result.lines.first?.outcome {
                print(chances.win + chances.draw + chances.loss)  // 1000
            }
            await engine.close()
        }
    }

    @Test(.needsStockfish) func `a search is cancelled and errors are caught`() async throws {
        let path = try Stockfish.required()
        try await example {
            let engine = try await Engine.start(path)
            let search = Task { try await engine.search(from: .initial, limit: .infinite) }
            search.cancel()
            do {
                _ = try await search.value
            } catch is CancellationError {
                print("cancelled")  // cancelled
            } catch let error as EngineError {
                print(error)
            }
            await engine.close()
            do {
                _ = try await engine.search(from: .initial, limit: .depth(1))
            } catch {
                print(error)  // the engine is closed
            }
        }
    }

    @Test func `the output of an engine is parsed`() async throws {
        try await example {
            let log = """
                info depth 1 score cp 40 pv e2e4
                info depth 2 score cp 35 upperbound pv e2e4
                info depth 2 score cp 28 pv d2d4 d7d5
                bestmove d2d4 ponder d7d5
                """
            var last: SearchInfo?
            for line in log.split(separator: "\n") {
                switch Reply(line) {
                case .info(let info) where info.score?.bound == .exact: last = info
                case .bestMove(let move?, _): print(move, last?.depth ?? 0)  // d2d4 2
                default: break
                }
            }
        }
    }

    @Test func `a program acts as an engine`() async throws {
        try await example {
            var position = Position.initial
            func answer(_ line: String) -> [Reply] {
                switch Command(line) {
                case .uci: return [.name("Mine"), .author("me"), .uciOK]
                case .isReady: return [.readyOK]
                case .position(let start, let moves):
                    position = start
                    for move in moves.compactMap({ $0.move(in: position) }) { position = position.playing(move) }
                    return []
                case .go:
                    let move = position.legalMoves().first
                    return [.bestMove(move.flatMap { EngineMove($0, in: position) }, ponder: nil)]
                default: return []
                }
            }
            for line in ["uci", "position fen 8/8/8/8/8/k7/8/K6r w - - 0 1", "go depth 1"] {
                for reply in answer(line) { print(reply) }
            }
            // id name Mine
            // id author me
            // uciok
            // bestmove (none)
        }
    }
}
