import Foundation
import TestSupport
import Testing

/// What `show`, `list` and the import print, through the program.
@Suite(.blocking) struct RepertoireViewsTests {
    private static let book = """
        [Event "Open games"]
        [Orientation "white"]

        1. e4 e5 (1... c5 2. Nf3 d6 {the usual move} 3. d4) 2. Nf3 Nc6 (2... d6 3. d4) 3. Bb5 *

        [Event "By transposition"]
        [Orientation "white"]

        1. Nf3 c5 2. e4 d6 3. d4 cxd4 4. Nxd4 *

        """

    private func learner(_ book: String = Self.book) throws -> Learner {
        let learner = try Learner()
        let file = try learner.folder.write(book, to: "mine.pgn")
        #expect(try learner.prep("import", file).ending == 0)
        return learner
    }

    @Test func `show prints the branch after the given moves`() throws {
        let shown = try learner().prep("show", "mine", "--from", "1.e4 c5", "--color", "never")
        #expect(
            shown.lines == [
                "mine  white, 3 cards", "1.e4 c5", "B20 Sicilian Defense", "", "Open games",
                "2.Nf3 d6 {the usual move} 3.d4",
            ])
        let transposed = try learner().prep("show", "mine", "--from", "1.e4 c5 2.Nf3 d6", "--color", "never").output
        #expect(transposed.contains("Open games\n{the usual move} 3.d4\n"))
        #expect(transposed.contains("By transposition\n3.d4 cxd4 4.Nxd4\n"))
        #expect(!transposed.contains("Bb5"))
    }

    @Test(arguments: [
        ("1.e4 c5 2.Nf3 g6", "mine goes as far as 1.e4 c5 2.Nf3 and has no 2...g6 there"),
        ("1.d4", "mine has no line that begins with 1.d4"),
    ])
    func `show says how far moves go that the repertoire does not contain`(moves: String, words: String) throws {
        let outcome = try learner().prep("show", "mine", "--from", moves)
        #expect(outcome.ending == 2)
        #expect(outcome.error.contains(words))
    }

    @Test func `a variation in a variation, 20000 deep, is shown without recursion`() throws {
        let firsts = ["d4", "c4", "Nf3", "g3"]
        let depth = 20_000
        let open = (0..<depth).map { "(1. \(firsts[$0 % 4]) " }.joined()
        let text = "[Orientation \"white\"]\n\n1. e4 \(open)\(String(repeating: ")", count: depth)) *\n"
        let shown = try learner(text).prep("show", "mine")
        #expect(shown.ending == 0)
        #expect(shown.output.count(where: { $0 == ")" }) == depth)
    }

    @Test func `list names suspended cards, added moves and notes by their lines`() throws {
        let learner = try learner()
        _ = try learner.prep("suspend", "--from", "1.e4 c5")
        _ = try learner.prep("drill", "--board", "none", input: "note watch the king\nquit\n")
        let suspended = try learner.prep("list", "--suspended", "--color", "never").lines
        #expect(suspended.first == "mine")
        #expect(suspended.contains("  1.e4 c5  suspended on 20 March"))
        let document = try learner.json("list", "mine", "--suspended")
        #expect(document["suspended"]?.elements.first?["line"]?.texts == ["e4", "c5"])
        #expect(document["suspended"]?.elements.first?["since"]?.text == "2026-03-20")
        #expect(try learner.prep("list", "--notes").output.contains("watch the king"))
        #expect(try learner.json("list", "--notes")["notes"]?.elements.count == 1)
        #expect(try learner.prep("list", "--accepted").output == "You have added no moves.\n")
        #expect(try learner.json("list", "--accepted")["accepted"]?.elements.isEmpty == true)
        #expect(try learner.prep("list", "--accepted", "--notes").ending == 64)
        #expect(try learner.prep("list", "mine").ending == 64)
    }

    @Test func `a dry run lists the lines added, changed and removed`() throws {
        let learner = try learner()
        let edited = Self.book.replacing(
            "(2... d6 3. d4) 3. Bb5", with: "(2... Nf6 3. Nxe5 d6 (3... Qe7 4. d4)) 3. Bc4")
        let file = try learner.folder.write(edited, to: "mine.pgn")
        let shown = try learner.prep("import", "--dry-run", file, "--color", "never").lines
        #expect(
            Array(shown.dropFirst(2)) == [
                "  2 lines added (--all shows each):", "    1.e4 e5 2.Nf3 Nf6 3.Nxe5  2 lines, 5 positions",
                "  1 main move changed:", "    1.e4 e5 2.Nf3 Nc6: 3.Bc4 (was 3.Bb5)", "  1 line removed:",
                "    1.e4 e5 2.Nf3 d6 3.d4",
            ])
        let all = try learner.prep("import", "--dry-run", "--all", file, "--color", "never").lines
        #expect(all.contains("    1.e4 e5 2.Nf3 Nf6 3.Nxe5 d6"))
        #expect(all.contains("    1.e4 e5 2.Nf3 Nf6 3.Nxe5 Qe7 4.d4"))
        let lines = try learner.json("import", "--dry-run", file)["lines"]
        #expect(lines?["added"]?.elements.first?["line"]?.texts == ["e4", "e5", "Nf3", "Nf6", "Nxe5"])
        #expect(lines?["changed"]?.elements.first?["old"]?.text == "Bb5")
        #expect(lines?["changed"]?.elements.first?["new"]?.text == "Bc4")
        #expect(lines?["removed"]?.elements.first?["line"]?.texts == ["e4", "e5", "Nf3", "d6", "d4"])
        #expect(try learner.prep("import", "--all", file).ending == 64)
    }

    @Test(arguments: ["1,2", "all"]) func `several bundled repertoires are imported at the first start`(
        choice: String
    ) throws {
        let learner = try Learner()
        try learner.folder.write(Self.book, to: "Repertoires/white.pgn")
        try learner.folder.write(
            Self.book.replacing("\"white\"", with: "\"black\""), to: "Repertoires/black.pgn")
        let terminal = try learner.terminal(
            "--color", "never", columns: 40, adding: ["PREP_REPERTOIRES": learner.folder.path("Repertoires")])
        terminal.expect("Numbers, all, or Enter for none: ")
        terminal.type("\(choice)\r")
        terminal.expect("black: black, 2 chapters")
        terminal.expect("white: white, 2 chapters")
        terminal.expect("type it: ")
        terminal.type("quit\r")
        terminal.expect("prep> ")
        terminal.type("\u{4}")
        #expect(terminal.status() == 0)
        #expect(try learner.json("list")["repertoires"]?.elements.count == 2)
    }

    @Test func `chapters of both sides are asked for one by one, and importing only some of them says what is removed`()
        throws
    {
        let learner = try Learner()
        let text = "[Event \"Two Knights\"]\n\n1. e4 e5 2. Nf3 *\n\n[Event \"Caro-Kann\"]\n\n1. e4 c6 *\n"
        let file = try learner.folder.write(text, to: "both.pgn")
        let terminal = try learner.terminal("import", file)
        terminal.expect("white, black, or each to be asked for each: ")
        terminal.type("each\r")
        terminal.expect("1  Two Knights")
        terminal.expect("white or black? ")
        terminal.type("white\r")
        terminal.expect("2  Caro-Kann")
        terminal.expect("white or black? ")
        terminal.type("black\r")
        #expect(terminal.status() == 0)
        let sides = try learner.json("list")["repertoires"]?.elements.compactMap { $0["side"]?.text }
        #expect(sides == ["white", "black"])
        let again = try learner.prep("import", file, "--chapters", "2", "--black")
        let words = again.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("2 removed") && words.contains("chapters which --chapters leaves out are removed"))
        #expect(try !learner.prep("import", file, "--black", "--dry-run").output.contains("--chapters leaves out"))
    }

    @Test func `chapters whose side is unclear are listed by number and title`() throws {
        let learner = try Learner()
        let text = "[Event \"Two Knights\"]\n\n1. e4 e5 2. Nf3 *\n\n[Event \"?\"]\n\n1. d4 d5 *\n"
        let file = try learner.folder.write(text, to: "unclear.pgn")
        let outcome = try learner.prep("import", file)
        #expect(outcome.ending == 2)
        #expect(
            outcome.error.hasSuffix(
                "unclear.pgn:1:1: error: chapters 1 (Two Knights), 2 do not show which side you play; "
                    + "say --white or --black, or import the file at a terminal to be asked for each\n"))
        let terminal = try learner.terminal("import", file, columns: 40)
        terminal.expect("play in these chapters?")
        terminal.expect("1  Two Knights")
        terminal.type("b\r")
        terminal.expect("unclear: black, 2 chapters")
    }
}
