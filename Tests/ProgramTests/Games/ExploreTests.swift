import Foundation
import TestSupport
import Testing

/// `explore`, at the shell and in the middle of a drill.
@Suite(.blocking) struct ExploreTests {
    private static let games = """
        [White "Anna"]
        [Black "Bert"]
        [Date "2021.03.01"]
        [WhiteElo "2100"]
        [BlackElo "2000"]
        [Result "1-0"]

        1. e4 e5 2. Nf3 Nc6 3. d3 1-0

        [White "Carl"]
        [Black "Dora"]
        [Date "2024.03.01"]
        [Result "1/2-1/2"]

        1. Nf3 e5 2. e4 Nc6 3. Bc4 1/2-1/2

        """

    private func learner() throws -> Learner {
        let learner = try TerminalSessionTests.learner()
        let file = try learner.folder.write(Self.games, to: "games.pgn")
        #expect(try learner.prep("games", "import", file).ending == 0)
        return learner
    }

    @Test func `explore names the opening, counts transpositions and marks what is prepared`() throws {
        let learner = try learner()
        let outcome = try learner.prep("explore", "--from", "1.e4 e5 2.Nf3 Nc6", "--color", "never")
        #expect(outcome.ending == 0)
        #expect(outcome.lines.first?.hasPrefix("C44 ") == true)
        #expect(outcome.output.contains("2 games"))
        #expect(outcome.output.contains("* d3 "))
        #expect(outcome.output.contains("  Bc4 "))
    }

    @Test func `explore while a question is open gives the answer away, so it is graded 0 and must be typed`() throws {
        let learner = try learner()
        let terminal = try learner.terminal("drill", "--color", "never")
        terminal.expect("1. ? ")
        terminal.type("explore\r")
        terminal.expect("The move is 1.e4.")
        terminal.expect("2 games")
        terminal.expect("* e4")
        terminal.expect("1. type it: ")
        // Again: the answer is out, so nothing more is lost.
        terminal.type("explore\r")
        terminal.expect("* e4")
        terminal.type("e4\r")
        // All other lines would show the answer, so the position is repeated first.
        terminal.expect("1. ? ")
        terminal.type("e4\r")
        terminal.expect("2. ? ")
        terminal.type("explore last\r")
        terminal.expect("* e4")
        terminal.expect("2. ? ")
        terminal.type("Nf3\r")
        terminal.expect("✓ 2.Nf3")
        terminal.expect("3. ? ")
        terminal.type("\u{4}")
        #expect(terminal.status() == 0)
        let today = try learner.reviews().filter { $0["day"] == "2026-03-21" }.map {
            "\($0["kind"] ?? "") \($0["grade"] ?? "")"
        }
        #expect(today == ["review 0", "repeat 4", "review 4"])
    }

    @Test func `without games explore says so, and gives nothing away`() throws {
        let learner = try TerminalSessionTests.learner()
        let drill = try learner.drill()
        _ = try drill.question()
        #expect(try drill.reply(to: "explore")["verdict"]?.text == "syntax")
        #expect(try drill.reply(to: "e4")["verdict"]?.text == "main")
        #expect(drill.finish() == 0)
        let outcome = try learner.prep("explore")
        #expect(outcome.ending == 1)
        #expect(outcome.error.contains("prep games import"))
    }

    @Test func `over JSON the answer comes first, then the document of explore`() throws {
        let learner = try learner()
        let drill = try learner.drill()
        _ = try drill.question()
        #expect(try drill.reply(to: "explore")["grade"]?.integer == 0)
        let explored = try drill.line().document["explore"]
        #expect(explored?["games"]?.integer == 2)
        #expect(explored?["moves"]?.elements.first?["san"]?.text == "e4")
    }

    @Test func `a games database is used instead of the learner's own games, and is only read`() throws {
        let learner = try learner()
        let base = learner.folder.path("base.sqlite")
        let many = try learner.folder.write("1. c4 e5 *\n\n1. c4 c5 *\n\n1. c4 *\n", to: "many.pgn")
        #expect(try learner.prep("--db", base, "games", "import", many).ending == 0)
        #expect(try learner.prep("settings", "games-db", base).ending == 0)
        let before = FileManager.default.contents(atPath: base)
        let named = try learner.json("explore")
        #expect(named["games"]?.integer == 3)
        #expect(try learner.json("explore", "--own")["games"]?.integer == 2)
        #expect(FileManager.default.contents(atPath: base) == before)
        // A missing database is reported, and the learner's own games are used.
        try FileManager.default.removeItem(atPath: base)
        let outcome = try learner.prep("explore")
        #expect(outcome.output.contains("2 games"))
        #expect(outcome.error.contains("prep settings games-db default"))
    }

