import Foundation
import TestSupport
import Testing

/// Text from files never controls a terminal.
@Suite(.blocking) struct HostileTextTests {
    /// A window title, an erase command, a change of direction: one of every kind, with a word to find it by.
    static let attack =
        "own\u{1B}]0;title\u{07}\u{1B}[66;6r\u{9B}7m\u{1B}P1$r\u{1B}\\\u{202E}\u{2066}\u{200B}\u{200F}\u{FEFF}\u{7F}\u{2028}\u{85}ed"

    /// The attack in every tag, comment and title; the answers are known.
    static let book = """
        [Event "\(tag)"]
        [Site "\(tag)"]
        [White "\(tag)"]
        [Black "\(tag)"]
        [Annotator "\(tag)"]
        [ECO "\(tag)"]
        [Opening "\(tag)"]
        [Orientation "white"]

        {first \(attack)\r} 1. e4 {own \(attack)\r\u{08}} e5 {theirs \(attack) [%csl Ga1][%wrong \(attack)]} 2. Nf3 {\(attack)} *

        """
    /// Backslash and quotation mark are escaped in a tag.
    private static let tag = attack.replacing("\\", with: "\\\\")

    static let broken = """
        [Event "\(tag)"]
        [Orientation "white"]

        1. e4 e5 2. N\u{1B}[66;6rf3\u{202E} *

        [Event "\(tag)"]
        [Orientation "white"]

        1. e4 e5 2. Ke3 {\(attack)} *

        [FEN "\(tag)"]

        1. e4 *

        [Event "\(tag)

        """

    /// A learner whose repertoire has the attack as its name too.
    private func learner() throws -> (learner: Learner, name: String, book: String, broken: String) {
        let learner = try Learner()
        let name = Self.attack.replacing("/", with: "")
        let book = try learner.folder.write(Self.book, to: "\(name).pgn")
        let broken = try learner.folder.write(Self.broken, to: "\(name)-broken.pgn")
        return (learner, name, book, broken)
    }

    @Test func `no command and no error prints a control character from a file, a name or an argument`() throws {
        let (learner, name, book, broken) = try learner()
        let commands: [[String]] = [
            ["import", book], ["import", book], ["import", "--dry-run", book], ["import", broken],
            ["import", "--black", "--name", "other \(name)", book], ["pgn", "check", book, broken],
            ["pgn", "format", broken], ["list"], ["show", name], ["show", name, "--from", "e4 e5"], ["due"],
            ["due", name], ["stats"], ["stats", name], ["check"], ["settings"], ["show", "no \(name)"],
            ["drill", "no \(name)"], ["import", "no \(name).pgn"], ["settings", name], ["settings", "board", name],
            ["settings", "engine", name], ["position", "--fen", name], ["position", "--from", name],
            ["drill", "--from", name],
            [name], ["drill", "--\(name)"], ["drill", "--limit", name], ["pgn", name], ["prefer", name],
            ["prefer", name, "--from", "e4 e5"], ["deactivate", name], ["activate", name],
            ["rename", name, "new \(name)"], ["rename", "new \(name)", name], ["undo"], ["undo", "import"],
            ["backup", learner.folder.path("\(name).copy")], ["restore", learner.folder.path("\(name).copy")],
            ["restore", book], ["--db", book, "due"], ["--db", learner.folder.path("\(name)/\(name)"), "list"],
            ["games", "import", book], ["games", "import", broken], ["games", "import", "no \(name)"],
            ["games", "list"],
            ["games", "list", "--json"], ["games", "list", "--event", "own"], ["games", "list", "--player", name],
            ["games", "list", "--eco", name], ["games", "list", "--elo", name], ["games", "show", "2", "--json"],
            ["games", "show", name], ["games", "info"], ["games", "remove", "1"], ["games", "show", "1"],
            ["games", "export", "-o", "\(book)/x"], ["games", "export", "-o", book],
            ["games", "export", "--format", name],
            ["--engine", name, "due"], ["--color", name, "due"], ["remove", name],
        ]
        var seen = 0
        for command in commands {
            let outcome = try learner.program.run(command, environment: learner.environment)
            seen += inspect(outcome.outputBytes, command) + inspect(outcome.errorBytes, command)
        }
        #expect(seen > 20, "the attack was hardly printed; the test shows nothing")
    }

    @Test func `no document prints a control character either`() throws {
        let (learner, name, book, broken) = try learner()
        for command in [
            ["import", book], ["import", broken], ["pgn", "check", book, broken], ["list"], ["due"], ["stats"],
            ["due", "no \(name)"], ["position", "--fen", name], ["settings", "engine", name], ["settings"],
            ["--db", book, "due"], ["import", "no \(name).pgn"],
        ] {
            let outcome = try learner.program.run(command + ["--json"], environment: learner.environment)
            _ = inspect(outcome.outputBytes, command)
            #expect(Document(outcome.output) != nil, "\(command)")
            #expect(outcome.error == "", "\(command)")
        }
    }

