import Foundation
import TestSupport
import Testing

/// What lint finds, through the program.
@Suite(.blocking) struct LintTests {
    private static let header = "[Event \"Mine\"]\n[Orientation \"white\"]\n\n"

    private func learner(_ books: [String: String]) throws -> Learner {
        let learner = try Learner()
        for (name, book) in books.sorted(by: { $0.key < $1.key }) {
            let file = try learner.folder.write(Self.header + book + "\n\n", to: name + ".pgn")
            #expect(try learner.prep("import", file).ending == 0)
        }
        return learner
    }

    private func kinds(_ learner: Learner, _ arguments: String...) throws -> [String] {
        let outcome = try learner.program.run(["lint", "--json"] + arguments, environment: learner.environment)
        let document = try #require(Document(outcome.output))
        let kinds = document["findings"]?.elements.compactMap { $0["kind"]?.text } ?? []
        #expect(outcome.ending == (kinds.isEmpty ? 0 : 1))
        return kinds
    }

    @Test func `a sound repertoire has no finding, and status 0`() throws {
        #expect(try kinds(learner(["a": "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *"])) == [])
    }

    @Test func `G18 files that differ are a conflict with both places, until the learner chooses`() throws {
        let learner = try learner(["a": "1. e4 e5 2. Nf3 *", "b": "1. e4 e5 2. Nc3 *"])
        let finding = try #require(try learner.json("lint")["findings"]?.elements.first)
        #expect(finding["kind"]?.text == "conflict")
        #expect(finding["line"]?.texts == ["e4", "e5"])
        #expect(finding["file"]?.text?.hasSuffix("a.pgn") == true)
        #expect(finding["line_number"]?.integer == 4)
        #expect(finding["column"]?.integer == 13)
        #expect(finding["message"]?.text?.contains("Nc3 in ") == true)
        #expect(try learner.prep("prefer", "Nc3", "--from", "1.e4 e5").ending == 0)
        #expect(try kinds(learner) == [])
    }

    @Test func `a line that ends with the opponent's move is a dead end, unless another file answers it`() throws {
        #expect(try kinds(learner(["a": "1. e4 e5 2. Nf3 Nc6 *"])) == ["dead-end"])
        #expect(try kinds(learner(["a": "1. e4 e5 2. Nf3 Nc6 *", "b": "1. e4 e5 2. Nf3 Nc6 3. Bb5 *"])) == [])
    }

    @Test func `a position where every move is marked as a mistake has no move`() throws {
        #expect(try kinds(learner(["a": "1. e4 e5 2. f4 $4 *"])) == ["no-move"])
    }

