import Foundation
import TestSupport
import Testing

/// The games database from outside: games are imported, listed, shown, exported and removed.
@Suite(.blocking) struct GamesCommandTests {
    private static let games = """
        [Event "City final"]
        [Site "Bern"]
        [Date "2023.04.05"]
        [Round "3.10"]
        [White "Meyer, Anna"]
        [Black "Keller, Beat"]
        [Result "1-0"]
        [WhiteElo "2105"]
        [BlackElo "2230"]
        [ECO "B90"]

        1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 {the Najdorf} (5... g6
        {the Dragon}) 6. Be3 $14 1-0

        [Event "Club"]
        [Site "Basel"]
        [Date "2024.01.??"]
        [Round "1"]
        [White "Keller, Beat"]
        [Black "Meyer, Anna"]
        [Result "1/2-1/2"]
        [ECO "D35"]

        1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. cxd5 exd5 1/2-1/2

        [Event "Club"]
        [Site "?"]
        [Date "????.??.??"]
        [Round "?"]
        [White "?"]
        [Black "?"]
        [Result "*"]

        1. e4 -- 2. d4 *

        """

    private func learner() throws -> Learner {
        let learner = try Learner()
        let file = try learner.folder.write(Self.games, to: "games.pgn")
        let outcome = try learner.prep("games", "import", file)
        #expect(outcome.ending == 0 && outcome.output.hasSuffix("games.pgn: 3 games added\n"), "\(outcome.error)")
        return learner
    }

    @Test func `a list names the newest first and finds by every filter`() throws {
        let learner = try learner()
        let all = try learner.prep("games", "list")
        #expect(all.ending == 0 && all.error.isEmpty)
        let begin = all.lines.map { $0.prefix(13) }
        #expect(begin == ["ID date      ", " 2 2024.01.??", " 1 2023.04.05", " 3 ????.??.??"])
        func ids(_ arguments: String...) throws -> [Int] {
            let outcome = try learner.program.run(
                ["games", "list", "--json"] + arguments, environment: learner.environment)
            let document = try #require(Document(outcome.output))
            let ids = document["games"]?.elements.compactMap { $0["id"]?.integer } ?? []
            #expect(document["total"]?.integer == ids.count)
            #expect(outcome.ending == (ids.isEmpty ? 1 : 0))
            return ids
        }
        #expect(try ids("--player", "meyer") == [2, 1])
        #expect(try ids("--player", "meyer", "--as", "white") == [1])
        #expect(try ids("--event", "club") == [2, 3])
        #expect(try ids("--eco", "B9") == [1])
        #expect(try ids("--eco", "C-D40") == [2])
        #expect(try ids("--from", "1.e4") == [1, 3])
        #expect(try ids("--from", "1.Nf3 d6 2.e4 c5") == [1])
        #expect(try ids("--from", "1.h4") == [])
        #expect(try ids("--result", "*") == [3])
        #expect(try ids("--since", "2024") == [2])
        #expect(try ids("--elo", "2100-2200") == [1])
        let one = try learner.prep("games", "list", "--limit", "1")
        #expect(one.lines.count == 2 && one.error.contains("and 2 more"))
        #expect(try learner.prep("games", "list", "--eco", "Z").ending == 64)
        #expect(try learner.prep("games", "list", "--event", "none").error.contains("None of your 3 games"))
    }

    @Test func `a game is shown as PGN to a pipe, for reading at a terminal, and as JSON`() throws {
        let learner = try learner()
        let piped = try learner.prep("games", "show", "1", "2", "3")
        #expect(piped.ending == 0)
        #expect(piped.output == Self.games)
        let terminal = try learner.terminal("games", "show", "1", columns: 80)
        terminal.expect("Meyer, Anna (2105) – Keller, Beat (2230)  1-0")
        terminal.expect("game 1, City final, Bern, round 3.10, 2023.04.05")
        terminal.expect("B90 Sicilian")
        terminal.expect("1.e4 c5 2.Nf3 d6")
        #expect(terminal.status() == 0)
        let shown = try #require(try learner.json("games", "show", "1")["games"]?.elements.first)
        #expect(shown["opening"]?["code"]?.text == "B90")
        #expect(shown["moves"]?.texts.suffix(2) == ["a6", "Be3"])
        #expect(shown["tags"]?.elements.count == 10)
        #expect(shown["white_elo"]?.integer == 2105)
        let missing = try learner.prep("games", "show", "9")
        #expect(missing.ending == 2 && missing.error.contains("no game 9"))
    }

