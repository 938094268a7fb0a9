import Foundation
import TestSupport
import Testing

/// A reader that closes the pipe is not an error (command-line.md, "A broken pipe is success").
@Suite(.blocking) struct BrokenPipeTests {
    private static let shell = Program(path: "/bin/sh")

    @Test(arguments: [
        "list", "show book", "export book", "due", "due --json", "stats", "stats --json", "settings", "position",
        "perft 2 --divide", "--help", "drill --json", "drill", "export book --format json", "import --white \"$BOOK\"",
    ])
    func `a reader that closes the pipe is success`(_ command: String) throws {
        let learner = try Learner(lines: Lines.white)
        var environment = learner.environment
        environment["PREP"] = learner.program.path
        environment["BOOK"] = learner.folder.path("book.pgn")
        environment["STATUS"] = learner.folder.path("status")
        // The reader has ended before the first line is written.
        let gate = learner.folder.path("gate")
        environment["GATE"] = gate
        let script = """
            mkfifo "$GATE"
            { read -r _ <"$GATE"; "$PREP" \(command) </dev/null; echo $? >"$STATUS"; } | { exec <&-; echo gone >"$GATE"; }
            """
        let outcome = try Self.shell.run(["-c", script], environment: environment)
        #expect(outcome.ending == 0)
        #expect(outcome.error == "")
        #expect(String(decoding: try learner.folder.read("status"), as: UTF8.self) == "0\n")
    }
}
