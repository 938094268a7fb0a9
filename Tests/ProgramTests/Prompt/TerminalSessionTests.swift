import Foundation
import TestSupport
import Testing

/// Whole sessions at a terminal, as a person has them.
@Suite(.blocking) struct TerminalSessionTests {
    static let book = """
        [Event "Quiet Italian"]
        [Orientation "white"]
        [ECO "C50"]

        1. e4 {The king's pawn.} e5 {The same.} 2. Nf3 {It attacks.} (2. Bc4) 2... Nc6 {A defence.}
        3. d3 Nf6 4. Nbd2 {To f1 and g3.} *

        """

    /// A learner to whom the four cards are due today, one after another in one line.
    static func learner() throws -> Learner {
        let learner = try Learner()
        let file = try learner.folder.write(book, to: "book.pgn")
        guard try learner.prep("import", file).ending == 0 else { throw Unexpected("no import") }
        let drill = try learner.drill()
        let answers = ["": "e4", "e4 e5": "Nf3", "e4 e5 Nf3 Nc6": "d3", "e4 e5 Nf3 Nc6 d3 Nf6": "Nbd2"]
        while let question = try drill.question() {
            _ = try drill.reply(to: try #require(answers[question.line]))
        }
        #expect(drill.finish() == 0)
        learner.set(now: "2026-03-21T19:00:00+01:00")
        return learner
    }

    /// Kind and grade of today's events, in their order.
    private func today(_ learner: Learner) throws -> [String] {
        try learner.reviews().filter { $0["day"] == "2026-03-21" }
            .sorted { Int($0["card"] ?? "") ?? 0 < Int($1["card"] ?? "") ?? 0 }
            .map { "\($0["card"] ?? "") \($0["kind"] ?? "") \($0["played"] ?? "") \($0["grade"] ?? "")" }
    }

    @Test func `a whole session with every kind of answer, left and come back to`() throws {
        let learner = try Self.learner()
        let terminal = try learner.terminal("drill", "--color", "never")
        terminal.expect("1. ? ")
        terminal.type("e4\r")
        terminal.expect("✓ 1.e4  next Fri 27 Mar (6 d)")
        terminal.expect("The king's pawn.")
        terminal.expect("The same.")
        terminal.expect("2. ? ")
        terminal.type("Bc4\r")
        terminal.expect("✓ 2.Bc4  next Fri 27 Mar (6 d)  main move: Nf3")

        // Wrong, and the retry right.
        terminal.expect("3. ? ")
        terminal.type("a3\r")
        terminal.expect("✗ 3.a3 is not in your book.\nTry once more, or type show to see the move.\n")
        terminal.expect("3. once more: ")
        #expect(!terminal.screen.contains("d3"))
        terminal.type("d3\r")
        terminal.expect("✓ 3.d3  again today")
        // The fourth would show this answer, so it waits for the repeat.
        terminal.expect("3. ? ")
        terminal.type("d3\r")
        terminal.expect("✓ 3.d3")

        // Ambiguous, illegal, unreadable, a word with a fault: no answers.
        terminal.expect("4. ? ")
        for (typed, reply) in [
            ("Nd2", "Nd2 could be Nbd2 or Nfd2; write which."), ("Ke3", "Ke3 is not possible"), ("Nz9", "Nz9"),
            (":wrong", "There is no command “wrong”"), ("show nix", "no repertoire “nix”; your repertoires: book"),
            ("note", "The position after 3...Nf6 has no note."),
        ] {
            terminal.type(typed + "\r")
            terminal.expect(typed + "\n")
            terminal.expect(reply)
            terminal.expect("4. ? ")
        }
        // TAB offers every legal move of a knight, the answer not more than others.
        terminal.type("N\t\t")
        terminal.expect("Na3   Nbd2  Nc3   Nd4   Nfd2  Ng1   Ng5   Nh4   Nxe5")
        terminal.expect("4. ? N")
        // Ctrl-C with half a line drops the line only.
        terminal.type("b\u{3}")
        terminal.expect("^C")
        terminal.expect("4. ? ")
        terminal.type("Kd\t")
        terminal.expectScreen("the only king's move, completed") { $0.cursorLine == "4. ? Kd2" }
        terminal.type("\u{15}")
        // With strong hints right is a 2.
        for hint in ["To f1 and g3.", "a knight moves", "the piece on b1 moves"] {
            terminal.type("hint\r")
            terminal.expect("Hint: \(hint)")
            terminal.expect("4. ? ")
        }
        terminal.type("nbd2\r")
        terminal.expect("✓ 4.Nbd2  again today")

        // Undone, the fourth is open afresh, and another answer counts.
        terminal.expect("4. ? ")
        terminal.type("undo\r")
        terminal.expect("Undone: 4.Nbd2. Same position again:")
        terminal.expect("4. ? ")
        terminal.type("show\r")
        terminal.expect("The move is 4.Nbd2.")
        terminal.expect("4. type it: ")
        terminal.type("Nfd2\r")
        terminal.expect("4. type it: ")
        terminal.type("Nbd2\r")
        // Ctrl-D leaves; one repeat is left.
        terminal.expect("4. ? ")
        terminal.type("\u{4}")
        terminal.expect("Tomorrow: 2 due.")
        #expect(terminal.status() == 0)
        // The bell of TAB, which found more than one move, is the line editor's.
        #expect(TerminalGrammar.faults(terminal.bytes).filter { !$0.hasPrefix("U+7 ") } == [])
        #expect(
            try today(learner) == [
                "1 review e2e4 4", "2 review f1c4 4", "3 wrong-try a2a3 ", "3 review d2d3 2", "3 repeat d2d3 4",
                "4 review b1d2 2", "4 undone  ", "4 review  0",
            ])

        // Come back: only what is left is asked.
        let again = try learner.terminal("drill", "--color", "never")
        again.expect("again  1 left")
        again.expect("4. ? ")
        again.type("Nbd2\r")
        again.expect("✓ 4.Nbd2")
        #expect(again.status() == 0)
        #expect(try learner.prep("check").ending == 0)
    }