    @Test(arguments: [[], ["--json"]])
    func `a drill over a pipe prints no control character, whatever is typed`(_ form: [String]) throws {
        let (learner, name, book, _) = try learner()
        #expect(try learner.prep("import", book).ending == 0)
        let typed = [
            "line", "e4", name, ":\(name)", "Nf3\u{1B}[66;6r", "note \(name)", "Nf3", "hint", "hint", "board \(name)",
            "show \(name)", "show no \(name)", "d4", "d3", "e4", "note \(name) last", "undo",
            "{\"answer\":\"\u{1B}[66;6r\"}", "stats",
            "show", "e4", "Nf3", "Nf3", "e4", "why", "accept", "help",
        ]
        let outcome = try learner.program.run(
            ["drill"] + form, input: typed.joined(separator: "\n"), environment: learner.environment)
        #expect(outcome.ending == 0)
        #expect(inspect(outcome.outputBytes, ["drill"]) == 1)
        _ = inspect(outcome.errorBytes, ["drill"])
    }

    @Test(arguments: ["never", "always"])
    func `at a terminal only the line editor's and our own sequences arrive`(_ color: String) throws {
        let (learner, name, book, _) = try learner()
        let terminal = try learner.terminal(
            "--color", color, rows: 60, adding: ["PREP_REPERTOIRES": learner.folder.path])
        terminal.expect("none: ")
        terminal.type("2\r")
        terminal.expect("type it: ")
        terminal.type("e4\r")
        terminal.expect("type it: ")
        terminal.type("note \(name.filter { $0.isLetter })\r")
        terminal.type("Nf3\r")
        terminal.expect("? ")
        terminal.type("d4\rd4\re4\r")
        terminal.expect("? ")
        terminal.type("quit\r")
        terminal.expect("prep> ")
        for command in ["list", "show '\(book)'", "stats", "due", "export", "pgn check '\(book)'"] {
            terminal.type("\(command.unicodeScalars.filter { $0.isASCII && $0.value >= 32 && $0.value < 127 })\r")
            terminal.expect("prep> ")
        }
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
        #expect(terminal.screen.history.joined().contains("own^["))
        #expect(terminal.screen.bells == 0)
        for fault in TerminalGrammar.faults(terminal.bytes) { Issue.record("\(fault)") }

        for command in [["show", name], ["export", name], ["pgn", "format", book], ["list"], ["import", book]] {
            let terminal = try PseudoTerminal(
                learner.program, command + ["--color", color], rows: 60, columns: 100,
                environment: learner.environment)
            #expect(terminal.status() == 0)
            #expect(!terminal.bytes.isEmpty)
            for fault in TerminalGrammar.faults(terminal.bytes) { Issue.record("\(command[0]): \(fault)") }
        }
    }

    /// Checks every scalar of output to a pipe; returns whether the attack was in it, made visible.
    private func inspect(_ bytes: [UInt8], _ command: [String]) -> Int {
        let text = String(decoding: bytes, as: UTF8.self)
        for scalar in text.unicodeScalars where scalar != "\n" && TerminalGrammar.isForbidden(scalar) {
            Issue.record(
                "\(command.map { $0.debugDescription }) prints U+\(String(scalar.value, radix: 16)): \(text.debugDescription)"
            )
            break
        }
        return text.contains("own^[") || text.contains("own\\u001b") ? 1 : 0
    }
}

/// The output a program may send to a terminal: text, line ends, and sequences of a line editor and of styled text.
enum TerminalGrammar {
    /// Control, direction and invisible characters. U+FE0E and U+FE0F choose a glyph's form.
    static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) { return true }
        switch scalar.value {
        case 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xAD: return true
        default: return false
        }
    }

    static func faults(_ bytes: [UInt8]) -> [String] {
        var faults: [String] = []
        var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            if scalar == "\u{1B}" {
                guard scalars.popFirst() == "[" else {
                    faults.append(
                        "an escape that begins no control sequence, before \(String(scalars.prefix(20)).debugDescription)"
                    )
                    continue
                }
                let parameters = scalars.prefix { (0x20..<0x40).contains($0.value) }
                scalars = scalars.dropFirst(parameters.count)
                let final = scalars.popFirst() ?? " "
                if !"mABCDGKJPh@l".unicodeScalars.contains(final)
                    || parameters.contains("6") && parameters.contains(";") && final != "m"
                {
                    faults.append("control sequence \(String(parameters))\(final)")
                }
            } else if isForbidden(scalar), !"\r\n\u{08}\t".unicodeScalars.contains(scalar) {
                faults.append(
                    "U+\(String(scalar.value, radix: 16)) before \(String(scalars.prefix(20)).debugDescription)")
            }
        }
        return faults
    }
}
