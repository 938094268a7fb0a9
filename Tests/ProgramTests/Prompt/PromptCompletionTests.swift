import Foundation
import TestSupport
import Testing

@testable import prep

/// TAB at the prompt.
@Suite(.blocking) struct PromptCompletionTests {
    private func learner() throws -> Learner {
        let learner = try Learner()
        let book = try learner.folder.write(Lines.pgn([["e4", "e5", "Nf3"]]), to: "book.pgn")
        for name in ["white-e4", "Najdorf Main"] {
            #expect(try learner.prep("import", "--white", book, "--name", name).ending == 0)
        }
        try learner.folder.write("", to: "pgn/one.pgn")
        try learner.folder.write("", to: "pgn/two.txt")
        return learner
    }

    @Test func `what belongs at the cursor is offered`() throws {
        let learner = try learner()
        let completion = PromptCompletion(["--db", learner.database])
        let folder = learner.folder.path("")
        func offered(_ line: String) -> [String] { completion.candidates(line) }
        #expect(offered("").contains("drill") && offered("").contains("quit"))
        #expect(offered(":d").contains(":due"))
        #expect(offered("help ").contains("import"))
        #expect(offered("? games ") == ["import", "list", "show", "remove", "dedupe", "export", "info"])
        #expect(offered("games ") == ["import", "list", "show", "remove", "dedupe", "export", "info"])
        #expect(offered("show ") == ["white-e4", "Najdorf Main"])
        #expect(offered("prep drill \"Na") == ["white-e4", "Najdorf Main"])
        #expect(offered("drill --limit 3 ") == ["white-e4", "Najdorf Main"])
        #expect(offered("settings ").contains("new-per-day"))
        #expect(offered("settings theme ").contains("newspaper"))
        #expect(offered("settings theme ").last == "default")
        #expect(offered("drill --board ") == ["image", "large", "medium", "glyphs", "ascii", "none"])
        #expect(offered("drill --cram --").contains("--limit"))
        #expect(!offered("drill --cram --").contains("--cram"))
        #expect(offered("import \(folder)pgn/") == ["\(folder)pgn/one.pgn"])
        #expect(offered("import a.pgn \(folder)pg") == ["\(folder)pgn/"])
        #expect(offered("export white-e4 -o \(folder)pgn/") == ["\(folder)pgn/one.pgn", "\(folder)pgn/two.txt"])
        #expect(offered("settings engine \(folder)pg") == ["\(folder)pgn/", "default"])
        #expect(offered("xyzzy ") == [])
        #expect(offered("list ") == ["white-e4", "Najdorf Main"])
        #expect(offered("check ").contains("--json"))
    }

    @Test func `a unique completion ends with a blank, a folder with a slash, a name with a blank in quotes`() throws {
        let learner = try learner()
        let terminal = try learner.terminal("--color", "never")
        terminal.expect("prep> ")
        for (typed, line) in [
            ("sta\t", "prep> stats "), ("show Na\t", "prep> show \"Najdorf Main\" "),
            ("show \"Na\t", "prep> show \"Najdorf Main\" "), ("settings the\tnew\t", "prep> settings theme newspaper "),
            ("import \(learner.folder.path("pg"))\t", "prep> import \(learner.folder.path("pgn/"))"),
            (":du\t", "prep> :due "),
        ] {
            terminal.type("\u{15}" + typed)
            // The screen drops the blank at the end; what is typed next shows it.
            terminal.type("#")
            terminal.expectScreen(line) { ($0.cursorLine).hasSuffix(String((line + "#").suffix(60))) }
            terminal.type("\u{15}")
        }
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }
}