    @Test func `removed games are gone; a chapter stays`() throws {
        let learner = try learner()
        let book = try learner.folder.write(Lines.pgn([["e4", "e5", "Nf3"]]), to: "book.pgn")
        #expect(try learner.prep("import", "--white", book).ending == 0)
        #expect(try learner.json("explore", "--from", "1.e4")["games"]?.integer == 2)
        let chapter = try learner.prep("games", "remove", "1", "4")
        #expect(chapter.ending == 2 && chapter.error.contains("game 4 is a chapter of the repertoire book"))
        #expect(try learner.json("games", "info")["games"]?.integer == 3)
        #expect(try learner.prep("games", "remove", "1").output == "1 game removed, 2 left\n")
        #expect(try learner.json("explore", "--from", "1.e4")["games"]?.integer == 1)
        #expect(try learner.prep("games", "show", "4").error.contains("prep show"))
        #expect(try learner.json("games", "remove", "2", "3")["removed"]?.integer == 2)
        #expect(try learner.json("games", "info")["players"]?.integer == 0)
        #expect(try learner.prep("check").ending == 0)
        #expect(try learner.prep("games", "export").ending == 1)
    }

    @Test func `an export equals the import, and an existing file is not replaced`() throws {
        let learner = try learner()
        let path = learner.folder.path("out.pgn")
        #expect(try learner.prep("games", "export").output == Self.games)
        #expect(try learner.prep("games", "export", "-o", path).ending == 0)
        #expect(String(decoding: try learner.folder.read("out.pgn"), as: UTF8.self) == Self.games)
        let refused = try learner.prep("games", "export", "2", "-o", path)
        #expect(refused.ending == 2 && refused.error.contains("--force"))
        #expect(try learner.prep("games", "export", "2", "-o", path, "--force").ending == 0)
        #expect(String(decoding: try learner.folder.read("out.pgn"), as: UTF8.self).hasPrefix("[Event \"Club\"]"))
        #expect(try learner.prep("games", "export", "--eco", "B").output.hasSuffix("6. Be3 $14 1-0\n"))
        #expect(try learner.prep("games", "export", "1", "--eco", "B").ending == 64)
        #expect(try learner.prep("games", "export", "-o", learner.database, "--force").ending == 2)
        let full = try learner.prep("games", "export", "-o", "/dev/full")
        #expect(full.ending == 2 && full.error.contains("a device"), "\(full.error)")
        #expect(try learner.folder.names().filter { $0.hasPrefix("out.pgn") } == ["out.pgn"])
    }

    @Test func `an ocgdb database is exported and imported again`() throws {
        let learner = try learner()
        let path = learner.folder.path("out.db3")
        #expect(try learner.prep("games", "export", "--format", "ocgdb").ending == 64)
        let written = try learner.prep("games", "export", "--format", "ocgdb", "-o", path)
        #expect(written.ending == 0)
        #expect(written.error.contains("2 games written") && written.error.contains("1 game with null moves"))
        let other = try Learner()
        let document = try other.json("games", "import", path)
        let taken = try #require(document["files"]?.elements.first)
        #expect(taken["added"]?.integer == 2 && taken["errors"]?.elements.count == 0)
        #expect(try other.prep("games", "show", "1").output.contains("6. Be3"))
        // From one learner to another, and never into one's own.
        let third = try Learner()
        #expect(try third.prep("games", "import", learner.database).output.contains("3 games added"))
        #expect(try third.prep("games", "export").output == Self.games)
        let own = try third.prep("games", "import", third.database)
        #expect(own.ending == 2 && own.error.contains("your own file"))
        let piped = try third.program.run(
            ["games", "import", "-"], input: learner.folder.read("out.db3"), environment: third.environment)
        #expect(piped.ending == 2 && piped.error.contains("cannot be read from a pipe"))
    }

    @Test func `without an index the answers are the same, and info says so`() throws {
        let learner = try learner()
        let more = try learner.folder.write(GamesText.random(30, seed: 8), to: "more.pgn")
        let with = try learner.json("games", "info")
        #expect(try #require(with["positions"]?.integer) > 0)
        #expect(try learner.prep("games", "import", "--no-index", more).ending == 0)
        let without = try learner.json("games", "info")
        #expect(without["positions"]?.integer == 0 && without["games"]?.integer == 33)
        let explored = try learner.prep("explore", "--json").output
        #expect(try learner.prep("games", "info").output.contains("no index"))
        #expect(try learner.prep("games", "import", more).output.contains("0 games added, 30 duplicates left out"))
        #expect(try #require(try learner.json("games", "info")["positions"]?.integer) > 10)
        #expect(try learner.prep("explore", "--json").output == explored)
    }
}
