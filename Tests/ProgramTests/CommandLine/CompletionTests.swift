import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import prep

/// TAB in the three shells, each with the script that the program makes for it.
@Suite(.blocking) struct ShellCompletionTests {
    private static let names = ["white-e4", "white-d4", "black-c5", "Najdorf Main"]

    /// The typed text and the completions.
    private static let cases: [(String, [String])] = [
        ("prep stat", ["stats"]), ("prep games l", ["list"]), ("prep show wh", ["white-d4", "white-e4"]),
        ("prep show Na", ["Najdorf Main"]), ("prep drill --bo", ["--board"]),
        ("prep drill --board a", ["ascii"]), ("prep settings new-o", ["new-order"]),
        ("prep settings new-order f", ["frequency"]), ("prep export --format c", ["csv"]),
        ("prep engine prepare bl", ["black-c5"]), ("prep undo i", ["import"]),
        ("prep import ga", ["games.pgn"]), ("prep --db other.sqlite show o", ["other"]),
    ]

    /// A learner with four repertoires, in whose home there are files; `other.sqlite` is another learner's.
    private func learner() throws -> Learner {
        let learner = try Learner()
        let book = try learner.folder.write(Lines.pgn([["e4", "e5", "Nf3"]]), to: "home/games.pgn")
        for name in Self.names { #expect(try learner.prep("import", "--white", book, "--name", name).ending == 0) }
        let other = learner.folder.path("home/other.sqlite")
        #expect(try learner.prep("--db", other, "import", "--white", book, "--name", "other").ending == 0)
        for shell in ["bash", "zsh", "fish"] {
            let script = try learner.program.run(["--generate-completion-script", shell])
            #expect(script.ending == 0)
            try learner.folder.write(script.output, to: "home/complete.\(shell)")
        }
        try learner.folder.write("", to: "home/gaps.txt")
        let bin = (learner.program.path as NSString).deletingLastPathComponent
        learner.environment["PATH"] = bin + ":/usr/bin:/bin"
        return learner
    }

    @Test func `bash completes commands, options, names, settings and files`() throws {
        let learner = try learner()
        let home = learner.folder.path("home")
        let script = """
            cd '\(home)' && source complete.bash
            while IFS= read -r COMP_LINE; do
                read -ra COMP_WORDS <<< "$COMP_LINE"
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_POINT=${#COMP_LINE} COMPREPLY=()
                _prep prep "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
                printf '%s|' "${COMPREPLY[@]}"; echo
            done
            """
        let input = Self.cases.map { $0.0 + "\n" }.joined()
        let outcome = try Program(path: "/bin/bash").run(
            ["--norc", "-c", script], input: input, environment: learner.environment)
        #expect(outcome.error == "")
        let offered = outcome.lines.map { Set($0.split(separator: "|").map(String.init)) }
        try #require(offered.count == Self.cases.count)
        for ((line, wanted), offered) in zip(Self.cases, offered) { #expect(offered == Set(wanted), "\(line)") }
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish"), "fish is not installed"))
    func `fish completes commands, options, names, settings and files`() throws {
        let learner = try learner()
        let shell = try interactive("/usr/bin/fish", ["--no-config", "-i"], learner)
        shell.type("function fish_prompt; echo 'shell> '; end; cd ~; source complete.fish; clear; echo re''ady\r")
        shell.expect("ready")
        try complete(in: shell)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh"), "zsh is not installed"))
    func `zsh completes commands, options, names, settings and files`() throws {
        let learner = try learner()
        let shell = try interactive("/usr/bin/zsh", ["-f", "-i"], learner)
        shell.type(
            "PS1='shell> '; cd ~; autoload -U compinit; compinit -u -D; source complete.zsh; clear; echo re''ady\r")
        shell.expect("ready")
        try complete(in: shell)
        shell.type("\u{15}prep show wh\t\t")
        shell.expectOnScreen("white-d4")
    }

    private func interactive(_ path: String, _ arguments: [String], _ learner: Learner) throws -> PseudoTerminal {
        var environment = learner.environment
        environment["HOME"] = learner.folder.path("home")
        return try PseudoTerminal(
            Program(path: path), arguments, rows: 50, columns: 100, environment: environment)
    }

    /// Types each line that has one completion, and TAB.
    private func complete(in shell: PseudoTerminal) throws {
        for (line, wanted) in Self.cases where wanted.count == 1 {
            shell.type("\u{15}\(line)\t")
            let before = line.split(separator: " ").dropLast().joined(separator: " ")
            let completed = "shell> \(before) \(wanted[0].replacing(" ", with: "\\ "))"
            shell.expectScreen(completed) { $0.cursorLine.hasPrefix(completed) }
        }
        shell.type("\u{15}prep show wh\t")
        shell.expectScreen("what both names begin with") { $0.cursorLine.hasPrefix("shell> prep show white-") }
    }

    @Test func `a name is never run as a command by bash`() throws {
        let learner = try Learner()
        let book = try learner.folder.write(Lines.pgn([["e4", "e5", "Nf3"]]), to: "book.pgn")
        let mark = learner.folder.path("run")
        let name = "a$(touch '\(mark)')`touch '\(mark)'`"
        #expect(try learner.prep("import", "--white", book, "--name", name).ending == 0)
        let script = try learner.program.run(["--generate-completion-script", "bash"]).output
        try learner.folder.write(script, to: "complete.bash")
        learner.environment["PATH"] = (learner.program.path as NSString).deletingLastPathComponent + ":/usr/bin:/bin"
        let outcome = try Program(path: "/bin/bash").run(
            [
                "--norc", "-c",
                """
                source '\(learner.folder.path("complete.bash"))'
                COMP_LINE='prep show a' COMP_WORDS=(prep show a) COMP_CWORD=2 COMP_POINT=11
                _prep prep a show; printf '%s\\n' "${COMPREPLY[@]}"
                """,
            ], environment: learner.environment)
        #expect(outcome.output == name + "\n")
        #expect(!FileManager.default.fileExists(atPath: mark))
    }

    @Test(arguments: [
        ("Najdorf Main", CompletionShell.bash, "Najdorf Main"), ("it's", .bash, "it\\'s"), ("a:b", .zsh, "a\\:b"),
        ("a\\b", .zsh, "a\\\\b"), ("a:b", .fish, "a:b"), ("Müller", .bash, "Müller"),
    ])
    func `a completed name is quoted for every shell`(name: String, shell: CompletionShell, word: String) {
        #expect(ShellWords.escaped(name, for: shell) == word)
    }

    @Test func `without a data file there are no names, no message and no new file`() throws {
        let learner = try Learner()
        for database in [learner.database, learner.folder.path("none/there.sqlite"), "/dev/null", "/"] {
            learner.environment["PREP_DB"] = database
            let outcome = try learner.prep(
                "---completion", "show", "--", "positional@0", "2", "0", "prep", "show", "")
            #expect(outcome.ending == 0)
            #expect(outcome.output.split(separator: "\n").isEmpty)
            #expect(outcome.error == "")
        }
        #expect(!FileManager.default.fileExists(atPath: learner.database))
        #expect(!FileManager.default.fileExists(atPath: learner.folder.path("state")))
    }
}
