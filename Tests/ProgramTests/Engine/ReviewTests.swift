import Foundation
import TestSupport
import Testing

/// Reviews of whole games by the built program.
@Suite(.blocking) struct ReviewTests {
    /// Black drops a knight, White mates.
    private static let game = """
        [Event "Club"]
        [White "Anna"]
        [Black "Bert"]
        [Date "2026.03.01"]
        [Result "1-0"]

        1. e4 {Best by test.} 1... e5 2. Qh5 Nf6 $2 (2... Nc6 3. Bc4 g6) 3. Qxe5+ Be7 4. Bc4 Nc6 5. Qf4 Ne5 6. Bxf7+ Kf8 7. Nf3 Nxf3+
        8. gxf3 Kxf7 9. e5 Re8 10. exf6 Bxf6+ 11. Kd1 d6 12. Qc4+ Be6 13. Qxc7+ Qxc7 1-0

        """

    private func learner(engine: String? = nil) throws -> (learner: Learner, file: String) {
        let learner = try Learner()
        learner.environment["PREP_ENGINE"] = try engine ?? Program.fakeEngine.path
        return (learner, try learner.folder.write(Self.game, to: "game.pgn"))
    }

    @Test(.needsStockfish) func `a review has a class for each move, figures for both, and the same again`() throws {
        let (learner, file) = try learner(engine: try Stockfish.required())
        let review = try learner.json("review", file, "--nodes", "20000")
        let moves = try #require(review["moves"]?.elements)
        #expect(moves.count == 26)
        #expect(moves.compactMap { $0["ply"]?.integer } == Array(1...26))
        let classes = Set(["best", "good", "inaccuracy", "mistake", "blunder"])
        #expect(moves.allSatisfy { classes.contains($0["class"]?.text ?? "") })
        // 6...Kf8 leaves the bishop alive that 6...Nxf7 would take.
        #expect(moves[11]["san"]?.text == "Kf8")
        #expect((moves[11]["loss_cp"]?.integer ?? 0) > 100)
        for side in ["white", "black"] {
            let player = try #require(review[side])
            #expect(player.names == ["accuracy", "acpl", "blunders", "inaccuracies", "mistakes"])
            let blunders = moves.enumerated().count { index, move in
                (index % 2 == 0) == (side == "white") && move["class"]?.text == "blunder"
            }
            #expect(player["blunders"]?.integer == blunders)
        }
        // A learner who never saw it gets the same.
        let (other, _) = try self.learner(engine: try Stockfish.required())
        let again = try other.prep("review", file, "--nodes", "20000", "--json")
        #expect(try learner.prep("review", file, "--nodes", "20000", "--json").output == again.output)
    }

    @Test func `a person steps through a reviewed game with graph, board and comments`() throws {
        let (learner, file) = try learner()
        let terminal = try learner.terminal(
            "review", file, "--nodes", "100", "--browse", "--color", "never", rows: 30, columns: 100)
        terminal.expect("review> ", within: 30)
        for (typed, wanted) in [("next", "Best by test."), ("goto 3", ">3.Qxe5+<"), ("back", "▲"), ("up", "main line")]
        {
            terminal.type(typed + "\r")
            terminal.expect(wanted)
            terminal.expect("review> ")
        }
        #expect(terminal.screen.history.contains { $0.contains("Anna – Bert") })
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
        #expect(try learner.prep("review", file, "--browse", "--json").ending == 64)
    }

