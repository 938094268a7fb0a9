import Chess
import PGN
import Testing

/// Games with outcomes as trees, and back.
struct GameConversionTests {
    private func game(_ line: String, from start: Position = .initial) throws -> Game {
        var game = Game(from: start)
        for san in line.split(separator: " ") { try game.play(san: san) }
        return game
    }

    @Test func `a game becomes a main line with its result`() throws {
        let mate = GameTree(try game("f3 e5 g4 Qh4"), tags: ["White": "Barnes", "Result": "*"])
        #expect(mate.outline == "f3 e5 g4 Qh4#" && mate.result == .blackWins && mate.tags["Result"] == "0-1")
        #expect(mate.nodes.map(\.ply) == [0, 1, 2, 3, 4])
        #expect(GameTree(try game("e4"), tags: ["Result": "1-0"]).result == .whiteWins)
        #expect(GameTree(try game("e4")).result == .unknown)
        #expect(GameTree(try game("e4"), result: .draw).result == .draw)
        #expect(try tree(PGNWriter.write(GameTree(try game("e4 e5")))).mainLine().count == 2)
    }

    @Test func `a game from another position keeps it`() throws {
        let start = try Position(fen: "4k3/8/8/8/8/8/4P3/4K3 b - - 3 9")
        let tree = GameTree(try game("Ke7 e4", from: start))
        #expect(tree.start == start && tree.outline == "Ke7 e4")
        #expect(try tree.game() == game("Ke7 e4", from: start))
    }

    @Test func `a tree becomes the game of its main line or of another`() throws {
        let tree = try tree("1. e4 e5 (1... c5 2. Nf3 (2. c3)) 2. Nc3 *")
        #expect(try tree.game() == game("e4 e5 Nc3"))
        #expect(tree.game(to: .root) == Game())
        let last = try #require(tree.nodes.map(\.id).first { tree[$0].san == "c3" })
        #expect(try tree.game(to: last) == game("e4 c5 c3"))
    }

    @Test func `a null move has no place in a game`() throws {
        let tree = try tree("1. e4 -- 2. d4 *")
        #expect(tree.game() == nil)
        #expect(try tree.game(to: tree.mainLine()[0]) == game("e4"))
        #expect(tree.nodes.map(\.san) == [nil, "e4", "--", "d4"])
    }
}
