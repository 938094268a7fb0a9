import Foundation
import TestSupport
import Testing

@testable import prep

/// `show --browse`, `show --tree` and the pager, at a terminal.
@Suite(.blocking) struct NotationPromptTests {
    private static let book = """
        [Event "Open games"]
        [Orientation "white"]

        1. e4 e5 (1... c5 2. Nf3 d6 {the usual move} (2... Nc6 3. Bb5) 3. d4) 2. Nf3 Nc6 (2... d6 3. d4) 3. Bb5 *

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

    @Test func `a person steps through the chapters with words and moves`() throws {
        let learner = try learner()
        let terminal = try learner.terminal("show", "mine", "--browse", "--color", "never", rows: 24, columns: 80)
        terminal.expect("1  Open games")
        terminal.expect("2  By transposition")
        terminal.expect("mine> ")
        for (typed, wanted) in [
            ("", ">1.e4<"), ("next 2", ">1...c5<"), ("Nf3", ">2.Nf3<"), ("goto 2...Nc6 ", "Type: goto main 2...Nc6"),
            ("goto a1", ">2...Nc6<"), ("up", "1) 2...d6"), ("main", ">1.e4<"), ("end", "The line ends here."),
            ("back 2", ">2.Nf3<"), ("e5", "e5 is not possible"), ("start", "1.e4 e5"), ("goto 9", "it ends at move 3"),
            ("chapter 2", "2/2 By transposition"), ("nf3", ">1.Nf3<"), ("chapter 7", "There are chapters 1 to 2."),
            ("goto 2...Nf6", "not in this chapter"), ("help", "leave the variation"), ("flip", "h  g  f"),
        ] {
            terminal.type(typed + "\r")
            terminal.expect(wanted)
            terminal.expect("mine> ")
        }
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
        #expect(terminal.isCooked)
    }

    @Test(arguments: [(24, 80), (30, 100), (12, 40)])
    func `each view fits in the window, and the prompt is below it`(rows: Int, columns: Int) throws {
        let learner = try learner()
        let terminal = try learner.terminal(
            "show", "mine", "--browse", "--from", "1.e4", "--color", "never", rows: rows, columns: columns)
        terminal.expect("mine> ")
        for typed in ["", "next 1", "next", "goto a", "goto a1"] {
            terminal.type(typed + "\r")
            terminal.expect("<")
            terminal.expect("mine> ")
            #expect(terminal.screen.lines.count <= rows)
            #expect(terminal.screen.cursorLine.hasPrefix("mine>"))
            #expect(rows < 24 || terminal.screen.contains("a  b  c  d"), "\(terminal.screen)")
        }
        terminal.type("\u{4}")
        #expect(terminal.status() == 0)
    }

    @Test func `another window size shows the view anew and keeps what was typed`() throws {
        let learner = try learner()
        let terminal = try learner.terminal(
            "show", "mine", "--browse", "--from", "1.e4", "--color", "never", rows: 30, columns: 100)
        terminal.expect("mine> ")
        terminal.type("go")
        terminal.expectScreen("the typed letters") { $0.cursorLine == "mine> go" }
        terminal.resize(rows: 20, columns: 50)
        terminal.expectScreen("the view in the narrow window") { screen in
            screen.cursorLine == "mine> go" && screen.lines.contains { $0.hasPrefix(" 8  ♜") && $0.count < 32 }
        }
        terminal.type("to c5\r")
        terminal.expect(">1...c5<")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `TAB completes words, the moves that follow, and labels`() throws {
        let learner = try learner()
        let terminal = try learner.terminal("show", "mine", "--browse", "--color", "never")
        terminal.expect("mine> ")
        for (typed, line) in [("got\t", "mine> goto #"), ("e\t4", "mine> e4"), ("goto a1\t", "mine> goto a1 #")] {
            terminal.type("\u{15}" + typed + "#")
            terminal.expectScreen(line) { $0.cursorLine.hasPrefix(line) }
        }
        terminal.type("\u{15}quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `the view opens inside the prompt and leads back to it`() throws {
        let learner = try learner()
        let terminal = try learner.terminal("--color", "never")
        terminal.expect("prep> ")
        terminal.type("show mine --browse\r")
        terminal.expect("mine> ")
        terminal.type("next\r")
        terminal.expect(">1.e4<")
        // The prompt, not the view above it: only then keys go to readline.
        terminal.expect("mine> ")
        terminal.type("\u{4}")
        terminal.expect("prep> ")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `words work the same without a terminal`() throws {
        let learner = try learner()
        let outcome = try learner.prep(
            "show", "mine", "--browse", "--from", "1.e4 c5", input: "Nf3\ngoto 9\nquit\nnever\n")
        #expect(outcome.ending == 0)
        #expect(outcome.output.contains(">2.Nf3<"))
        #expect(outcome.output.contains("There is no move 9"))
        #expect(!outcome.output.contains("never"))
    }

    @Test func `the tree shows the branches with their cards, in letters without UTF-8`() throws {
        let learner = try learner()
        let shown = try learner.prep("show", "mine", "--tree", "--color", "never")
        #expect(shown.output.contains("start"))
        #expect(shown.output.contains("○"))
        #expect(shown.lines.allSatisfy { $0.count <= 80 })
        learner.environment["LANG"] = "C"
        learner.environment["LC_ALL"] = "C"
        let plain = try learner.prep("show", "mine", "--tree", "--depth", "1", "--color", "never")
        #expect(plain.output.contains(" N"))
        #expect(plain.output.utf8.allSatisfy { $0 < 0x80 })
        #expect(plain.lines.count < shown.lines.count)
        #expect(try learner.prep("show", "mine", "--depth", "1").ending == 64)
        #expect(try learner.prep("show", "mine", "--tree", "--browse").ending == 64)
    }

    @Test func `goto opens a branch of the tree, also in another chapter`() throws {
        let learner = try learner()
        let outcome = try learner.prep(
            "show", "mine", "--browse", "--color", "never", input: "tree 1\ngoto 2...d6 \ngoto 4.Nxd4\nquit\n")
        #expect(outcome.ending == 0)
        #expect(outcome.output.contains("2...d6"))
        #expect(outcome.output.contains("3...cxd4") || outcome.output.contains("cxd4 4.Nxd4"))
    }

    @Test func `what goes to another program is PGN`() throws {
        let learner = try learner()
        let shown = try learner.prep("show", "mine").output
        let file = try learner.folder.write(shown, to: "shown.pgn")
        let checked = try learner.prep("pgn", "check", file)
        #expect(checked.ending == 0, "\(shown)\(checked.output)\(checked.error)")
        #expect(try learner.prep("import", file, "--name", "again").ending == 0)
        func movetext(_ name: String) throws -> [String] {
            try learner.prep("show", name).lines.filter { !$0.hasPrefix("%") }
        }
        #expect(try movetext("again") == movetext("mine"))
    }

    // MARK: The pager

    /// A learner with a long chapter and a pager that writes what it gets to a file, then the first line.
    private func pagerLearner(_ script: String) throws -> Learner {
        let comments = (1...40).map { "{Comment number \($0) of the first move is as long as a line of text.}" }
        let learner = try learner("[Orientation \"white\"]\n\n1. e4 \(comments.joined(separator: " ")) e5 2. Nf3 *\n")
        let path = try learner.folder.write("#!/bin/sh\n\(script)\n", to: "my-pager")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        learner.environment["PAGER"] = "\(path) --flag $HOME;x"
        learner.environment["SEEN"] = learner.folder.path("seen")
        return learner
    }

    @Test func `output longer than the window goes through the pager, without a shell`() throws {
        let learner = try pagerLearner("cat >\"$SEEN\"; echo \"paged with $*\"")
        let terminal = try learner.terminal("show", "mine", rows: 24, columns: 80)
        terminal.expect("paged with --flag $HOME;x")
        #expect(terminal.status() == 0)
        let seen = String(decoding: try learner.folder.read("seen"), as: UTF8.self)
        #expect(seen.components(separatedBy: "Comment").count == 41)
        #expect(seen.contains("\u{1B}["))
    }

    @Test(arguments: [(200, "no"), (24, "piped")])
    func `output that fits, or that no person reads, is printed`(rows: Int, how: String) throws {
        let learner = try pagerLearner("echo paged")
        guard how == "no" else {
            return #expect(try learner.prep("show", "mine").output.contains("number 40"))
        }
        let terminal = try learner.terminal("show", "mine", rows: rows, columns: 80)
        #expect(terminal.status() == 0)
        #expect(terminal.unread.contains("number 40"))
        #expect(!terminal.unread.contains("paged"))
    }

    @Test func `a pager that reads nothing, and Ctrl-C in a pager, do no harm`() throws {
        // A trap runs only between commands, so the script must not wait in one of them.
        let wait = "while :; do sleep 0.1; done"
        let learner = try pagerLearner("exec <&-; trap 'echo caught; exit 0' INT; echo waiting; \(wait)")
        let terminal = try learner.terminal("show", "mine", rows: 24, columns: 80)
        terminal.expect("waiting")
        terminal.type("\u{3}")
        terminal.expect("caught")
        #expect(terminal.status() == 0)
        #expect(terminal.isCooked)
    }

    @Test func `a pager is a command whose words are separated by blanks`() {
        let folders = ["/nowhere", "/bin", "/usr/bin"]
        func choice(_ pager: String?) -> [String] { PagerChoice.command(pager: pager, folders: folders) }
        #expect(choice("sh -c x") == ["/bin/sh", "-c", "x"])
        #expect(choice("") == [] && choice("  ") == [] && choice("cat") == [] && choice("no-such-pager") == [])
        #expect(choice("/bin/sh  a b") == ["/bin/sh", "a", "b"])
        #expect([[], ["/bin/less", "-R"], ["/usr/bin/less", "-R"]].contains(choice(nil)))
        let less = choice("less")
        #expect(less.isEmpty || less.last == "-R")
        #expect(choice("less -RX").dropFirst() == (less.isEmpty ? [] : ["-RX"]))
    }
}
