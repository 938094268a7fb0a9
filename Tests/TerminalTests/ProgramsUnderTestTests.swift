import Foundation
import TestSupport
import Testing

/// Tests the helpers with which other tests run programs, using the shell.
@Suite(.timeLimit(.minutes(10))) struct ProgramsUnderTestTests {
    private let shell = Program(path: "/bin/sh")

    @Test func `a run separates output, errors and status`() throws {
        let run = try shell.run(["-c", "echo out; echo err >&2; exit 3"])
        #expect(run.output == "out\n")
        #expect(run.error == "err\n")
        #expect(run.ending == 3)
        #expect(run.lines == ["out"])
    }

    @Test func `a megabyte passes through both ways at once`() throws {
        let text = String(repeating: "0123456789abcdef\n", count: 65_536)
        let run = try shell.run(["-c", "tee /dev/stderr"], input: text)
        #expect(run.output == text)
        #expect(run.error == text)
    }

    @Test func `a program that does not read its input does not fail the test`() throws {
        let run = try shell.run(["-c", "exit 0"], input: String(repeating: "x", count: 1_000_000))
        #expect(run.ending == 0)
    }

    @Test func `a program that does not end is killed`() {
        #expect(throws: (any Error).self) { try shell.run(["-c", "exec sleep 60"], within: 0.2) }
    }

    @Test func `a conversation goes line by line`() throws {
        let talk = try Conversation(shell, ["-c", "while read line; do echo \"got $line\"; done; exit 4"])
        talk.send(line: "one")
        #expect(talk.nextLine() == "got one")
        talk.send(line: "two")
        #expect(talk.nextLine() == "got two")
        talk.closeInput()
        #expect(talk.status() == 4)
    }

    @Test func `a program does not inherit the user's environment`() throws {
        let run = try shell.run(["-c", "echo $HOME $LANG; ls /proc/self/fd | wc -l"])
        #expect(run.lines.first == "/nonexistent C.UTF-8")
        // The three streams, and the directory being listed.
        #expect(run.lines.last.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) } == 4)
    }

    @Test func `a pseudo-terminal belongs to the program and has the given size`() throws {
        let terminal = try PseudoTerminal(
            shell, ["-c", "trap 'stty size; exit 5' INT; tty; stty size; while :; do read line; done"], rows: 11,
            columns: 33)
        terminal.expect("/dev/pts/")
        terminal.expect("11 33\n")
        #expect(terminal.isCooked)
        terminal.resize(rows: 12, columns: 34)
        terminal.type("\u{3}")
        terminal.expect("12 34")
        #expect(terminal.status() == 5)
    }

    @Test func `typed text is echoed on the screen`() throws {
        let terminal = try PseudoTerminal(
            shell, ["-c", "printf 'name: '; read name; printf '\\033[1mhello %s\\033[0m\\n' $name"])
        terminal.expect("name: ")
        terminal.type("Anna\r")
        terminal.expect("hello Anna\n")
        #expect(terminal.status() == 0)
        #expect(terminal.screen.lines == ["name: Anna", "hello Anna"])
        #expect(terminal.bytes.contains(0x1B))
    }

    @Test func `closing the window sends SIGHUP`() throws {
        let terminal = try PseudoTerminal(shell, ["-c", "echo ready; exec sleep 60"])
        terminal.expect("ready")
        terminal.hangUp()
        #expect(terminal.status() == .killed(by: SIGHUP))
    }

    @Test func `a temporary folder is deleted with its content`() throws {
        var folder: TemporaryFolder? = try TemporaryFolder()
        let file = try #require(try folder?.write("x", to: "deep/er/file.txt"))
        #expect(FileManager.default.fileExists(atPath: file))
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: file))
    }
}
