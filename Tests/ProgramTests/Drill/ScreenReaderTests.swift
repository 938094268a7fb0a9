import Chess
import TestSupport
import Testing

/// The drill for a screen reader, at a terminal.
@Suite(.blocking) struct ScreenReaderTests {
    /// A learner with a bundled repertoire.
    private func learner() throws -> Learner {
        let learner = try Learner()
        let outcome = try learner.prep("import", Checkout.root + "/Repertoires/white-london.pgn")
        guard outcome.ending == 0 else { throw Unexpected(outcome.error) }
        return learner
    }

    /// Waits for a prompt, and returns the lines before it and the prompt.
    private func sentences(_ terminal: PseudoTerminal) -> (lines: [String], prompt: String) {
        func split() -> (lines: [String], prompt: String)? {
            var lines = terminal.unread.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            guard let prompt = lines.popLast(), prompt.hasSuffix(": "), !lines.isEmpty || prompt.hasPrefix("Move")
            else {
                return nil
            }
            return (lines.filter { !$0.isEmpty }, prompt)
        }
        terminal.expectScreen("a prompt") { _ in split() != nil }
        return split() ?? ([], "")
    }

    private func type(_ line: String, _ terminal: PseudoTerminal) -> (lines: [String], prompt: String) {
        terminal.type(line + "\r")
        terminal.expect(line + "\n")
        return sentences(terminal)
    }

    @Test(arguments: ["letters", "spoken"])
    func `twenty questions are answered by the text alone, and the position is always known`(notation: String) throws {
        let learner = try learner()
        _ = try learner.prep("settings", "notation", notation)
        // The same drill as documents has the true positions.
        let copy = learner.folder.path("copy.sqlite")
        _ = try learner.prep("backup", copy)
        let truth = ScriptedDrill(
            try Conversation(
                learner.program, ["drill", "--json", "--db", copy, "--new", "12"], environment: learner.environment))
        let terminal = try learner.terminal("drill", "--plain", "--new", "12", columns: 1_000)
        var reader = BlindReader()
        var said = sentences(terminal)
        for _ in 0..<20 {
            try reader.read(said.lines)
            let asked = try #require(try truth.question())
            #expect(reader.position.fen == asked.fen, "after \(said.lines)")
            let board = type("b", terminal)
            #expect(BlindReader.placement(board.lines) == reader.words, "\(board.lines)")
            #expect(type("line", terminal).lines.allSatisfy { !$0.contains("…") })
            let answer = reader.answer
            if let answer {
                said = type(answer, terminal)
                _ = try truth.reply(to: answer)
            } else {
                // Not known yet: the answer is shown, then typed.
                try reader.read(type("show", terminal).lines)
                _ = try truth.reply(to: "show")
                let shown = try #require(reader.answer)
                said = type(shown, terminal)
                _ = try truth.reply(to: shown)
            }
            #expect(said.lines.first?.hasPrefix("Wrong") == false)
        }
        #expect(!reader.sentences.contains { $0.contains("\u{1B}") })
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `no sign and no colour is written, and no board is drawn`() throws {
        let learner = try learner()
        let terminal = try learner.terminal("drill", "--plain", columns: 200, adding: ["COLORTERM": "truecolor"])
        terminal.expect("Type it: ")
        terminal.type("h4\r")
        terminal.expect("Wrong: ")
        terminal.expect("Type it: ")
        let text = String(decoding: terminal.bytes, as: UTF8.self)
        #expect(!text.contains("\u{1B}[3") && !text.contains("\u{1B}[4") && !text.contains("\u{1B}[0m"))
        #expect(text.unicodeScalars.allSatisfy { $0.value < 0x2000 })
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `the setting and the option are the same, and the option comes before or after the command`() throws {
        let learner = try Learner(lines: [["e4", "e5", "Nf3"]])
        let words = ["white: king e1", "white to move"]
        for arguments in [["position", "--plain"], ["--plain", "position"]] {
            let outcome = try learner.program.run(arguments, environment: learner.environment)
            #expect(words.allSatisfy { word in outcome.lines.contains { $0.hasPrefix(word) } })
        }
        #expect(try learner.prep("position").lines.contains { $0.contains("♜") })
        _ = try learner.prep("settings", "plain", "on")
        #expect(try learner.prep("position").lines.contains { $0.hasPrefix("white to move") })
        #expect(try learner.prep("position", "--no-plain").lines.contains { $0.contains("♜") })
        // An option asks for a board.
        #expect(try learner.prep("position", "--board", "ascii").lines.contains { $0.contains(" r  n  b ") })
    }

    @Test func `statistics, the tree and the notation are sentences`() throws {
        let learner = try learner()
        let stats = try learner.prep("stats", "--plain")
        #expect(stats.lines.contains { $0.hasPrefix("Answers a day in each of the last 26 weeks") })
        #expect(!stats.output.contains("▁") && !stats.output.contains("░"))
        let tree = try learner.prep("show", "white-london", "--tree", "--plain")
        #expect(tree.lines.contains { $0.hasPrefix("Level 1: 1. d4, ") && $0.hasSuffix(" new.") })
        #expect(tree.lines.contains { $0.hasPrefix("Level 3: ") && $0.hasSuffix(" branches not shown.") })
        #expect(tree.output.unicodeScalars.allSatisfy { $0.value < 0x2000 })
        let terminal = try learner.terminal("show", "white-london", "--browse", "--plain", columns: 200)
        terminal.expect("white-london> ")
        terminal.type("next\r")
        terminal.expect("1. d4.")
        terminal.expect("Next: 1... d5.")
        terminal.type("p P\r")
        terminal.expect("white pawn: a2, b2, c2, e2, f2, g2, h2, d4")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }
}
