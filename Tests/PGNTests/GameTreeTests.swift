import Chess
import PGN
import Testing

struct GameTreeTests {
    @Test func `moves are visited in the order of the file, with their positions`() throws {
        let game = try tree("1. e4 (1. d4 d5 (1... Nf6)) (1. c4) 1... e5 2. Nf3 *")
        var visited: [String] = []
        game.forEachMove { id, before, after in
            visited.append(game[id].move.map { before.san($0) } ?? "--")
            #expect(after == game.position(at: id))
        }
        #expect(visited == ["e4", "d4", "d5", "Nf6", "c4", "e5", "Nf3"])
    }

    @Test func `a node knows its line, ply and place`() throws {
        let (text, location) = try marked("1. e4 (1. d4 d5\n  2. ‸c4) *")
        let game = try tree(text)
        let node = try #require(game.nodes.first { $0.location == location })
        #expect(node.ply == 3)
        #expect(game.line(to: node.id).map { game[$0].ply } == [1, 2, 3])
        #expect(game.position(at: node.id).epd == "rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq -")
        #expect(node.isMain && game.nodes.filter { !$0.isMain }.count == 1)
    }

    @Test func `a tree is built move by move, and only of legal ones`() throws {
        var game = GameTree()
        let e4 = try #require(Position.initial.move(uci: "e2e4"))
        let d4 = try #require(Position.initial.move(uci: "d2d4"))
        let added = game.append(e4, to: GameTree.root, nags: [.good], comments: [Comment(" best ")])
        let first = try #require(added)
        let refused = game.append(e4, to: first)
        #expect(refused == nil)
        game.append(d4, to: GameTree.root)
        let passed = game.appendNull(to: first)
        let pass = try #require(passed)
        #expect(game[pass].isNull && !game[first].isNull && !game[GameTree.root].isNull)
        #expect(game.outline == "[e4$1{ best } -- | d4]")
        #expect(try game == tree("1. e4! { best } (1. d4) 1... -- *"))
    }

    @Test(arguments: [
        "1. e4 (1. d4) e5", "1. e4 (1. d4) c5!", "1. e4 (1. d4) c5 {x}", "1. e4 c5 (1... d5)", "1. e4 c5",
        "1. e4 c5 1-0", "",
    ])
    func `trees differ by what is written`(other: String) throws {
        let game = try tree("1. e4 (1. d4) c5")
        #expect(try games(other).first.map { try $0.tree.get() } != game)
        #expect(try tree("1.e4\n(1.d4) 1...c5") == game)
        #expect(try tree("1.e4\n(1.d4) 1...c5").hashValue == game.hashValue)
    }

    @Test func `two trees with the same moves branching elsewhere differ`() throws {
        #expect(try tree("1. e4 e5 (1... c5 2. d4) *") != tree("1. e4 e5 (1... c5) 2. d4 *"))
    }

    @Test func `counts are those of the readable games`() {
        let counts = PGNCounts(
            reading: Array("1. e4! {a} (1. d4 d5 {b} $14) e5 * 1. Ke3 {c} * {d} [Event \"x\"] 1. c4 $1 $1 *".utf8))
        #expect([counts.games, counts.plies, counts.variations, counts.comments, counts.nags] == [3, 5, 1, 2, 3])
        #expect(counts.errors.map(\.game) == [2])
    }
}
