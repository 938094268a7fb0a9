import Chess
import PGN
import SeededRandom
import Testing

/// Deleting and reordering nodes.
struct EditingTests {
    private static let text = "1. e4 {a} (1. d4 {b} d5 (1... Nf6 $1 2. c4)) (1. c4) 1... e5 (1... c5 2. Nf3) 2. Nf3 *"

    /// Returns the node that a line of moves leads to.
    private func node(_ line: String, in tree: GameTree) throws -> GameTree.NodeID {
        try line.split(separator: " ").reduce(.root) { node, san in
            try #require(tree.child(of: node, playing: try tree.position(at: node).move(san: san)))
        }
    }

    private func edited(_ line: String, _ edit: (inout GameTree, GameTree.NodeID) -> Void) throws -> String {
        var game = try tree(Self.text)
        edit(&game, try node(line, in: game))
        return game.outline
    }

    @Test(arguments: [
        ("e4 e5", "[e4{a} c5 Nf3 | d4{b} [d5 | Nf6$1 c4] | c4]"),
        ("d4", "[e4{a} [e5 Nf3 | c5 Nf3] | c4]"),
        ("e4", "[d4{b} [d5 | Nf6$1 c4] | c4]"),
        ("d4 Nf6 c4", "[e4{a} [e5 Nf3 | c5 Nf3] | d4{b} [d5 | Nf6$1] | c4]"),
        ("", ""),
    ])
    func `a deleted node takes its continuation with it`(line: String, outline: String) throws {
        #expect(try edited(line) { $0.delete($1) } == outline)
    }

    @Test(arguments: [
        ("d4", "[d4{b} [d5 | Nf6$1 c4] | e4{a} [e5 Nf3 | c5 Nf3] | c4]"),
        ("c4", "[e4{a} [e5 Nf3 | c5 Nf3] | c4 | d4{b} [d5 | Nf6$1 c4]]"),
        ("d4 Nf6", "[e4{a} [e5 Nf3 | c5 Nf3] | d4{b} [Nf6$1 c4 | d5] | c4]"),
        ("e4", "[e4{a} [e5 Nf3 | c5 Nf3] | d4{b} [d5 | Nf6$1 c4] | c4]"),
    ])
    func `a promoted variation moves one place forward`(line: String, outline: String) throws {
        #expect(try edited(line) { $0.promote($1) } == outline)
    }

    @Test(arguments: [
        ("e4", "[d4{b} [d5 | Nf6$1 c4] | e4{a} [e5 Nf3 | c5 Nf3] | c4]"),
        ("c4", "[e4{a} [e5 Nf3 | c5 Nf3] | d4{b} [d5 | Nf6$1 c4] | c4]"),
    ])
    func `a demoted move goes one place back`(line: String, outline: String) throws {
        #expect(try edited(line) { $0.demote($1) } == outline)
    }

    @Test func `a whole line becomes the main line`() throws {
        #expect(
            try edited("d4 Nf6 c4") { $0.makeMain($1) }
                == "[d4{b} [Nf6$1 c4 | d5] | e4{a} [e5 Nf3 | c5 Nf3] | c4]")
    }

    @Test func `random edits leave a game that is written and read back`() throws {
        var generator = SeededGenerator(seed: 14)
        var game = try tree(Self.text)
        for round in 0..<300 {
            if game.count < 8 { game = try tree(Self.text) }
            let node = GameTree.NodeID(index: generator.below(game.count))
            let count = game.count
            switch generator.below(4) {
            case 0 where node != .root: game.delete(node)
            case 1: game.promote(node)
            case 2: game.demote(node)
            default: game.makeMain(node)
            }
            #expect(game.count <= count, "round \(round)")
            var visited = 0
            game.forEachMove { _, _, _ in visited += 1 }
            #expect(visited == game.count - 1, "round \(round)")
            let text = PGNWriter.write(game)
            #expect(try PGNWriter.write(tree(text)) == text, "round \(round)")
        }
    }
}