    @Test(arguments: ["missing.sqlite", "games.pgn", "."])
    func `a file that is not a games database of Prep is not set`(_ name: String) throws {
        let learner = try learner()
        let outcome = try learner.prep("settings", "games-db", learner.folder.path(name))
        #expect(outcome.ending == 2)
        #expect(
            outcome.error.contains(
                name == "missing.sqlite" ? "no such file" : name == "." ? "directory" : "not one of Prep's files"))
        #expect(try learner.prep("settings", "games-db").output == "\n")
    }

    /// Games of players of 1500 and of masters, with other moves, and one without ratings.
    private static let mixed = """
        [White "A"]
        [WhiteElo "1490"]
        [BlackElo "1511"]
        [TimeControl "300+3"]
        [Date "2024.01.01"]
        [Result "1-0"]

        1. e4 c5 1-0

        [White "B"]
        [WhiteElo "2490"]
        [BlackElo "2500"]
        [TimeControl "5400+30"]
        [Date "1999.01.01"]
        [Result "1-0"]

        1. d4 d5 1-0

        [White "C"]
        [Result "1-0"]

        1. c4 e5 1-0

        """

    @Test func `only games that count are shown, by options or settings, and the table says which`() throws {
        let learner = try Learner()
        let file = try learner.folder.write(Self.mixed, to: "mixed.pgn")
        #expect(try learner.prep("games", "import", file).ending == 0)
        let club = try learner.prep("explore", "--elo", "1500-1501", "--color", "never")
        #expect(club.lines.contains("Counted: 1 of 3 games, rated 1500–1501; left out: 1 without both ratings."))
        #expect(club.output.contains("e4 ") && !club.output.contains("d4 "))
        // 1500.5 is more than 1500.
        let none = try learner.prep("explore", "--elo", "1500-1500")
        #expect(none.ending == 1)
        #expect(none.error.contains("Counted: 0 of 3 games"))
        let blitz = try learner.json("explore", "--speed", "blitz", "--since", "2000")
        #expect(blitz["games"]?.integer == 1)
        let counted = blitz["counted"]
        #expect(counted?["games"]?.integer == 1 && counted?["of"]?.integer == 3)
        #expect(counted?["unknown_speed"]?.integer == 0 && counted?["speed"]?.text == "blitz")
        #expect(try learner.json("explore", "--speed", "blitz")["counted"]?["unknown_speed"]?.integer == 1)
        #expect(try learner.prep("settings", "games-elo", "2400-").ending == 0)
        #expect(try learner.prep("settings", "games-speed", "classical").ending == 0)
        #expect(try learner.json("explore")["moves"]?.elements.map { $0["san"]?.text } == ["d4"])
        #expect(try learner.json("explore", "--all-games")["games"]?.integer == 3)
        #expect(try learner.json("explore", "--elo", "1400-", "--speed", "blitz")["games"]?.integer == 1)
        let wrong = try learner.prep("settings", "games-elo", "strong")
        #expect(wrong.ending == 64 || wrong.ending == 2)
        #expect(wrong.error.contains("1500-1800"))
    }

    @Test func `where no game has a time control the table says so`() throws {
        let outcome = try learner().prep("explore", "--speed", "rapid")
        #expect(outcome.ending == 1)
        #expect(outcome.error.contains("No game of the database has a time control"))
    }

    @Test func `the opponent's replies are marked as answered or as gaps`() throws {
        let learner = try learner()
        let more = try learner.folder.write("1. e4 c5 *\n", to: "more.pgn")
        #expect(try learner.prep("games", "import", more).ending == 0)
        let outcome = try learner.prep("explore", "--from", "1.e4", "--color", "never")
        let replies = outcome.lines.filter { $0.hasPrefix("  e5 ") || $0.hasPrefix("  c5 ") }
        #expect(replies.map { $0.contains("✓ answered 2.Nf3") } == [false, true])
        #expect(replies.map { $0.hasSuffix("– gap") } == [true, false])
        #expect(outcome.lines.allSatisfy { $0.count <= 80 })
        let document = try learner.json("explore", "--from", "1.e4")
        #expect(document["moves"]?.elements.map { $0["answer"]?.text } == [nil, "Nf3"])
        // Where the learner is to move there is nothing to answer.
        #expect(try !learner.prep("explore").output.contains("gap"))
    }

    @Test func `a question says how often the opponent's last move is played, if ten games tell`() throws {
        let learner = try learner()
        let without = try learner.drill("--cram")
        _ = try without.question()
        #expect(try without.reply(to: "e4")["verdict"]?.text == "main")
        #expect(try without.question()?.raw.contains("last_move_share") == false)
        #expect(without.finish() == 0)
        let lines = (0..<10).map { "[White \"W\($0)\"]\n\n1. e4 \($0 < 6 ? "c5" : "e5") *\n\n" }.joined()
        let file = try learner.folder.write(lines, to: "lines.pgn")
        #expect(try learner.prep("games", "import", file).ending == 0)
        let terminal = try learner.terminal("drill", "--cram", "--color", "never", "--board", "none")
        terminal.expect("1. ? ")
        terminal.type("e4\r")
        // Five of eleven: one of the first two games begins with 1.Nf3.
        terminal.expect("1...e5  45 % of games")
        terminal.expect("2. ? ")
        terminal.type("\u{4}")
        #expect(terminal.status() == 0)
    }
}
