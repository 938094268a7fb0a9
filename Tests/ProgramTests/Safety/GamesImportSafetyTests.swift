import Foundation
import TestSupport
import Testing

/// An import of games that is killed, stopped or out of space leaves the file unchanged or complete.
@Suite(.blocking) struct GamesImportSafetyTests {
    private static let moments = 20

    private func learner(games: Int) throws -> Learner {
        let learner = try Learner()
        let file = try learner.folder.write(GamesText.random(games, seed: 1), to: "before.pgn")
        let outcome = try learner.prep("games", "import", file)
        #expect(outcome.ending == 0, "\(outcome.error)")
        return learner
    }

    private func games(_ learner: Learner) throws -> Int? { try learner.json("games", "info")["games"]?.integer }

    @Test func `killed at twenty moments, the file is unchanged or complete, and a new import succeeds`() throws {
        let count = Long.rounds(800, long: 6000)
        let learner = try learner(games: 100)
        let more = try learner.folder.write(GamesText.random(count, seed: 2), to: "more.pgn")
        let before = try learner.folder.read("prep.sqlite")
        let positions = try #require(try learner.json("games", "info")["positions"]?.integer)
        // The time and the result of an undisturbed import.
        let began = ContinuousClock.now
        #expect(try learner.prep("games", "import", more).ending == 0)
        let took = ContinuousClock.now - began
        let complete = try learner.json("games", "info")
        #expect(complete["games"]?.integer == 100 + count)
        let seconds = Double(took.components.seconds) + Double(took.components.attoseconds) / 1e18
        var generator = SeededGenerator(seed: 3)
        var killed = 0
        for moment in 0..<Self.moments {
            try learner.folder.write(before, to: "prep.sqlite")
            let run = try Conversation(
                learner.program, ["games", "import", more], environment: learner.environment)
            // Half of them late, where the file is written to.
            let share = Double(generator.roll(1000)) / 1000
            if run.status(within: seconds * (moment % 2 == 0 ? share : 0.8 + share / 4)) == nil { killed += 1 }
            run.send(SIGKILL)
            _ = run.status()
            let info = try learner.json("games", "info")
            let games = info["games"]?.integer
            #expect(games == 100 || games == 100 + count, "moment \(moment)")
            #expect(info["positions"]?.integer == (games == 100 ? positions : complete["positions"]?.integer))
            guard Long.isAsked || moment % 4 == 3 else { continue }
            #expect(try learner.prep("check").ending == 0, "moment \(moment)")
            #expect(try learner.prep("games", "import", more).ending == 0, "moment \(moment)")
            #expect(try self.games(learner) == 100 + count, "moment \(moment)")
        }
        #expect(killed > 5)
        #expect(try learner.prep("check").ending == 0)
    }

    @Test func `an interrupt ends it with status 130 and leaves the file unchanged`() throws {
        let learner = try learner(games: 5)
        let state = try FileState(learner)
        let run = try Conversation(learner.program, ["games", "import", "-"], environment: learner.environment)
        run.send(line: GamesText.random(300, seed: 4))
        // It waits for more input in the middle of its transaction.
        #expect(run.status(within: 0.7) == nil)
        run.send(SIGINT)
        #expect(run.status() == 130)
        #expect(String(decoding: run.error, as: UTF8.self).contains("stopped; no game of this file was imported"))
        #expect(try FileState(learner) == state)
    }

    @Test func `at a terminal a bar is shown, and Ctrl-C stops the import`() throws {
        let learner = try learner(games: 5)
        let many = try learner.folder.write(GamesText.random(250, seed: 5) + Self.long, to: "many.pgn")
        let state = try FileState(learner)
        let terminal = try learner.terminal("games", "import", many)
        terminal.expect("many.pgn [█")
        terminal.expect(" games  ")
        terminal.type("\u{3}")
        #expect(terminal.status() == 130)
        #expect(terminal.unread.contains("stopped"))
        #expect(try FileState(learner) == state)
    }

    /// Many copies of one game, enough for a visible import.
    private static var long: String {
        let game = GamesText.random(1, plies: 80, seed: 6)
        return String(repeating: game, count: 12_000)
    }

    @Test func `without disk space the file stays unchanged, and a later import succeeds`() throws {
        let learner = try learner(games: 5)
        let more = try learner.folder.write(GamesText.random(600, seed: 7), to: "more.pgn")
        let state = try FileState(learner)
        // A limit on the file size in blocks of 512 bytes: the write fails, as on a full disk.
        let blocks = state.bytes.count / 512 + 40
        let outcome = try Program(path: "/bin/sh").run(
            ["-c", "trap '' XFSZ; ulimit -f \(blocks); exec \"$0\" games import \"$1\"", learner.program.path, more],
            environment: learner.environment)
        #expect(outcome.ending == 2)
        #expect(outcome.error.contains("nothing was changed"), "\(outcome.error)")
        #expect(try FileState(learner) == state)
        #expect(try learner.prep("check").ending == 0)
        #expect(try learner.prep("games", "import", more).ending == 0)
        #expect(try games(learner) == 605)
    }
}
