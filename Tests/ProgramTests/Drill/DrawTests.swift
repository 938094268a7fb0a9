import TestSupport
import Testing

/// Arrows and circles that the learner draws in a drill.
@Suite(.blocking) struct DrawTests {
    private static let book = """
        [Event "Open game"]
        [Orientation "white"]

        1. e4 e5 {The knight. [%cal Gf3e5]} 2. Nf3 Nc6 3. Bb5 *

        """

    private func learner(_ book: String = book) throws -> Learner {
        let learner = try Learner()
        let file = try learner.folder.write(book, to: "book.pgn")
        guard try learner.prep("import", file).ending == 0 else { throw Unexpected("no import") }
        return learner
    }

    @Test func `what is drawn at a terminal is kept, hidden while it shows the answer, and exported`() throws {
        let learner = try learner()
        let terminal = try learner.terminal("drill", "--color", "never", "--board", "ascii")
        terminal.expect("1. type it: ")
        terminal.type("draw e2e4 rd5 yg1f3\r")
        terminal.expect("Drawn: e2→e4  (d5) red  g1→f3 yellow")
        terminal.expect("1. type it: ")
        terminal.type("draw Yg1f3\r")
        terminal.expect("Erased: g1→f3 yellow")
        terminal.expect("1. type it: ")
        terminal.type("draw\r")
        terminal.expect("Yours in the position at the start: e2→e4  (d5) red")
        terminal.expect("1. type it: ")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)

        let drill = try learner.drill()
        let first = try #require(try drill.question())
        #expect(first.show == "e4" && first.shapes == ["Ge2e4", "Rd5"])
        let answers = ["": "e4", "e4 e5": "Nf3", "e4 e5 Nf3 Nc6": "Bb5"]
        var asked: [String: [String]] = [:]
        var question: ScriptedDrill.Question? = first
        while let open = question {
            if open.show == nil { asked[open.line] = open.shapes }
            if open.line.isEmpty, open.show == nil {
                let own = try drill.reply(to: "draw")
                #expect(own["shapes"]?.texts == ["Rd5"] && own["held_back"]?.integer == 1)
            }
            _ = try drill.reply(to: try #require(answers[open.line]))
            question = try drill.question()
        }
        // The author's arrow begins where the knight arrives.
        #expect(asked == ["": ["Rd5"], "e4 e5": [], "e4 e5 Nf3 Nc6": []])
        #expect(drill.finish() == 0)

        let exported = try learner.prep("export", "book").output
        #expect(exported.contains("{[%csl Rd5][%cal Ge2e4]} 1. e4 e5 {The knight. [%cal Gf3e5]} 2. Nf3"))
        #expect(try learner.json("list", "--shapes")["shapes"]?.elements.first?["shapes"]?.texts == ["Ge2e4", "Rd5"])
        #expect(try learner.prep("list", "--shapes").output.contains("e2→e4  (d5) red"))
    }

    @Test func `a hint that names a square marks it on a new board`() throws {
        let learner = try TerminalSessionTests.learner()
        let terminal = try learner.terminal("drill", "--color", "never", "--board", "ascii")
        terminal.expect("1. ? ")
        for _ in 1...3 {
            terminal.type("hint\r")
            terminal.expect("1. ? ")
        }
        terminal.expectOnScreen("<P>")
        #expect(terminal.screen.history.joined().ranges(of: "<").count == 1)
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `an export is imported with the same shapes, here and elsewhere`() throws {
        let learner = try learner()
        let drill = try learner.drill()
        _ = try drill.question()
        _ = try drill.reply(to: "draw Gd2d4 Ba3")
        #expect(drill.finish() == 0)
        let exported = try learner.prep("export", "book").output
        let file = try learner.folder.write(exported, to: "book.pgn")
        #expect(try learner.prep("import", file).ending == 0)
        #expect(try learner.prep("export", "book").output == exported)

        let other = try self.learner(exported)
        #expect(try other.prep("export", "book").output == exported)
        let there = try other.drill()
        #expect(try there.question()?.shapes == ["Ba3", "Gd2d4"])
        #expect(there.finish() == 0)
    }

    @Test func `a drawing is undone in a drill and by the command`() throws {
        let learner = try learner()
        let drill = try learner.drill()
        _ = try drill.question()
        #expect(try drill.reply(to: "draw Gd2d4")["shapes"]?.texts == ["Gd2d4"])
        #expect(try drill.reply(to: "draw clear")["shapes"]?.texts == [])
        #expect(try drill.reply(to: "undo")["undone"]?["kind"]?.text == "shapes")
        #expect(try drill.question()?.shapes == ["Gd2d4"])
        #expect(drill.finish() == 0)
        #expect(try learner.prep("undo").output.contains("Undone: the shapes on the position at the start"))
        #expect(try learner.prep("list", "--shapes").output.contains("You have drawn no arrows or circles."))
    }

    @Test func `a shape without a colour has that of the setting`() throws {
        let learner = try learner()
        #expect(try learner.prep("settings", "board.shape-color", "blue").ending == 0)
        let drill = try learner.drill()
        _ = try drill.question()
        #expect(try drill.reply(to: "draw d2d4 a3 ga4")["shapes"]?.texts == ["Bd2d4", "Ba3", "Ga4"])
        #expect(try drill.reply(to: "draw d2d9")["verdict"]?.text == "syntax")
        #expect(drill.finish() == 0)
    }
}
