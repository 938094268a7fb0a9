import Chess
import PGN
import Testing

/// Examples of editing and lenient reading, in the comments and on the getting-started page of `PGN`.
@Suite struct PGNEditingExamples {
    @Test func `clock, time and evaluation are read and set`() async throws {
        try await example {
            if var comment = Comment("[%eval -1.25,18] a slip [%emt 0:00:07]") {
                print(comment.evaluation?.pawns ?? 0, comment.evaluation?.depth ?? 0)  // -1.25 18
                print(comment.elapsedTime ?? .zero)  // 7.0 seconds
                comment.clock = .milliseconds(65_500)
                comment.evaluation = CommentEvaluation(.mate(-3))
                print(comment.raw)  // [%eval #-3] a slip [%emt 0:00:07] [%clk 0:01:05.5]
            }
        }
    }

    @Test func `a node is deleted`() async throws {
        try await example {
            var tree = try GameTree(pgn: "1. e4 e5 (1... c5 2. Nf3) (1... e6) 2. Nf3 *")
            tree.delete(tree.mainLine()[1])
            print(PGNWriter.write(tree), terminator: "")  // 1. e4 c5 (1... e6) 2. Nf3 *
        }
    }

    @Test func `a variation is promoted and made the main line`() async throws {
        try await example {
            var tree = try GameTree(pgn: "1. e4 e5 (1... c5 2. Nf3) (1... e6) 2. Nf3 *")
            if let french = tree[tree.mainLine()[0]].children.last {
                tree.promote(french)
                print(PGNWriter.write(tree), terminator: "")  // 1. e4 e5 (1... e6) (1... c5 2. Nf3) 2. Nf3 *
                tree.makeMain(french)
                print(PGNWriter.write(tree), terminator: "")  // 1. e4 e6 (1... e5 2. Nf3) (1... c5 2. Nf3) *
            }
        }
    }

    @Test func `a lenient reader keeps the legal part`() async throws {
        try await example {
            let text = "1. e4 e5 2. Ke3 Nf6 (2... d6 3. d4 xx 4. d5) 1-0"
            for game in PGNReader(Array(text.utf8), strictness: .lenient) {
                print(PGNWriter.write(try game.tree.get()), terminator: "")
                for error in game.errors { print(error) }
            }
            // 1. e4 e5 1-0
            // 1:13: game 1: Ke3 is not possible: the king on e1 cannot reach e3
        }
    }

    @Test func `a lenient reader on the page`() async throws {
        try await example {
            let text = "1. e4 e5 (1... c5 2. Zf3 d6) 2. Ke3 Nf6 1-0"
            for game in PGNReader(Array(text.utf8), strictness: .lenient) {
                print(PGNWriter.write(try game.tree.get()), terminator: "")  // 1. e4 e5 (1... c5) 1-0
                print(game.errors.map(\.location.description))  // ["1:22", "1:33"]
            }
        }
    }

    @Test func `clocks and evaluations on the page`() async throws {
        try await example {
            var tree = try GameTree(pgn: "1. e4 {[%clk 0:10:00] best} e5 {[%eval 0.33,20] [%emt 0:00:04.5]} *")
            for id in tree.mainLine() {
                for comment in tree[id].comments {
                    if let clock = comment.clock { print("clock", clock) }
                    if let time = comment.elapsedTime { print("time", time) }
                    if let evaluation = comment.evaluation { print("evaluation", evaluation) }
                }
            }
            // clock 600.0 seconds
            // time 4.5 seconds
            // evaluation 0.33,20
            if let e4 = tree.mainLine().first, var comment = tree[e4].comments.first {
                comment.clock = .seconds(595)
                comment.evaluation = CommentEvaluation(.mate(-3))
                tree.setComments([comment], at: e4)
                print(tree[e4].comments.map(\.raw))  // ["[%clk 0:09:55] best [%eval #-3]"]
            }
        }
    }

    @Test func `a game is edited`() async throws {
        try await example {
            var tree = try GameTree(pgn: "1. e4 e5 (1... c5 2. Nf3) (1... e6 2. d4) *")
            let replies = tree[tree.mainLine()[0]].children
            tree.promote(replies[2])
            print(PGNWriter.write(tree), terminator: "")  // 1. e4 e5 (1... e6 2. d4) (1... c5 2. Nf3) *
            tree.makeMain(replies[1])
            print(PGNWriter.write(tree), terminator: "")  // 1. e4 c5 (1... e5) (1... e6 2. d4) 2. Nf3 *
            tree.demote(replies[1])
            tree.delete(replies[2])
            print(PGNWriter.write(tree), terminator: "")  // 1. e4 e5 (1... c5 2. Nf3) *
        }
    }

    @Test func `comments are changed on the page`() async throws {
        try await example {
            var tree = try GameTree(pgn: "1. d4 {[%clk 0:10:00] solid} d5 2. c4 *")
            let line = tree.mainLine()
            if var comment = tree[line[0]].comments.first {
                comment.text = "the main line"
                comment.shapes.append(Shape(.green, .arrow(from: .c2, to: .c4)))
                tree.setComments([comment], at: line[0])
            }
            if let comment = Comment(text: "{a gambit?}", shapes: [Shape(.red, .circle(.c4))]) {
                tree.add(comment, to: line[2])
            }
            print(PGNWriter.write(tree), terminator: "")
            // 1. d4 {[%clk 0:10:00] the main line [%cal Gc2c4]} 1... d5 2. c4
            // ;{a gambit?} [%csl Rc4]
            // *
            print(Comment(text: "see [%clk 0:10:00]") == nil)  // true
        }
    }

    @Test func `a game becomes a tree on the page`() async throws {
        try await example {
            var game = Game()
            for text in ["f3", "e5", "g4", "Qh4"] { try game.play(san: text) }
            let tree = GameTree(game, tags: ["White": "Barnes"])
            print(PGNWriter.write(tree).split(separator: "\n").suffix(2).joined(separator: " "))
            // [Result "0-1"] 1. f3 e5 2. g4 Qh4# 0-1
            if let played = tree.game(), let outcome = played.outcome {
                print(outcome, played.start.san(of: played.moves), separator: ": ")
            }
            // Black wins by checkmate: 1.f3 e5 2.g4 Qh4#
        }
    }

    @Test func `a comment is built and changed`() async throws {
        try await example {
            if var comment = Comment(text: "The plan.", shapes: [Shape(.green, .arrow(from: .c2, to: .c4))]) {
                print(comment.raw)  // The plan. [%cal Gc2c4]
                comment.text = "Space!"
                comment.shapes.append(Shape(.red, .circle(.d5)))
                print(comment.raw)  // Space! [%csl Rd5][%cal Gc2c4]
            }
        }
    }

    @Test func `a game becomes a tree`() async throws {
        try await example {
            var game = Game()
            for text in ["f3", "e5", "g4", "Qh4"] { try game.play(san: text) }
            let tree = GameTree(game, tags: ["White": "Barnes"])
            print(tree.result, tree.tags["White"] ?? "?")  // blackWins Barnes
            print(tree.game()?.outcome?.description ?? "not over")  // Black wins by checkmate
        }
    }

    @Test func `the text of a node`() async throws {
        try await example {
            let tree = try GameTree(pgn: "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *")
            print(tree[tree.mainLine()[0]].children.compactMap { tree[$0].san })  // ["e5", "c5"]
        }
    }
}
