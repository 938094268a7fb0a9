import Chess
import Foundation
import PGN
import TestSupport
import Testing

// The module Testing has a type of this name, too.
private typealias SourceLocation = PGN.SourceLocation

/// The examples in the comments of `PGN`.
@Suite struct PGNCommentExamples {
    @Test func `games are read one by one and an invalid one is rejected`() async throws {
        try await example {
            let text = """
                [White "Morphy"]

                1. e4 e5 2. Nf3 d6 *

                1. e4 e6 2. Nd3 *
                """
            for game in PGNReader(Array(text.utf8)) {
                switch game.tree {
                case .success(let tree): print(game.number, tree.tags["White"] ?? "?", tree.mainLine().count)
                case .failure(let error): print(error)
                }
            }
            // 1 Morphy 4
            // 5:13: game 2: Nd3 is not possible: no white knight can reach d3
        }
    }

    @Test func `shapes are written as commands, and unreadable ones stay in the text`() async throws {
        try await example {
            if let comment = Comment("[%cal Gc2c4] and [%csl Rd4,Bd5]") {
                print(comment.shapes.commands)  // [%csl Rd4,Bd5][%cal Gc2c4]
            }
        }
        try await example {
            if let comment = Comment("[%cal Gc2c4,Gd2d9] The plan.") {
                print(comment.shapeFaults.map(\.command))  // ["[%cal Gc2c4,Gd2d9]"]
                print(comment.text)  // [%cal Gc2c4,Gd2d9] The plan.
            }
        }
    }

    @Test func `a game is built move by move`() async throws {
        try await example {
            var tree = GameTree()
            var node = GameTree.root
            for text in ["e4", "c5", "Nf3"] {
                node = tree.append(try tree.position(at: node).move(san: text), to: node) ?? node
            }
            tree.add(NAG.good, to: node)
            if let comment = Comment("the Open Sicilian comes") { tree.add(comment, to: node) }
            print(PGNWriter.write(tree), terminator: "")  // 1. e4 c5 2. Nf3! {the Open Sicilian comes} *
        }
    }

    @Test func `every move is visited in the order of the file`() async throws {
        try await example {
            let text = "1. e4 (1. d4 d5) 1... e5 *"
            if let tree = try PGNReader(Array(text.utf8)).first(where: { _ in true })?.tree.get() {
                tree.forEachMove { node, before, _ in
                    if let move = tree[node].move { print(tree[node].ply, before.san(move), tree[node].isOnMainLine) }
                }
            }
            // 1 e4 true
            // 1 d4 false
            // 2 d5 false
            // 2 e5 true
        }
    }

    @Test func `a comment consists of text and commands`() async throws {
        try await example {
            if let comment = Comment("[%cal Gc2c4,Rd8d4] The plan.[%clk 0:05:00]") {
                print(comment.text)  // The plan.
                print(comment.shapes.map(\.description), comment.clock ?? .zero)  // ["Gc2c4", "Rd8d4"] 300.0 seconds
            }
        }
    }

    @Test func `a glyph has a number and usually a symbol`() async throws {
        try await example {
            let glyphs = [NAG.dubious, NAG(rawValue: 14), NAG(rawValue: 250)]
            print(glyphs.map { $0.symbol ?? $0.description })  // ["?!", "⩲", "$250"]
        }
    }

    @Test func `tags keep their order`() async throws {
        try await example {
            var tags: TagPairs = ["White": "Anand", "Black": "Carlsen"]
            tags["White"] = "Anand, V"
            for tag in tags { print(tag.name, tag.value) }
            // White Anand, V
            // Black Carlsen
        }
    }

    @Test func `a text is counted`() async throws {
        try await example {
            let counts = PGNCounts(reading: Array("1. e4 (1. d4 {solid}) e5 1-0  1. Ke2 *".utf8))
            print(counts.games, counts.plies, counts.variations, counts.comments)  // 2 3 1 1
            print(counts.errors.map(\.game))  // [2]
        }
    }

    @Test func `a result tag is read in its common forms`() async throws {
        try await example {
            print(GameResult(tag: "½-½") == .draw, GameResult(tag: "1–0") == .whiteWins)  // true true
            print(GameResult(tag: "White wins") == nil)  // true
        }
    }

    @Test func `a written game reads back equal`() async throws {
        try await example {
            let text = "1.e4 e5 ( 1...c5 $1 2.Nf3 ) 2.Nf3 { natural } 1/2-1/2"
            for game in PGNReader(Array(text.utf8)) {
                let tree = try game.tree.get()
                let written = PGNWriter.write(tree)
                print(written, terminator: "")
                print(try PGNReader(Array(written.utf8)).map { try $0.tree.get() } == [tree])
            }
            // 1. e4 e5 (1... c5! 2. Nf3) 2. Nf3 { natural } 1/2-1/2
            // true
        }
    }

    @Test func `a file is counted in pieces`() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("1. e4 e5 2. Nf3 *\n\n1. d4 d5 *\n", to: "games.pgn")
        try await example {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            var stream = PGNStream { count in [UInt8](try file.read(upToCount: count) ?? Data()) }
            var counts = PGNCounts()
            while try stream.visitGame(&counts) {}
            print(counts.games, counts.plies)  // 2 5
        }
    }

    @Test func `a visitor can skip variations`() async throws {
        try await example {
            struct FirstMoves: PGNVisitor {
                var counts: [String: Int] = [:]
                var first: String?

                mutating func beginMoves(from _: Position) -> PGNSkipPolicy { .variations }

                mutating func move(_ move: Move?, at _: SourceLocation, before: Position, after _: Position) {
                    if first == nil, let move { first = before.san(move) }
                }

                mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
                    if let first, case .success = outcome { counts[first, default: 0] += 1 }
                    first = nil
                }
            }
            var games = PGNReader(Array("1. e4 (1. c4) e5 *  1. d4 *  1. e4 Nf3 *".utf8)).makeIterator()
            var visitor = FirstMoves()
            while games.visitGame(&visitor) {}
            print(visitor.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })  // ["d4 1", "e4 1"]
        }
    }

    @Test func `a recorder has tags and moves of a game`() async throws {
        try await example {
            var recorder = GameRecorder(keys: 3)
            var games = PGNReader(Array("[White \"Anand\"] 1. e4 e5 2. Nf3 *".utf8)).makeIterator()
            while games.visitGame(&recorder) {
                print(recorder.tags[0].value, recorder.moves.count, recorder.keys.count)  // Anand 3 3
            }
        }
    }

    @Test func `one game is read from a text`() async throws {
        try await example {
            let tree = try GameTree(pgn: "1. e4 e5 2. Nf3 *")
            print(tree.mainLine().count)  // 3
        }
    }

    @Test func `bytes are compared with a string`() async throws {
        try await example {
            let name = Array("White".utf8)
            print(name.span == "White", name.span == "white", name.span.text)  // true false White
        }
    }

    @Test func `a variation is found and annotated`() async throws {
        try await example {
            var tree = try GameTree(pgn: "1. e4 (1. d4 d5) 1... e5 *")
            if let d4 = tree.start.move(uci: "d2d4"), let node = tree.child(of: .root, playing: d4) {
                tree.setNAGs([.good], at: node)
                tree.setComments([Comment("solid")].compactMap(\.self), at: node)
            }
            print(PGNWriter.write(tree), terminator: "")  // 1. e4 (1. d4! {solid} 1... d5) 1... e5 *
        }
    }
}
