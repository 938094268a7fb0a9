import Chess
import PGN
import Testing

@testable import Coach

/// Stepping through a chapter.
@Suite struct NotationCursorTests {
    private func cursor() throws -> NotationCursor { NotationCursor(try NotationOutlineTests.outline()) }

    /// Executes lines as they are typed; returns where the cursor is after each, or the error.
    private func walk(_ lines: [String]) throws -> [String] {
        var cursor = try cursor()
        return lines.map { line in
            do throws(NotationFault) {
                let isMoving = try cursor.execute(NotationWord(line))
                return isMoving ? place(cursor) : "not a move"
            } catch {
                return error.message
            }
        }
    }

    private func place(_ cursor: NotationCursor) -> String {
        cursor.outline.move(cursor.node).map { _ in cursor.outline.choice(cursor.node) } ?? "start"
    }

    @Test func `next follows the line, or the chosen move`() throws {
        #expect(
            try walk(["next", "", "back", "next 2", "next 4", "back 9", "back"]) == [
                "1.e4", "1...e5", "1.e4", "1...c5 [a]", "There are 3 moves here: next 1 … 3", "start",
                "This is the start of the chapter. next goes forward.",
            ])
    }

    @Test func `up leaves one variation, main leaves all`() throws {
        #expect(
            try walk(["goto a2a", "up", "up", "up", "goto a2a", "next", "main", "main"]) == [
                "2...d6 [a2a]", "2.Nc3 [a2]", "1...c5 [a]", "1.e4", "2...d6 [a2a]", "3.f4", "1.e4",
                "This is the main line. end goes to its end.",
            ])
        #expect(try walk(["e4", "up"]).last == "This is the main line, in no variation. start goes to its beginning.")
    }

    @Test func `start and end keep to the line`() throws {
        #expect(
            try walk(["goto a", "end", "start", "end", "next"]) == [
                "1...c5 [a]", "3.d4", "start", "4.O-O", "The line ends here. back and up lead out of it.",
            ])
    }

    @Test func `a typed move is followed, also with its number and as squares`() throws {
        #expect(try walk(["e4", "1...c5", "2. Nc3", "b8c6"]) == ["1.e4", "1...c5 [a]", "2.Nc3 [a2]", "2...Nc6"])
    }

    @Test func `a move that the chapter does not have is answered with those it has`() throws {
        #expect(
            try walk(["e4", "d5"]).last
                == "1...d5 is not in this chapter after these moves. The chapter has 1...e5, 1...c5 [a], 1...e6 [b].")
        #expect(try walk(["end", "h6"]).last?.hasSuffix("The line ends here.") == true)
        #expect(try walk(["e4", "a1"]).last?.hasSuffix(" To go to the variation [a1]: goto a1") == true)
        #expect(try walk(["Ke4"]).last?.hasSuffix("The chapter has 1.e4.") == true)
    }

    @Test func `every fault leaves the cursor in place`() throws {
        var cursor = try cursor()
        try cursor.go(to: "a2a")
        let before = cursor.node
        for line in ["goto 99", "next 7", "Qh9", "goto", "fold zz", "next x", "back 0", "chapter x"] {
            #expect(throws: NotationFault.self) { try cursor.execute(NotationWord(line)) }
            #expect(cursor.node == before, "\(line)")
        }
    }

    @Test func `deep variations are folded unless the cursor is in them`() throws {
        var cursor = try cursor()
        func folded() -> [String] { cursor.foldedLines.map { cursor.outline.lines[$0].label }.sorted() }
        #expect(folded() == ["a2a"])
        try cursor.go(to: "a2a")
        #expect(folded() == [])
        cursor.start()
        try cursor.fold("a")
        #expect(folded() == ["a", "a2a"])
        try cursor.unfold("a")
        #expect(folded() == [])
        try cursor.fold(nil)
        #expect(folded() == ["a", "a1", "a2", "a2a", "b", "c", "d"])
        try cursor.go(to: "a1")
        #expect(folded() == ["a2", "a2a", "b", "c", "d"])
        try cursor.unfold(nil)
        #expect(folded() == [])
    }

    @Test(arguments: [
        ("goto 12...Nf6", NotationWord.goto("12...Nf6")), ("GOTO b2  12. Nf3", .goto("b2 12. Nf3")),
        (":next", .next(nil)),
        ("n", .next(nil)), ("next 2", .next(2)), ("back 3", .back(3)), ("main 3.Bb5", .goto("main 3.Bb5")),
        ("chapter 3", .chapter(3)), ("chapter", .chapters), ("tree 4", .tree(4)), ("q", .quit), ("b4", .move("b4")),
        ("e5 ", .move("e5")), ("?", .help), ("board ascii", .board("ascii")), ("unfold", .unfold(nil)),
    ])
    func `each word has its meaning`(line: String, word: NotationWord) {
        #expect(NotationWord(line) == word)
    }
}
