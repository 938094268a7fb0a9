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
        let text = Array(GamesText.random(count, seed: 2).utf8)
        let more = try learner.folder.write(text, to: "more.pgn")
        let before = try learner.folder.read("prep.sqlite")
        let positions = try #require(try learner.json("games", "info")["positions"]?.integer)
        // The number of file changes and the result of an undisturbed import.
        let usual = try FolderChanges(in: learner.folder.path)
        let undisturbed = try Conversation(
            learner.program, ["games", "import", more], environment: learner.environment)
        _ = undisturbed.wait(for: .max, usual)
        #expect(undisturbed.status() == 0)
        let complete = try learner.json("games", "info")
        #expect(complete["games"]?.integer == 100 + count)
        var generator = SeededGenerator(seed: 3)
        var killed = 0
        for moment in 0..<Self.moments {
            try learner.folder.write(before, to: "prep.sqlite")
            let changes = try FolderChanges(in: learner.folder.path)
            // Half of the kills are while games are read, half while the file is written.
            let isEarly = moment.isMultiple(of: 2)
            let run = try Conversation(
                learner.program, ["games", "import", isEarly ? "-" : more], environment: learner.environment)
            if isEarly {
                #expect(run.send(Array(text.prefix(generator.roll(text.count)))))
            } else {
                _ = run.wait(for: generator.roll(usual.count), changes)
            }
            run.send(SIGKILL)
            if run.status() == .killed(by: SIGKILL) { killed += 1 }
            let info = try learner.json("games", "info")
            let games = info["games"]?.integer
            #expect(games == 100 || games == 100 + count, "moment \(moment)")
            #expect(info["positions"]?.integer == (games == 100 ? positions : complete["positions"]?.integer))
            guard Long.isAsked || moment % 4 == 3 else { continue }
            #expect(try learner.prep("check").ending == 0, "moment \(moment)")
            #expect(try learner.prep("games", "import", more).ending == 0, "moment \(moment)")
            #expect(try self.games(learner) == 100 + count, "moment \(moment)")
        }
        #expect(killed >= Self.moments / 2)
        #expect(try learner.prep("check").ending == 0)
    }

    @Test func `killed while it writes into a file with cards, all games or none are visible`() throws {
        let learner = try learner(games: 20)
        let book = try learner.folder.write(Lines.pgn([["e4", "e5", "Nf3"]]), to: "book.pgn")
        #expect(try learner.prep("import", "--white", book).ending == 0)
        let more = try learner.folder.write(GamesText.random(400, seed: 9), to: "more.pgn")
        let before = try learner.folder.read("prep.sqlite")
        let usual = try FolderChanges(in: learner.folder.path)
        let undisturbed = try Conversation(
            learner.program, ["games", "import", more], environment: learner.environment)
        _ = undisturbed.wait(for: .max, usual)
        #expect(undisturbed.status() == 0)
        var generator = SeededGenerator(seed: 10)
        for moment in 0..<6 {
            try learner.folder.write(before, to: "prep.sqlite")
            let changes = try FolderChanges(in: learner.folder.path)
            let run = try Conversation(learner.program, ["games", "import", more], environment: learner.environment)
            _ = run.wait(for: generator.roll(usual.count), changes)
            run.send(SIGKILL)
            _ = run.status()
            let games = try self.games(learner)
            #expect(games == 20 || games == 420, "moment \(moment)")
            #expect(try learner.prep("check").ending == 0, "moment \(moment)")
            #expect(try learner.prep("games", "import", more).ending == 0, "moment \(moment)")
            #expect(try self.games(learner) == 420, "moment \(moment)")
        }
        #expect(try learner.prep("check", "--full").ending == 0)
    }

    @Test func `an interrupt ends it with status 130 and leaves the file unchanged`() throws {
        let learner = try learner(games: 5)
        let state = try FileState(learner)
        let run = try Conversation(learner.program, ["games", "import", "-"], environment: learner.environment)
        // More than a pipe holds: once it is sent, games have been read, and more are awaited.
        #expect(run.send(Array(GamesText.random(1500, seed: 4).utf8)))
        run.send(SIGINT)
        #expect(run.status() == 130)
        #expect(String(decoding: run.error, as: UTF8.self).contains("stopped; no game was imported"))
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