    @Test(.needsStockfish) func `the annotated game keeps what was there, and says what was found`() throws {
        let (learner, file) = try learner(engine: try Stockfish.required())
        let output = learner.folder.path("annotated.pgn")
        let outcome = try learner.prep("review", file, "--nodes", "20000", "-o", output, "--color", "never")
        #expect(outcome.ending == 0)
        #expect(outcome.output.hasPrefix("Anna – Bert  1-0  2026.03.01\nC20 "))
        #expect(outcome.output.contains("accuracy"))
        #expect(outcome.lines.allSatisfy { $0.count <= 80 })
        let text = try #require(
            FileManager.default.contents(atPath: output).map { String(decoding: $0, as: UTF8.self) })
        #expect(text.contains("Best by test."))
        #expect(text.contains("2... Nc6"))
        #expect(text.components(separatedBy: "[%eval").count == 27)
        let check = try learner.prep("pgn", "check", output)
        #expect(check.ending == 0)
    }

    @Test func `Ctrl-C keeps what is done, and the same command searches only the rest`() throws {
        let (learner, file) = try learner()
        let log = learner.folder.path("engine.log")
        learner.environment["FAKE_ENGINE"] = "slow"
        #expect(try learner.prep("settings", "engine-log", log).ending == 0)
        let terminal = try learner.terminal("review", file, "--color", "never")
        terminal.expect(" 3 of 27 positions", within: 30)
        terminal.type("\u{3}")
        terminal.expect("The results are kept", within: 30)
        #expect(terminal.status() == 130)
        #expect(terminal.isCooked)
        let before = try searches(log)
        #expect((3...26).contains(before))
        #expect(try learner.prep("review", file).ending == 0)
        // The interrupted search is repeated.
        let whole = try searchesOfWholeReview()
        let all = try searches(log)
        #expect((whole...whole + 1).contains(all))
        #expect(try learner.prep("review", file).ending == 0)
        #expect(try searches(log) == all)
    }

    /// The number of searches of a review that is not stopped: one for each of 27 positions, and for some best moves.
    private func searchesOfWholeReview() throws -> Int {
        let (learner, file) = try learner()
        let log = learner.folder.path("engine.log")
        #expect(try learner.prep("settings", "engine-log", log).ending == 0)
        #expect(try learner.prep("review", file).ending == 0)
        let count = try searches(log)
        #expect((27...40).contains(count))
        return count
    }

    private func searches(_ log: String) throws -> Int {
        let text = try String(contentsOfFile: log, encoding: .utf8)
        return text.split(separator: "\n").count { $0.hasPrefix("> go ") }
    }

    @Test func `a game of the database is reviewed by its ID`() throws {
        let (learner, file) = try learner()
        #expect(try learner.prep("games", "import", file).ending == 0)
        let id = try #require(try learner.json("games", "list")["games"]?.elements.first?["id"]?.integer)
        #expect(try learner.json("review", "\(id)")["moves"]?.elements.count == 26)
        let missing = try learner.prep("review", "999")
        #expect(missing.ending == 2)
        #expect(missing.error.contains("games list"))
    }

    @Test func `without an engine, with a wrong limit or an empty file one line says so`() throws {
        let (learner, file) = try learner()
        #expect(try learner.prep("review", file, "--nodes", "0").ending == 64)
        #expect(try learner.prep("review", file, "--nodes", "10", "--depth", "3").ending == 64)
        let empty = try learner.folder.write("\n", to: "empty.pgn")
        #expect(try learner.prep("review", empty).ending == 2)
        learner.environment["PREP_ENGINE"] = learner.folder.path("none")
        let outcome = try learner.prep("review", file)
        #expect(outcome.ending == 2)
        #expect(outcome.error.split(separator: "\n").count == 1)
    }

    @Test func `a review overwrites neither the data file, nor its source, nor an existing file`() throws {
        let (learner, file) = try learner()
        #expect(try learner.prep("games", "import", file).ending == 0)
        let other = try learner.folder.write("mine", to: "mine.pgn")
        for output in [learner.database, file, other, learner.folder.path] {
            let before = FileManager.default.contents(atPath: output)
            let outcome = try learner.prep("review", file, "-o", output)
            #expect(outcome.ending == 2)
            #expect(outcome.output.isEmpty)
            #expect(FileManager.default.contents(atPath: output) == before)
        }
        #expect(try learner.prep("review", file, "-o", other, "--force").ending == 0)
        #expect(try learner.prep("check").ending == 0)
    }

    @Test func `a faulty game is reported and the others are reviewed`() throws {
        let (learner, _) = try learner()
        let file = try learner.folder.write("1. e4 e5 2. Ke3 *\n\n1. d4 d5 *\n", to: "two.pgn")
        let outcome = try learner.prep("review", file, "--color", "never")
        #expect(outcome.ending == 1)
        #expect(outcome.error.contains("two.pgn:1:"))
        #expect(outcome.output.contains("D00"))
    }
}
