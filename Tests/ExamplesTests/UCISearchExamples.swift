import Chess
import TestSupport
import Testing
import UCI

/// Examples of intermediate results and several lines, in the comments and on the getting-started page of `UCI`.
@Suite struct UCISearchExamples {

    @Test(.needsStockfish) func `principal variations on the page`() async throws {
        let path = try Stockfish.required()
        try await example {
            let engine = try await Engine.start(path)
            let position = try Position(fen: "7k/R7/1R5p/8/8/8/8/7K b - - 0 1")
            let result = try await engine.search(from: position, limit: .depth(6), lines: 2)
            for text in result.lines.map({ "\($0.score) \(position.san(of: $0.moves))" }).sorted() { print(text) }
            // #1 1...Kg8 2.Rb8#
            // #1 1...h5 2.Rb8#
            await engine.close()
        }
    }

    @Test(.needsStockfish) func `intermediate results on the page`() async throws {
        let path = try Stockfish.required()
        try await example {
            let engine = try await Engine.start(path)
            let position = try Position(fen: "7k/R7/1R5p/8/8/8/8/7K b - - 0 1")
            let updates = engine.updates(from: position, limit: .depth(6), lines: 2)
            var latest: [Int: SearchResult.Line] = [:]
            for try await update in updates { latest[update.rank] = update.line }
            print(latest.keys.sorted(), latest.values.map(\.depth))  // [1, 2] [6, 6]
            print(try await updates.result.isComplete)  // true
            await engine.close()
        }
    }

    @Test(.needsStockfish) func `intermediate results and the final one`() async throws {
        let path = try Stockfish.required()
        try await example {
            let engine = try await Engine.start(path)
            let position = try Position(fen: "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
            let updates = engine.updates(from: position, limit: .depth(5))
            var deepest = 0
            for try await update in updates { deepest = max(deepest, update.line.depth) }
            let result = try await updates.result
            print(deepest, result.lines.map { "\($0.score) \(position.san(of: $0.moves))" })  // 5 ["#1 1.Ra8#"]
            await engine.close()
        }
    }

    @Test(.needsStockfish) func `a search whose sequence is kept is stopped`() async throws {
        let path = try Stockfish.required()
        try await example {
            let engine = try await Engine.start(path)
            let updates = engine.updates(from: .initial, limit: .infinite)
            for try await update in updates where update.line.depth >= 5 { await engine.stopSearch() }
            let result = try await updates.result
            print(result.bestMove != nil, (result.lines.first?.depth ?? 0) >= 5)  // true true
            await engine.close()
        }
    }

    @Test(.needsStockfish) func `leaving the loop stops the search`() async throws {
        let path = try Stockfish.required()
        try await example {
            let engine = try await Engine.start(path)
            for try await update in engine.updates(from: .initial, limit: .infinite) where update.line.depth >= 8 {
                print("depth", update.line.depth)  // depth 8
                break
            }
            await engine.close()
        }
    }
}
