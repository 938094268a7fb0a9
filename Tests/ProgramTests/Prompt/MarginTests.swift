import Foundation
import TestSupport
import Testing

/// No word is broken at the margin, on any screen, at 80 columns and at 40.
@Suite(.blocking) struct MarginTests {
    private static let name = "white-repertoire-for-the-league"
    private static let book = """
        [Event "Ruy Lopez: Morphy Defense, and what to do against everything else that Black may try"]
        [Orientation "white"]

        1. e4 {Best by test, said Bobby Fischer, and many players agree with that to this day. [%csl Ge4,Gd5][%cal Ge2e4,Gg1f3]}
        e5 {The classical answer: Black takes a share of the centre at once.} (1... c5 {The Sicilian.} 2. Nf3 d6
        3. d4 cxd4 4. Nxd4) 2. Nf3 {It attacks the pawn on e5.} (2. Bc4 {Also playable.}) (2. Qh5? {Too early.}) 2... Nc6
        3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 *

        """
    private static let games = """
        [Event "Internationales Wertungsturnier der Schachfreunde von nebenan, Gruppe B"]
        [Site "Frankfurt am Main"]
        [Date "2025.03.19"]
        [Round "3"]
        [White "Schleiermacher-Oberhuber, Maximilian"]
        [Black "Constantinopolitanus, Bartholomaeus"]
        [Result "1-0"]
        [WhiteElo "1933"]
        [BlackElo "2011"]

        1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d4 exd4 6. cxd4 Bb4+ 7. Nc3 Nxe4 8. O-O Bxc3 9. d5 Bf6 1-0

        [Event "League"]
        [White "Schleiermacher-Oberhuber, Maximilian"]
        [Black "Kurz, A"]
        [Result "0-1"]
        [Date "2025.04.02"]

        1. e4 c5 2. Nf3 Nc6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 d6 0-1

        """
    /// Words that a table has only where it became a list.
    private static let labels: Set<String> = [
        "Repertoires", "card", "cards", "learnt", "retention", "leech", "leeches", "plies", "–", "d",
    ]

    /// A learner with two repertoires, games, an engine, and answers of two days.
    private static func learner() throws -> (learner: Learner, games: String) {
        let learner = try Learner()
        let engine = learner.folder.path("engine.normal")
        try FileManager.default.createSymbolicLink(atPath: engine, withDestinationPath: Program.fakeEngine.path)
        learner.environment["PREP_ENGINE"] = engine
        let white = try learner.folder.write(book, to: "\(name).pgn")
        let black = try learner.folder.write("1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 *", to: "black-vs-d4.pgn")
        let games = try learner.folder.write(Self.games, to: "games.pgn")
        for command in [["import", white], ["import", "--black", black], ["games", "import", games]] {
            let outcome = try learner.program.run(command, environment: learner.environment)
            guard outcome.ending == 0 else { throw Unexpected(outcome.error) }
        }
        var known: [String: String] = [:]
        for day in ["2026-03-20", "2026-03-21"] {
            learner.set(now: "\(day)T19:00:00+01:00")
            let drill = try learner.drill("--new", "20")
            while let question = try drill.question() {
                // Every move is shown once, when it is new.
                let move = try #require(question.show ?? known[question.fen])
                known[question.fen] = move
                _ = try drill.reply(to: move)
            }
            _ = drill.finish()
        }
        learner.set(now: "2026-03-27T19:00:00+01:00")
        return (learner, games)
    }

    @Test func `no command breaks a word`() throws {
        let (learner, games) = try Self.learner()
        let commands = [
            ["due"], ["stats"], ["stats", Self.name], ["stats", "--leeches"], ["list"], ["show", Self.name],
            ["show", Self.name, "--from", "1.e4 e5"], ["settings"], ["check"], ["lint"], ["lint", "--rare", "1/2"],
            ["gaps"], ["gaps", "--check"], ["explore"], ["explore", "--from", "1.e4 e5"], ["games", "list"],
            ["games", "show", "2"], ["games", "show", "3"], ["games", "info"], ["engine", "info"],
            ["compare", games, "--me", "Schleiermacher-Oberhuber, Maximilian", "--dry-run"], ["review", games],
            ["explain", "--from", "1.e4 e5", "--played", "a3", "--expected", "Nf3"], ["position", "--from", "1.e4"],
            ["import", learner.folder.path("\(Self.name).pgn"), "--dry-run"], ["drill", "--cram", "nobody"],
        ]
        for command in commands {
            let wide = try Self.screen(learner, command, columns: 500)
            #expect(!wide.isEmpty, "\(command)")
            for columns in [80, 40] {
                let narrow = try Self.screen(learner, command, columns: columns)
                let faults = Margin.faults(narrow, against: wide, columns: columns, labels: Self.labels)
                // Cells of tables may be cut where another command prints them whole.
                let isCut = command == ["games", "list"] && columns == 80
                #expect(
                    faults.allSatisfy { isCut && $0.contains("…") },
                    "\(command) at \(columns): \(faults.joined(separator: "\n"))")
            }
        }
    }

    private static func screen(_ learner: Learner, _ command: [String], columns: Int) throws -> String {
        let terminal = try PseudoTerminal(
            learner.program, command + ["--color", "never"], rows: 50, columns: columns,
            environment: learner.environment)
        _ = terminal.status(within: 60)
        return terminal.unread
    }

    @Test func `no question, answer, explanation or help of a drill breaks a word`() throws {
        var screens: [Int: String] = [:]
        for columns in [500, 80, 40] {
            let (learner, _) = try Self.learner()
            screens[columns] = try Self.drill(learner, columns: columns)
        }
        let wide = try #require(screens[500])
        for columns in [80, 40] {
            let faults = Margin.faults(
                try #require(screens[columns]), against: wide, columns: columns, labels: Self.labels)
            #expect(faults.isEmpty, "at \(columns): \(faults.joined(separator: "\n"))")
        }
    }

    /// A drill with every kind of answer; all it wrote.
    private static func drill(_ learner: Learner, columns: Int) throws -> String {
        let terminal = try PseudoTerminal(
            learner.program, ["drill", "--color", "never", "--new", "0", "--board", "ascii"], rows: 50,
            columns: columns, environment: learner.environment)
        terminal.expect("1. ? ")
        let typed = [("a3", "1. once more: "), ("hint", "1. once more: "), ("h3", "1. type it: "), ("e4", "1... ? ")]
        let words = ["help", "moves", "line", "why", "why", "why", "note I always forget it"]
        for (line, prompt) in typed + words.map({ ($0, "1... ? ") }) {
            terminal.type(line + "\r")
            terminal.expect(line + "\n")
            terminal.expect(prompt, within: 30)
            guard line == "h3" else { continue }
            // The comparison is drawn with arrows only while its question is open, so the answer waits for it.
            terminal.expectScreen("the arrows of both moves above the prompt", within: 30) {
                $0.contains("h2→h3") && $0.cursorLine == "1. type it:"
            }
        }
        // The answer to the last "why" appears above the prompt when the engine has found it.
        terminal.expectScreen("the table of the best moves above the prompt", within: 30) {
            $0.contains("1.a3     0.00") && $0.cursorLine == "1... ?"
        }
        terminal.type("quit\r")
        terminal.expect("quit\n")
        _ = terminal.status(within: 30)
        return terminal.screen.history.joined(separator: "\n")
    }
}
