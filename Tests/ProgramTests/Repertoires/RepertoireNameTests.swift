import TestSupport
import Testing

/// Which repertoire a shortened or mistyped name means.
@Suite(.blocking) struct RepertoireNameTests {
    private func learner() throws -> Learner {
        let learner = try Learner(lines: Lines.white)
        let other = try learner.folder.write(Lines.pgn([["d4", "d5", "c4"]]), to: "white-d4.pgn")
        #expect(try learner.prep("import", "--white", other).ending == 0)
        #expect(try learner.prep("import", "--white", other, "--name", "white-e4").ending == 0)
        return learner
    }

    @Test(arguments: [
        ["due"], ["stats"], ["show"], ["export"], ["activate"], ["deactivate"], ["prefer"], ["suspend"], ["bury"],
        ["release"], ["reset"], ["drill", "--json"],
    ])
    func `a beginning that one name has is enough, in any capitals`(command: [String]) throws {
        let learner = try learner()
        #expect(try learner.program.run(command + ["Bo"], environment: learner.environment).ending == 0)
    }

    @Test func `the other commands take a beginning too`() throws {
        let learner = try learner()
        for command in [["lint"], ["gaps"], ["engine", "prepare"]] {
            let outcome = try learner.program.run(command + ["bo"], environment: learner.environment)
            #expect(!outcome.error.contains("“bo”"), "\(outcome.error)")
        }
    }

    @Test(arguments: [
        ["remove", "bo"], ["rename", "bo", "x"], ["remove", "BOOK"],
    ])
    func `what removes or renames wants the whole name`(arguments: [String]) throws {
        let learner = try learner()
        let before = try learner.prep("list").output
        let outcome = try learner.program.run(arguments, environment: learner.environment)
        #expect(outcome.ending == 2)
        #expect(outcome.error.contains("your repertoires: book, white-d4, white-e4"), "\(outcome.error)")
        #expect(try learner.prep("list").output == before)
    }

    @Test func `import takes a name as it is`() throws {
        let learner = try learner()
        let file = learner.folder.path("white-d4.pgn")
        #expect(try learner.prep("import", "--white", file, "--name", "white").ending == 0)
        let names = try learner.json("list")["repertoires"]?.elements.compactMap { $0["name"]?.text }
        #expect(names == ["book", "white-d4", "white-e4", "white"])
    }

    @Test(arguments: [
        ("white", "“white” could be white-d4 or white-e4; write more of the name"),
        ("whte-e4", "no repertoire “whte-e4”; did you mean white-e4? (your repertoires: book, white-d4, white-e4)"),
        ("sicilian", "no repertoire “sicilian”; your repertoires: book, white-d4, white-e4"),
    ])
    func `an unclear name is answered with those that could be meant`(name: String, message: String) throws {
        let learner = try learner()
        for command in ["due", "stats", "show", "export", "suspend", "drill", "lint", "activate", "prefer"] {
            let outcome = try learner.prep(command, name)
            #expect(outcome.ending == 2)
            #expect(outcome.error == "prep: \(message)\n", "\(command)")
        }
    }

    @Test func `without a data file the name is answered with how to begin`() throws {
        let outcome = try Learner().prep("due", "book")
        #expect(outcome.ending == 2)
        #expect(outcome.error == "prep: no repertoire “book”; you have none yet (prep import FILE)\n")
    }
}