    @Test func `Ctrl-C twice leaves with status 130, and everything answered is on disk`() throws {
        let learner = try Self.learner()
        let terminal = try learner.terminal("drill", "--color", "never")
        terminal.expect("1. ? ")
        terminal.type("e4\r")
        terminal.expect("2. ? ")
        terminal.type("\u{3}")
        terminal.expect("2. ? ")
        terminal.type("\u{3}")
        #expect(terminal.status() == 130)
        #expect(terminal.isCooked)
        #expect(try today(learner) == ["1 review e2e4 4"])
    }

    @Test func `a window that closes loses no answer`() throws {
        let learner = try Self.learner()
        let terminal = try learner.terminal("drill", "--color", "never")
        terminal.expect("1. ? ")
        terminal.type("e4\r")
        terminal.expect("✓ 1.e4")
        terminal.expect("2. ? ")
        terminal.type("Nf")
        terminal.hangUp()
        #expect(terminal.status() != nil)
        #expect(try today(learner) == ["1 review e2e4 4"])
        #expect(try learner.prep("check").ending == 0)
    }

    @Test func `Ctrl-Z stops under a shell, and fg brings the question and half the line back`() throws {
        let learner = try Self.learner()
        var environment = learner.environment
        environment["PS1"] = "shell> "
        environment["PREP"] = learner.program.path
        environment["HISTFILE"] = "/dev/null"
        let shell = try PseudoTerminal(
            Program(path: "/bin/bash"), ["--norc", "--noprofile", "--noediting", "-i"], rows: 40, columns: 100,
            environment: environment)
        shell.expect("shell> ")
        shell.type("\"$PREP\" drill --color never\r")
        shell.expect("1. ? ")
        shell.type("e")
        shell.expect("e")
        shell.type("\u{1A}")
        shell.expect("Stopped")
        shell.expect("shell> ")
        shell.type("fg\r")
        shell.expectScreen("the prompt with what was typed") { $0.cursorLine == "1. ? e" }
        shell.type("4\r")
        shell.expect("✓ 1.e4")
        shell.expect("2. ? ")
        shell.type("quit\r")
        shell.expect("shell> ")
        shell.type("echo status $?\r")
        shell.expect("status 0")
        shell.type("exit\r")
        #expect(shell.status() == 0)
    }

    @Test func `the first start offers the bundled repertoires and ends in a question`() throws {
        let learner = try Learner()
        try learner.folder.write(Self.book, to: "Repertoires/white-italian.pgn")
        try learner.folder.write(
            "[Event \"French: advance\"]\n[Orientation \"black\"]\n\n1. e4 e6 2. d4 d5 *\n",
            to: "Repertoires/black-french.pgn")
        let terminal = try learner.terminal(
            "--color", "never", adding: ["PREP_REPERTOIRES": learner.folder.path("Repertoires")])
        terminal.expect("You have no repertoire yet.")
        terminal.expect("1  black-french")
        terminal.expect("2  white-italian")
        terminal.expect("none: ")
        terminal.type("2 3\r")
        terminal.expect("\"3\" is not a number from 1 to 2.")
        terminal.expect("none: ")
        terminal.type("2\r")
        terminal.expect("white-italian: white, 1 chapter")
        terminal.expect("New: 1.e4")
        terminal.expect("1. type it: ")
        terminal.type("e4\r")
        terminal.expect("asked later in this session")
        terminal.expect("2. type it: ")
        terminal.type("quit\r")
        terminal.expect("prep> ")
        terminal.type("due\r")
        terminal.expect("new")
        terminal.expect("prep> ")
        terminal.type("du\t")
        terminal.expectScreen("due, completed") { $0.cursorLine.hasPrefix("prep> due") }
        terminal.type("\r")
        terminal.expect("prep> ")
        terminal.type("dril\r")
        terminal.expect("did you mean drill?")
        terminal.expect("prep> ")
        terminal.type("\u{4}")
        #expect(terminal.status() == 0)
        #expect(TerminalGrammar.faults(terminal.bytes) == [])

        // The second start knows it.
        let again = try learner.terminal("--color", "never")
        again.expect("new")
        again.expect("Enter: drill")
        again.expect("prep> ")
        again.type("quit\r")
        #expect(again.status() == 0)
    }

    @Test func `without a bundled repertoire the first start says how to begin`() throws {
        let terminal = try Learner().terminal("--color", "never")
        terminal.expect("Begin with: import FILE.pgn")
        terminal.expect("prep> ")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }
}