    @Test func `a move played here and marked as a mistake there is named, in one file and in two`() throws {
        let warned = "1. e4 e5 2. f4 $2 (2. Nf3) *"
        #expect(
            try kinds(learner(["a": "\(warned)\n\n\(Self.header)1. e4 e5 2. f4 exf4 3. Nf3 *"])) == ["contradiction"])
        #expect(try kinds(learner(["a": warned, "b": "1. e4 e5 2. f4 *"])).contains("warning"))
    }

    @Test func `a chapter that no line leads to is unreachable`() throws {
        let start = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2"
        let chapter = "[Orientation \"white\"]\n[FEN \"\(start)\"]\n[SetUp \"1\"]\n\n2. Nf3 d6 3. d4 *"
        #expect(try kinds(learner(["a": "1. d4 d5 2. c4 *\n\n\(chapter)"])) == ["unreachable"])
        #expect(try kinds(learner(["a": "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *\n\n\(chapter)"])) == [])
    }

    @Test func `the learner's preferences against the file are listed`() throws {
        let learner = try learner(["a": "1. e4 e5 2. Nf3 (2. Nc3) *"])
        #expect(try kinds(learner) == [])
        #expect(try learner.prep("prefer", "Nc3", "--from", "1.e4 e5").ending == 0)
        #expect(try kinds(learner) == ["preference"])
    }

    // 1...a6 comes in one of eight games, and three cards hang on it.
    @Test func `a branch that is rarely met is named once, with its cards`() throws {
        let learner = try learner(["a": "1. e4 e5 (1... a6 2. d4 b5 3. Nf3 Bb7 4. Bd3) 2. Nf3 *"])
        let lines = ["1. e4 a6 2. d4 b5 3. Nf3 Bb7"] + Array(repeating: "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", count: 7)
        let games = lines.enumerated().map { "[White \"Player \($0)\"]\n[Result \"*\"]\n\n\($1) *\n\n" }.joined()
        let file = try learner.folder.write(games, to: "games.pgn")
        #expect(try learner.prep("games", "import", file).ending == 0)
        let found = try learner.json("lint", "--rare", "1/5")["findings"]?.elements ?? []
        #expect(found.map { $0["kind"]?.text } == ["rare"])
        #expect(found.first?["line"]?.texts == ["e4", "a6"])
        #expect(found.first?["cards"]?.integer == 3)
        #expect(found.first?["probability"]?.number == 0.125)
        #expect(try kinds(learner, "--rare", "1/9") == [])
    }

    @Test func `shapes that cannot be read are named with their place, and stay in the text and in the export`() throws
    {
        let moves = "1. e4 {a\n  b [%cal Gd2d9] c} e5 ({[%csl Xa1] ä} 1... c5 2. Nf3 {[%cal Gd2d4][%csl Ra3}) 2. Nf3 *"
        let learner = try learner(["a": moves])
        let found = try learner.json("lint")["findings"]?.elements ?? []
        #expect(found.map { $0["kind"]?.text } == ["shapes", "shapes", "shapes"])
        #expect(found.map { $0["line_number"]?.integer } == [5, 5, 5])
        #expect(found.map { $0["column"]?.integer } == [5, 26, 68])
        #expect(found.map { $0["line"]?.texts } == [["e4"], ["e4", "c5"], ["e4", "c5", "Nf3"]])
        #expect(found.first?["message"]?.text?.contains("“Gd2d9” is not a shape") == true)
        #expect(found.last?["message"]?.text?.contains("closing bracket is missing") == true)
        let text = try learner.prep("lint", "--color", "never")
        #expect(text.ending == 1 && text.output.contains("a.pgn:5:5: unreadable shapes"), "\(text.output)")
        let exported = try learner.prep("export", "a").output
        for command in ["[%cal Gd2d9]", "[%csl Xa1]", "[%cal Gd2d4][%csl Ra3"] { #expect(exported.contains(command)) }
    }

    @Test func `rare needs games, and says how to get them`() throws {
        let outcome = try learner(["a": "1. e4 e5 2. Nf3 *"]).prep("lint", "--rare", "1/2000")
        #expect(outcome.ending == 2)
        #expect(outcome.error.contains("prep games import"))
    }

    @Test func `locations are written in the format of editors, in eighty columns`() throws {
        let learner = try learner(["a": "1. e4 e5 2. Nf3 Nc6 *"])
        let outcome = try learner.prep("lint", "--color", "never")
        #expect(outcome.output.contains("a.pgn:4:17: dead end"))
        #expect(outcome.error.contains("1 finding."))
    }

    @Test(.needsStockfish) func `with a check the engine names prepared moves that lose, with their place`() throws {
        let learner = try learner(["a": "1. e4 e5 2. Nf3 (2. Qh5 Nc6 3. Qxe5+) 2... Nc6 3. Bb5 *"])
        #expect(try kinds(learner) == [])
        learner.environment["PREP_ENGINE"] = try Stockfish.required()
        let outcome = try learner.prep("lint", "--check", "--json")
        #expect(outcome.ending == 1)
        let finding = try #require(Document(outcome.output)?["findings"]?.elements.first)
        #expect(finding["kind"]?.text == "losing-move")
        #expect(finding["line"]?.texts == ["e4", "e5", "Qh5", "Nc6"])
        #expect(finding["line_number"]?.integer == 4)
        #expect(finding["column"]?.integer == 32)
        let message = try #require(finding["message"]?.text)
        #expect(message.hasPrefix("Qxe5+ after 1.e4 e5 2.Qh5 Nc6 costs "))
        #expect(message.contains("your chances drop from"))
    }

    @Test func `a check without an engine says how to get one`() throws {
        let outcome = try learner(["a": "1. e4 e5 2. Nf3 *"]).prep("lint", "--check")
        #expect(outcome.ending == 2)
        #expect(outcome.error.contains("no such engine"))
    }

    @Test func `Ctrl-C ends a check, and the findings are listed all the same`() throws {
        let learner = try learner(["a": "1. e4 e5 2. Nf3 Nc6 *"])
        let engine = learner.folder.path("engine.slow")
        try FileManager.default.createSymbolicLink(atPath: engine, withDestinationPath: Program.fakeEngine.path)
        learner.environment["PREP_ENGINE"] = engine
        let terminal = try learner.terminal("lint", "--check", "--color", "never")
        terminal.expect("The engine checks 2 answers")
        terminal.type("\u{3}")
        terminal.expect("dead end", within: 30)
        terminal.expect("Stopped: the engine checked")
        #expect(terminal.status() == 130)
    }
}
