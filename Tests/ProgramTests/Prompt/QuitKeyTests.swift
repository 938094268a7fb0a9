import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Ctrl-\ ends the program and leaves the terminal as it was.
@Suite(.blocking) struct QuitKeyTests {
    @Test(arguments: [[], ["drill"]])
    func `Ctrl-Backslash gives the terminal back`(_ arguments: [String]) throws {
        let learner = try Learner(lines: Lines.white)
        let terminal = try PseudoTerminal(
            learner.program, arguments, rows: 24, columns: 80, environment: learner.environment)
        // The prompt, not the question above it: only then keys go to readline.
        terminal.expect(arguments.isEmpty ? "prep> " : "type it: ")
        terminal.type("half a li")
        terminal.expect("half a li")
        #expect(!terminal.isCooked)
        terminal.type("\u{1C}")
        #expect(terminal.status() == .killed(by: SIGQUIT))
        #expect(terminal.isCooked)
    }

    @Test(arguments: ["0<&-", "1>&-", "2>&-", "0<&- 1>&- 2>&-"])
    func `a closed standard stream is never mistaken for a file`(_ closed: String) throws {
        let learner = try Learner(lines: Lines.white)
        let shell = Program(path: "/bin/sh")
        let path = learner.folder.path("out.pgn")
        for words in [
            ["export", "book", "-o", path], ["drill"], ["stats"], ["check"], ["backup", learner.folder.path("b")],
        ] {
            let outcome = try shell.run(
                ["-c", "exec \"$0\" \"$@\" \(closed)", learner.program.path] + words, environment: learner.environment)
            #expect([0, 2].contains(outcome.ending), "\(words): \(outcome.ending)")
        }
        let whole = try learner.prep("export", "book").output
        #expect(try learner.folder.read("out.pgn") == Array(whole.utf8))
        #expect(try learner.prep("check").ending == 0)
        #expect(try learner.prep("check", "--db", learner.folder.path("b")).ending == 0)
    }
}
