import Foundation
import TestSupport
import Testing

/// The prompt, as a person uses it.
@Suite(.blocking) struct PromptTests {
    @Test func `Enter on an empty line starts the drill, and says so while something is due`() throws {
        let learner = try TerminalSessionTests.learner()
        let terminal = try learner.terminal("--color", "never")
        terminal.expect("Enter: drill 4 due; help lists the commands; Ctrl-D leaves.\nprep> ")
        // Nothing has changed: the offer is not repeated.
        terminal.type("list\r")
        terminal.expect("book.pgn\nprep> ")
        terminal.type("\r")
        terminal.expect("1. ? ")
        terminal.type("e4\r")
        terminal.expect("2. ? ")
        terminal.type("\u{4}")
        terminal.expect("Enter: drill 3 due\nprep> ")
        terminal.type("suspend book\r")
        terminal.expect("4 cards suspended. prep undo takes it back.\nprep> ")
        terminal.type("\r")
        terminal.expect("prep> ")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `after Ctrl-D has ended a drill no empty line follows a command`() throws {
        let learner = try TerminalSessionTests.learner()
        let terminal = try learner.terminal("--color", "never")
        terminal.expect("prep> ")
        terminal.type("drill\r")
        terminal.expect("1. ? ")
        terminal.type("\u{4}")
        terminal.expect("prep> ")
        for _ in 0..<2 {
            terminal.type("due --short\r")
            terminal.expect("due --short\n♟\u{FE0E}4\nprep> ")
        }
        // The line of Ctrl-D itself is ended once.
        let rows = terminal.screen.history
        let row = try #require(rows.firstIndex { $0.hasPrefix("1. ?") })
        #expect(rows[row + 1] != "" || rows[row + 2] != "", "\(rows)")
    }

    @Test(arguments: [
        ("?", "DAILY:"), (":?", "DAILY:"), (":due", "4 due"), (": due", "4 due"), ("help drill", "USAGE: prep drill"),
        ("? settings", "Show or change settings."), ("drill --help", "Review what is due today"),
        (":help games import", "Add games to the database."), ("dril", "did you mean drill? help lists"),
        ("games lsit", "did you mean games list?"), ("show bok", "no repertoire “bok”; did you mean book?"),
        ("show b --from e4", "book  white"), ("settings new-per-dya", "did you mean new-per-day?"),
        ("settings rollover", "rollover: 4 (default)\nThe hour at which a new day begins.\nIt takes a number"),
        ("settings engine default", "engine: none (default)"), ("show \"x", "A quotation mark is not closed."),
    ])
    func `the prompt understands what one types there`(line: String, answer: String) throws {
        let learner = try TerminalSessionTests.learner()
        let terminal = try learner.terminal("--color", "never")
        terminal.expect("prep> ")
        terminal.type(line + "\r")
        terminal.expect(line + "\n")
        terminal.expect(answer)
        terminal.expect("prep> ")
        #expect(TerminalGrammar.faults(terminal.bytes) == [])
    }

    @Test func `the lines of a paste are commands, one after another`() throws {
        let learner = try TerminalSessionTests.learner()
        let terminal = try learner.terminal("--color", "never")
        terminal.expect("prep> ")
        terminal.type("\u{1B}[200~due --short\r\nsettings rollover\r\n\r\nlist\u{1B}[201~\r")
        terminal.expect("♟\u{FE0E}4")
        terminal.expect("rollover: 4")
        terminal.expect("book  white")
        terminal.expect("prep> ")
    }

    @Test func `a path may begin with the home folder`() throws {
        let learner = try Learner()
        try learner.folder.write(TerminalSessionTests.book, to: "home/club.pgn")
        let terminal = try learner.terminal("--color", "never")
        terminal.expect("prep> ")
        terminal.type("import ~/cl\t")
        terminal.expectScreen("the file, completed") { $0.cursorLine.hasPrefix("prep> import ~/club.pgn") }
        terminal.type("\r")
        terminal.expect("club: white, 1 chapter")
        terminal.expect("Enter: drill 4 new\nprep> ")
    }

    @Test func `the options of the prompt hold for its commands`() throws {
        let learner = try TerminalSessionTests.learner()
        let other = learner.folder.path("other.sqlite")
        let terminal = try learner.terminal("--db", other, "--color", "never")
        terminal.expect("prep> ")
        terminal.type("import --white \(learner.folder.path("book.pgn")) --name other\r")
        terminal.expect("prep> ")
        terminal.type("list\r")
        terminal.expect("list\nother  white")
        terminal.expect("prep> ")
        terminal.type("list --db \(learner.database)\r")
        terminal.expect("book  white")
        terminal.expect("prep> ")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
        #expect(try learner.json("list")["repertoires"]?.elements.map { $0["name"]?.text } == ["book"])
    }

    @Test(arguments: [40, 80])
    func `no word of a message is broken at the margin`(columns: Int) throws {
        let learner = try TerminalSessionTests.learner()
        let terminal = try learner.terminal("--color", "never", rows: 60, columns: columns)
        terminal.expect("prep> ")
        for line in [
            "show bok", "settings colour", "games list --as white", "drill --cramm", "import no-such-file.pgn",
        ] {
            terminal.type(line + "\r")
            terminal.expect("prep> ")
        }
        // A line that the terminal itself has to break leaves no blank in its last column.
        let words = Set(terminal.screen.history.flatMap { $0.split(separator: " ").map(String.init) })
        for word in ["repertoires:", "opening-names,", "--player", "no-such-file.pgn:"] {
            #expect(words.contains(word), "\(word)\n\(terminal.screen)")
        }
    }
}
