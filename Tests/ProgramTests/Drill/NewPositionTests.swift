import TestSupport
import Testing

/// New positions of several repertoires, and those of a cram, by the built program.
@Suite(.blocking) struct NewPositionTests {
    /// Four cards for White, four for Black.
    private func learner() throws -> Learner {
        let learner = try Learner()
        let white = try learner.folder.write("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *", to: "white-e4.pgn")
        let black = try learner.folder.write("1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 *", to: "black-vs-d4.pgn")
        guard try learner.prep("import", "--white", white).ending == 0,
            try learner.prep("import", "--black", black).ending == 0
        else { throw Unexpected("no import") }
        #expect(try learner.prep("settings", "new-per-day", "4").ending == 0)
        return learner
    }

    /// The new positions of each repertoire that `due` announces: `name number`.
    private func announced(_ learner: Learner) throws -> [String] {
        try learner.json("due")["repertoires"]?.elements.map {
            "\($0["name"]?.text ?? "") \($0["new"]?.integer ?? -1)"
        } ?? []
    }

    @Test func `the head of a session and due name the same new positions of each repertoire`() throws {
        let learner = try learner()
        #expect(try learner.prep("drill", input: "quit\n").lines.first == "New: 2 white-e4, 2 black-vs-d4")
        #expect(try announced(learner) == ["white-e4 2", "black-vs-d4 2"])
        #expect(try learner.prep("settings", "new-per-day", "white-e4", "1").output == "1\n")
        #expect(try learner.prep("settings", "new-per-day", "white-e4").output == "1\n")
        #expect(try announced(learner) == ["white-e4 1", "black-vs-d4 3"])
        #expect(try learner.prep("drill", input: "quit\n").lines.first == "New: 1 white-e4, 3 black-vs-d4")
        #expect(try learner.prep("settings", "new-per-day", "white-e4", "default").ending == 0)
        #expect(try announced(learner) == ["white-e4 2", "black-vs-d4 2"])
        #expect(
            try learner.prep("drill", "--new", "2", input: "quit\n").lines.first == "New: 1 white-e4, 1 black-vs-d4")
        #expect(try learner.prep("drill", "--new", "0", input: "").output.hasPrefix("Nothing is due."))
    }

    @Test func `a cap needs a repertoire and a number, other settings take one value`() throws {
        let learner = try learner()
        #expect(try learner.prep("settings", "new-per-day", "nobody", "3").ending == 2)
        #expect(try learner.prep("settings", "new-per-day", "white-e4", "many").ending == 2)
        #expect(try learner.prep("settings", "theme", "blue", "green").ending == 64)
        #expect(try announced(learner) == ["white-e4 2", "black-vs-d4 2"])
    }

    @Test func `a cram asks what is learnt, and with --new also new positions, all or a number`() throws {
        let learner = try learner()
        let none = try learner.prep("drill", "--cram", input: "quit\n")
        #expect(none.ending == 0)
        #expect(none.output.contains("prep drill --cram --new"))
        #expect(try learner.prep("drill", "--cram", "--new", input: "quit\n").output.contains("8 left"))
        #expect(try learner.prep("drill", "--new", "--cram", "white-e4", input: "quit\n").output.contains("4 left"))
        #expect(try learner.prep("drill", "--cram", "--new", "3", input: "quit\n").output.contains("3 left"))
        #expect(try learner.prep("drill", "--new", input: "quit\n").ending == 64)
        #expect(try learner.prep("drill", "--new", "many", input: "quit\n").ending == 64)
    }
}
