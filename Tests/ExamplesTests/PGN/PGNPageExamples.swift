import Chess
import Foundation
import PGN
import TestSupport
import Testing

/// The examples on the getting-started page of `PGN`.
@Suite struct PGNPageExamples {
    @Test func `a file is read`() async throws {
        try await example {
            let text = """
                [Event "Study"]
                [White "?"]

                1. d4 d5 2. Bf4 {the London} Nf6 (2... c5 3. e3) 3. e3 *
                """
            for game in PGNReader(Array(text.utf8)) {
                let tree = try game.tree.get()
                print(tree.tags["Event"] ?? "?", tree.count - 1, tree.result.rawValue)  // Study 7 *
            }
        }
    }

    @Test func `errors have a location and reading continues`() async throws {
        try await example {
            let text = """
                1. e4 e5 2. Ke3 *

                1. e4 {never closed
                """
            let counts = PGNCounts(reading: Array(text.utf8))
            for error in counts.errors {
                print("study.pgn:\(error)")
            }
            // study.pgn:1:13: game 1: Ke3 is not possible: the king on e1 cannot reach e3
            // study.pgn:3:7: game 2: this comment is never closed; end it with }
        }
    }

    @Test func `the main line and its variations are traversed`() async throws {
        try await example {
            let text = "1. e4 e5 (1... c5! {sharp} 2. Nf3) 2. Nf3 *"
            for game in PGNReader(Array(text.utf8)) {
                let tree = try game.tree.get()
                for id in tree.mainLine() {
                    let others = tree[tree[id].parent ?? .root].children.dropFirst()
                    print(tree[id].san ?? "", others.compactMap { tree[$0].san })
                }
            }
            // e4 []
            // e5 ["c5"]
            // Nf3 []
        }
    }

    @Test func `the moves of all lines are visited with their positions`() async throws {
        try await example {
            let tree = try GameTree(pgn: "1. e4 {[%clk 0:05:00]} e5 (1... c5 {sharp}) 2. Nf3 {[%clk 0:04:55]} *")
            tree.forEachMove { node, before, _ in
                let clocks = tree[node].comments.compactMap(\.clock)
                guard let move = tree[node].move, let clock = clocks.first else { return }
                print(before.moveNumberText, before.san(move), clock)
            }
            // 1. e4 300.0 seconds
            // 2. Nf3 295.0 seconds
        }
    }

    @Test func `annotations are found on the nodes`() async throws {
        try await example {
            let text = "1. e4 c5 2. Nf3 $1 {[%cal Gf1b5] next} {and} {[%eval 0.4]} *"
            for game in PGNReader(Array(text.utf8)) {
                for node in try game.tree.get().nodes where !node.comments.isEmpty {
                    print(node.nags.map(\.description), node.comments.map(\.text))
                    print(node.comments.flatMap(\.shapes).map(\.description))
                    print(node.comments.compactMap(\.evaluation?.pawns))
                }
            }
            // ["$1"] ["next", "and", ""]
            // ["Gf1b5"]
            // [0.4]
        }
    }

    @Test func `a game with a variation is built and written`() async throws {
        try await example {
            var tree = GameTree(tags: ["Event": "Mine"], result: .draw)
            let e4 = try tree.append(san: "e4", to: .root)
            let e5 = try tree.append(san: "e5", to: e4)
            try tree.append(san: "Nf3", to: e5)
            tree.add(NAG.interesting, to: try tree.append(san: "c5", to: e4))
            print(PGNWriter.write(tree).split(separator: "\n").suffix(2).joined(separator: "\n"))
            // [Result "1/2-1/2"]
            // 1. e4 e5 (1... c5!?) 2. Nf3 1/2-1/2
        }
    }

    @Test func `the tags of a large file are read and its moves skipped`() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            "[White \"Anderssen\"]\n\n1. e4 *\n\n[White \"Morphy\"]\n\n1. e4 *\n", to: "games.pgn")
        try await example {
            struct Players: PGNVisitor {
                var names: [String] = []
                var white = "?"

                mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) {
                    if name == "White" { white = value.text }
                }

                mutating func beginMoves(from _: Position) -> PGNSkipPolicy { .moves }

                mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
                    if case .success = outcome { names.append(white) }
                    white = "?"
                }
            }

            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            var games = PGNStream { count in [UInt8](try file.read(upToCount: count) ?? Data()) }
            var players = Players()
            while try games.visitGame(&players) {}
            print(players.names)  // ["Anderssen", "Morphy"]
        }
    }
    @Test func `the games of a large file are read one at a time`() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            "[White \"Anderssen\"]\n\n1. e4 *\n\n[White \"Morphy\"]\n\n1. e4 e5 *\n", to: "games.pgn")
        try await example {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            var games = PGNStream { count in [UInt8](try file.read(upToCount: count) ?? Data()) }
            while let game = try games.readGame() {
                if case .success(let tree) = game.tree { print(tree.tags["White"] ?? "?", tree.mainLine().count) }
            }
            // Anderssen 1
            // Morphy 2
        }
    }
}
