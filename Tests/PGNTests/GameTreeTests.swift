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

    @Test func `a node has its line, ply and location`() throws {
        let (text, location) = try marked("1. e4 (1. d4 d5\n  2. ‸c4) *")
        let game = try tree(text)
        let node = try #require(game.nodes.first { $0.location == location })
        #expect(node.ply == 3)
        #expect(game.line(to: node.id).map { game[$0].ply } == [1, 2, 3])
        #expect(game.position(at: node.id).epd == "rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq -")
        #expect(node.isFirstChild && !node.isOnMainLine)
        #expect(game.nodes.filter { !$0.isFirstChild }.count == 1)
        #expect(game.nodes.filter(\.isOnMainLine).map(\.id) == [.root] + game.mainLine())
    }

    @Test func `a tree is built from legal moves only`() throws {
        var game = GameTree()
        let e4 = try #require(Position.initial.move(uci: "e2e4"))
        let d4 = try #require(Position.initial.move(uci: "d2d4"))
        let added = game.append(e4, to: GameTree.root, nags: [.good], comments: [Comment(" best ")].compactMap(\.self))
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

    @Test func `a move is appended by its text, and an illegal one changes nothing`() throws {
        var game = GameTree()
        let first = try game.append(san: "e4", to: .root)
        try game.append(san: "d4", to: .root)
        try game.append(san: "e7e5", to: first)
        let built = game
        #expect(throws: SANError.self) { try game.append(san: "Ke2", to: .root) }
        #expect(game == built)
        #expect(try game == tree("1. e4 (1. d4) e5 *"))
    }

    @Test(arguments: [
        "1. e4 (1. d4) e5", "1. e4 (1. d4) c5!", "1. e4 (1. d4) c5 {x}", "1. e4 c5 (1... d5)", "1. e4 c5",
        "1. e4 c5 1-0", "",
    ])
    func `trees with different content are not equal`(other: String) throws {
        let game = try tree("1. e4 (1. d4) c5")
        #expect(try games(other).first.map { try $0.tree.get() } != game)
        #expect(try tree("1.e4\n(1.d4) 1...c5") == game)
        #expect(try tree("1.e4\n(1.d4) 1...c5").hashValue == game.hashValue)
    }

    @Test func `trees with the same moves but other branches are not equal`() throws {
        #expect(try tree("1. e4 e5 (1... c5 2. d4) *") != tree("1. e4 e5 (1... c5) 2. d4 *"))
    }

    @Test func `counts are those of the readable games`() {
        let counts = PGNCounts(
            reading: Array("1. e4! {a} (1. d4 d5 {b} $14) e5 * 1. Ke3 {c} * {d} [Event \"x\"] 1. c4 $1 $1 *".utf8))
        #expect([counts.games, counts.plies, counts.variations, counts.comments, counts.nags] == [3, 5, 1, 2, 3])
        #expect(counts.errors.map(\.game) == [2])
    }

    @Test func `replaced annotations leave no trace`() throws {
        var game = try tree("{old} 1. e4! {one} {two} ({three} 1. d4 $5) 1... e5 $1 $14 *")
        let e4 = try #require(game.mainLine().first)
        let d4 = try #require(game.child(of: .root, playing: Position.initial.move(uci: "d2d4")))
        game.setComments([], at: .root)
        game.setComments([Comment("new"), Comment("}")].compactMap(\.self), at: e4)
        game.setNAGs([.dubious, .good, .dubious], at: e4)
        game.setCommentsBefore([Comment("before")].compactMap(\.self), at: d4)
        game.setNAGs([], at: d4)
        let fresh = try tree("1. e4 $6 $1 {new} ;}\n({before} 1. d4) 1... e5 $1 $14 *")
        #expect(game == fresh && game.hashValue == fresh.hashValue)
        #expect(PGNWriter.write(game) == PGNWriter.write(fresh))
        game.setComments([Comment("n"), Comment("ew}")].compactMap(\.self), at: e4)
        #expect(game != fresh)
    }

    @Test func `a child is found by its move, also a null move`() throws {
        let game = try tree("1. e4 (1. d4) (1. --) (1. e4 c5) 1... e5 *")
        let e4 = Position.initial.move(uci: "e2e4")
        #expect(game.child(of: .root, playing: e4) == game.mainLine().first)
        let pass = try #require(game.child(of: .root, playing: nil))
        #expect(game[pass].isNull)
        #expect(game.child(of: pass, playing: e4) == nil)
    }

    @Test func `a text with one game is read as a tree`() throws {
        #expect(try GameTree(pgn: "1. e4 e5 {x}") == tree("1. e4 e5 {x} *"))
        #expect(try GameTree(pgn: "1. e4 e5 *\n\n".dropLast()).count == 3)
    }

    @Test(arguments: [
        ("", "1:1: there is no game in this text; write one, or at least its result"),
        ("1. e4 Ke3 *", "1:7: game 1: Ke3 is not possible: the king on e8 cannot reach e3"),
        ("1. e4 *\n1. d4 *", "2:1: game 2: a second game begins here; give one, or read all with PGNReader"),
        ("PK\u{3}\u{4}", "1:1: this is a zip file; unpack it with unzip first"),
    ])
    func `a text with no game, an invalid one or several is refused`(text: String, message: String) {
        let error = #expect(throws: PGNError.self) { try GameTree(pgn: text) }
        #expect(error?.description == message)
    }
}
