import Foundation
import TestSupport
import Testing

/// `prep review --quiz` by the built program, with the fake engine.
@Suite(.blocking) struct ReviewQuizTests {
    /// Black loses the queen with the third move.
    private static let game = """
        [White "Anna"]
        [Black "Bert"]

        1. e4 d5 2. exd5 Qxd5 3. Nc3 Qxd2+ 4. Bxd2 1-0

        """

    private func learner() throws -> (learner: Learner, file: String) {
        let learner = try Learner()
        learner.environment["PREP_ENGINE"] = try Program.fakeEngine.path
        return (learner, try learner.folder.write(Self.game, to: "game.pgn"))
    }

    @Test func `a person gets the position, two tries and then the answer`() throws {
        let (learner, file) = try learner()
        let terminal = try learner.terminal(
            "review", file, "--nodes", "100", "--quiz", "--color", "never", rows: 40, columns: 100)
        terminal.expect("Find a better move than 3...Qxd2+.", within: 30)
        terminal.expect("3... ? ")
        for (typed, wanted, prompt) in [
            ("Qd9", "Qd9", "3... ? "), ("help", "no schedule changes", "3... ? "),
            ("s d5", "d5: black queen", "3... ? "), ("flip", "Find a better move", "3... ? "),
            ("Qxd2", "was played in the game. 3...Qxd2+?? loses the queen", "3... once more: "),
        ] {
            terminal.type(typed + "\r")
            terminal.expect(wanted)
            terminal.expect(prompt)
        }
        #expect(!terminal.screen.history.joined().contains("The best move"))
        terminal.type("Qd8\r")
        terminal.expect("Right.")
        terminal.expect("The best move: 3...")
        terminal.expect("1 of 1 right.")
        #expect(terminal.status() == 0)
    }

    @Test func `over a pipe a second wrong try shows the answer`() throws {
        let (learner, file) = try learner()
        let outcome = try learner.prep("review", file, "--quiz", "--color", "never", input: "Qxd2\nQxd2+\n")
        #expect(outcome.ending == 0)
        #expect(outcome.lines.count { $0.hasPrefix("Wrong.") } == 2)
        #expect(outcome.lines.count { $0.hasPrefix("The best move: 3...") } == 1)
        #expect(outcome.lines.last == "0 of 1 right.")
        #expect(outcome.lines.contains { $0.contains("♛") })
    }

    @Test func `for a screen reader the quiz is sentences`() throws {
        let (learner, file) = try learner()
        let outcome = try learner.prep("review", file, "--quiz", "--plain", input: "b\nshow\n")
        #expect(outcome.lines.contains("Question 1 of 1. Anna - Bert."))
        #expect(outcome.lines.contains("Move 3, Black to move. Find a better move than 3... Qxd2, check."))
        #expect(outcome.lines.contains { $0.hasPrefix("white: king e1") })
        #expect(!outcome.output.contains("♛"))
    }

    @Test func `only the moments of the named player are asked`() throws {
        let (learner, file) = try learner()
        #expect(try learner.prep("review", file, "--quiz", "--me", "bert", input: "").output.contains("1 of 1"))
        #expect(try learner.prep("review", file, "--quiz", "--me", "anna").output.contains("nothing to ask"))
        let nobody = try learner.prep("review", file, "--quiz", "--me", "carla", input: "")
        #expect(nobody.error.contains("no player here is called carla"))
        #expect(nobody.output.contains("1 of 1"))
        #expect(try learner.prep("settings", "me", "Bert").ending == 0)
        #expect(try learner.prep("review", file, "--quiz", input: "").output.contains("1 of 1"))
    }

    @Test func `the quiz excludes browsing and standard input, and the review shows the moments with their answers`()
        throws
    {
        let (learner, file) = try learner()
        #expect(try learner.prep("review", file, "--quiz", "--browse").ending == 64)
        #expect(try learner.prep("review", "-", "--quiz").ending == 64)
        let review = try learner.prep("review", file, "--color", "never")
        let lines = review.lines.drop { $0 != "The most instructive moment" }
        #expect(lines.contains("Black to move: 3...? Find a better move than 3...Qxd2+."))
        #expect(lines.contains { $0.hasPrefix("3...Qxd2+?? loses the queen") })
        let moments = try #require(try learner.json("review", file)["moments"]?.elements)
        #expect(moments.map { $0["played"]?.text } == ["Qxd2+"])
    }
}
