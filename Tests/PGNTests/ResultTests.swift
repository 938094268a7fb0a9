import Chess
import PGN
import Testing

/// The result of a game has one source, and everything that can be built can be written.
struct ResultTests {
    @Test(arguments: [
        ("‸[Result \"1-0\"]\n1. e4 0-1", "the result after the moves, 0-1"),
        ("[White \"a\"]\n ‸[Result \"½-½\"]\n1. e4 1-0", "the result after the moves, 1-0"),
        ("[Result \"1-0\"]\n‸[Result \"0-1\"]\n1. e4 *", "another Result tag, 1-0"),
        ("[Result \"1-0\"]\n‸[Result \"0-1\"]\n1. e4 1-0", "another Result tag, 1-0"),
    ])
    func `a Result tag that contradicts the result is reported with its place`(sample: String, other: String) throws {
        let (text, location) = try marked(sample)
        for strictness in [PGNStrictness.strict, .lenient] {
            let game = try #require(PGNReader(Array(text.utf8), strictness: strictness).first { _ in true })
            let tree = try game.tree.get()
            #expect(tree.mainSAN == ["e4"] && other.hasSuffix(tree.result.rawValue))
            #expect(tree.tags.filter { $0.name == "Result" }.allSatisfy { $0.value == tree.result.rawValue })
            #expect(game.errors.map(\.location) == [location])
            #expect(game.errors.map(\.message) == ["this Result tag contradicts \(other); correct one"])
        }
        #expect(PGNCounts(reading: Array(text.utf8)).errors.map(\.location) == [location])
    }

    @Test func `a recorder corrects the Result tags of the game, and only those`() throws {
        let text = "[Result \"1–0\"]\n\n1. e4 1-0\n\n[White \"1-0\"]\n[Result \"1-0\"]\n[Result \"?\"]\n\n1. e4 0-1\n"
        var recorder = GameRecorder(keys: 0)
        var games = PGNReader(Array(text.utf8)).makeIterator()
        _ = games.visitGame(&recorder)
        #expect(recorder.tags.map(\.value) == ["1–0"] && recorder.warnings.isEmpty)
        _ = games.visitGame(&recorder)
        #expect(recorder.tags.map(\.value) == ["1-0", "0-1", "?"])
        #expect(recorder.warnings.map(\.location.description) == ["6:1"])
    }

    @Test(arguments: [
        ("[Result \"1-0\"]\n1. e4 *", GameResult.whiteWins), ("[Result \"1-0\"]\n1. e4", .whiteWins),
        ("[Result \"*\"]\n1. e4 0-1", .blackWins), ("[Result \"White won\"]\n1. e4 1/2-1/2", .draw),
        ("[Result \"1–0\"]\n1. e4 1-0", .whiteWins), ("[Result \"+--\"]\n1. e4 1-0", .whiteWins),
        ("[Result \"--+\"]\n1. e4 *", .blackWins), ("1. e4 +--", .whiteWins), ("1. e4 --+", .blackWins),
    ])
    func `the tag counts where the moves have no result, and has its value`(text: String, result: GameResult) throws {
        let game = try tree(text)
        #expect(game.result == result)
        #expect(text.hasPrefix("[") == (game.tags["Result"] == result.rawValue))
    }

    @Test func `setting the result or the tag changes both`() throws {
        var game = GameTree(tags: ["Result": "1-0"])
        #expect(game.result == .whiteWins)
        game.result = .draw
        #expect(game.tags["Result"] == "1/2-1/2")
        game.tags["Result"] = "0-1"
        #expect(game.result == .blackWins)
        game.tags["Result"] = "nonsense"
        #expect(game.result == .blackWins && game.tags["Result"] == "0-1")
        #expect(GameTree(tags: ["Result": "1-0"], result: .draw).tags["Result"] == "1/2-1/2")
        #expect(PGNWriter.write(game).hasSuffix("[Result \"0-1\"]\n\n0-1\n"))
    }

    @Test func `a result follows from the end of a game`() {
        #expect(GameResult(.checkmate(winner: .black)) == .blackWins)
        #expect(GameResult(.checkmate(winner: .white)) == .whiteWins)
        #expect(GameResult(.stalemate) == .draw)
    }

    @Test(arguments: ["", "a b", "[", "]x", "\"", "a\n", "{"]) func `a name that a file cannot contain is no tag`(
        name: String
    ) throws {
        #expect(TagPair(name: name, value: "x") == nil)
        var tags: TagPairs = ["White": "a"]
        tags[name] = "x"
        #expect(tags.entries.map(\.name) == ["White"])
    }

    @Test(
        arguments: [
            ["Variant": "Atomic"], ["FEN": "nonsense"], ["FEN": "4k3/8/8/8/8/8/8/4K3 w - - 0 1"], ["FEN": " "],
            ["Result": "White", "White": "a\nb"], ["SetUp": "0"],
        ] as [TagPairs])
    func `tags that contradict the start position are not written`(tags: TagPairs) throws {
        let starts = [Position.initial, try Position(fen: "4k3/8/8/8/8/8/4P3/4K3 b - - 3 9"), Position(chess960: 0)]
        for start in starts.compactMap(\.self) {
            let text = PGNWriter.write(GameTree(tags: tags, start: start))
            let again = try tree(text)
            #expect(again.start == start)
            #expect(PGNWriter.write(again) == text)
        }
    }

    @Test func `a comment of control characters does not make a text a binary file`() throws {
        var game = GameTree()
        game.add(try #require(Comment(String(repeating: "\u{1}", count: 100))), to: .root)
        #expect(try tree(PGNWriter.write(game)) == game)
    }
}
