import Foundation
import TestSupport
import Testing

/// The opponents' replies without an answer, through the program.
@Suite(.blocking) struct GapsTests {
    private static let book = """
        [Event "Mine"]
        [Orientation "white"]

        1. e4 e5 (1... c5 2. Nf3 d6 3. d4) 2. Nf3 Nc6 (2... d6 3. d4) 3. Bb5 *

        """
    /// As in `PathProbabilityTests`: 2...Nf6 comes in 6/10 · 2/6, 1...e6 and 2...Nc6 in the Sicilian in 1/10.
    private static let lines = [
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6", "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5", "1. e4 e5 2. Nf3 Nf6 3. Nxe5", "1. e4 e5 2. Nf3 Nf6 3. d4",
        "1. e4 c5 2. Nf3 d6 3. d4", "1. e4 c5 2. Nf3 d6 3. d4 cxd4", "1. e4 c5 2. Nf3 Nc6", "1. e4 e6", "1. d4 d5",
        "1. d4 Nf6",
    ]

    private func learner(withGames: Bool = true) throws -> Learner {
        let learner = try Learner()
        let book = try learner.folder.write(Self.book, to: "mine.pgn")
        #expect(try learner.prep("import", book).ending == 0)
        guard withGames else { return learner }
        let games = Self.lines.enumerated().map { number, line in
            "[White \"Player \(number)\"]\n[Black \"Rival\"]\n[Result \"1-0\"]\n\n\(line) 1-0\n\n"
        }
        let file = try learner.folder.write(games.joined(), to: "games.pgn")
        #expect(try learner.prep("games", "import", file).ending == 0)
        return learner
    }

    @Test func `gaps are listed by frequency, with answers and their score`() throws {
        let outcome = try learner().prep("gaps", "--color", "never")
        #expect(outcome.ending == 0)
        let gaps = outcome.lines.filter { $0.contains(". 1 in ") }
        #expect(gaps.first?.hasSuffix("1.e4 e5 2.Nf3 Nf6") == true)
        #expect(gaps.first?.hasPrefix("  1. 1 in 5 ") == true)
        #expect(gaps.dropFirst().first?.hasPrefix("  2. 1 in 10 ") == true)
        #expect(gaps.dropFirst(2).first?.hasPrefix("  3. 1 in 10 ") == true)
        #expect(outcome.output.contains("3.Nxe5 100 % of 1 game, 2 cards"))
        #expect(outcome.output.contains("3 gaps that occur in 1 in 200 games or more; together 40 % of the games"))
        #expect(outcome.lines.allSatisfy { $0.count <= 80 })
    }

    @Test func `a numbered gap is answered, and is not a gap any more`() throws {
        let learner = try learner()
        #expect(try learner.prep("add", "1", "Nxe5").error.contains("prep gaps"))
        _ = try learner.prep("gaps")
        let wrong = try learner.prep("add", "1", "Nxe6")
        #expect(wrong.ending == 2)
        #expect(try learner.prep("add", "9", "Nxe5").error.contains("ends with 3"))
        let added = try learner.prep("add", "1", "Nxe5")
        #expect(added.output == "Added to mine: 1.e4 e5 2.Nf3 Nf6 3.Nxe5. It will be asked as a new position.\n")
        #expect(try learner.prep("add", "1", "Nxe5").error.contains("3.Nxe5 is prepared there already"))
        #expect(try !learner.prep("gaps").output.contains("1.e4 e5 2.Nf3 Nf6\n"))
        #expect(try !learner.prep("export", "mine").output.contains("Nxe5"))
        #expect(try learner.prep("export", "mine", "--with-added").output.contains("2. Nf3 Nf6 3. Nxe5 *"))
        let undone = try learner.prep("undo").output
        #expect(undone == "Undone: 3.Nxe5 is no longer one of your prepared moves.\n")
        #expect(try learner.prep("gaps").output.contains("1.e4 e5 2.Nf3 Nf6\n"))
    }

    @Test func `the document has the line, the reply, the probability and what might be played`() throws {
        let document = try learner().json("gaps", "mine")
        #expect(document["v"]?.integer == 1)
        let first = try #require(document["gaps"]?.elements.first)
        #expect(first["line"]?.texts == ["e4", "e5", "Nf3"])
        #expect(first["reply"]?.text == "Nf6")
        #expect(first["games"]?.integer == 2)
        #expect(abs((first["probability"]?.number ?? 0) - 0.2) < 1e-9)
        #expect(first["fen"]?.text == "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2")
        let suggestion = try #require(first["suggestions"]?.elements.first)
        #expect(suggestion.names.starts(with: ["edge", "games", "new_cards", "san", "score"]))
        #expect(suggestion["score"]?.number == 100)
    }

    @Test func `a target leaves out what comes less often`() throws {
        let learner = try learner()
        #expect(try learner.json("gaps", "--target", "1/5")["gaps"]?.elements.count == 1)
        #expect(try learner.json("gaps", "--target", "1/10")["gaps"]?.elements.count == 3)
        #expect(try learner.prep("gaps", "--target", "5").ending == 64)
    }

    @Test func `without games one sentence says what to do`() throws {
        let outcome = try learner(withGames: false).prep("gaps")
        #expect(outcome.ending == 2)
        #expect(outcome.error.contains("prep games import"))
        #expect(outcome.output.isEmpty)
    }

    @Test func `a repertoire that does not exist, and none at all, are errors`() throws {
        #expect(try learner().prep("gaps", "nobody").ending == 2)
        let outcome = try Learner().prep("gaps")
        #expect(outcome.ending == 2)
        #expect(outcome.error.contains("prep import"))
    }

    @Test func `a check without an engine is an error, and says how to get one`() throws {
        let outcome = try learner().prep("gaps", "--check")
        #expect(outcome.ending == 2)
    }

    @Test(.needsStockfish) func `a check has the engine evaluate all answers, and decides their order`() throws {
        let learner = try learner()
        learner.environment["PREP_ENGINE"] = try Stockfish.required()
        let gaps = try learner.json("gaps", "--check", "--limit", "1")["gaps"]?.elements ?? []
        let suggestions = try #require(gaps.first?["suggestions"]?.elements)
        // Of 3.d4 and 3.Nxe5, each played once, and the engine's own move where it is more than 5 centipawns better than both.
        let evaluated = suggestions.filter { $0["games"]?.integer != 0 }
        #expect(evaluated.compactMap { $0["san"]?.text }.sorted() == ["Nxe5", "d4"])
        #expect(evaluated.allSatisfy { $0["engine"]?["class"]?.text != nil })
        #expect(evaluated.allSatisfy { $0["engine"]?["played"]?["san"]?.text == $0["san"]?.text })
        let scores = evaluated.compactMap { $0["engine"]?["played"]?["cp"]?.integer }
        #expect(scores == scores.sorted(by: >))
        let own = evaluated.compactMap { $0["engine"]?["best"]?["cp"]?.integer }.max() ?? 0
        #expect(suggestions.count == 2 || own > (scores.first ?? 0) + 5)
    }

    @Test func `Ctrl-C ends a check, and the gaps are listed all the same`() throws {
        let learner = try learner(withGames: false)
        let replies = [
            "c6 2. d4", "d5 2. exd5", "d6 2. d4", "g6 2. d4", "Nf6 2. e5", "a6 2. d4", "b6 2. d4", "Nc6 2. d4",
        ]
        let games = replies.map { "[White \"A\"]\n[Black \"\($0)\"]\n[Result \"*\"]\n\n1. e4 \($0) *\n\n" }
        #expect(
            try learner.prep("games", "import", try learner.folder.write(games.joined(), to: "games.pgn")).ending == 0)
        let engine = learner.folder.path("engine.slow")
        try FileManager.default.createSymbolicLink(atPath: engine, withDestinationPath: Program.fakeEngine.path)
        learner.environment["PREP_ENGINE"] = engine
        let terminal = try learner.terminal("gaps", "--check", "--color", "never")
        terminal.expect("The engine checks 8 answers")
        terminal.type("\u{3}")
        terminal.expect("2.d4", within: 30)
        terminal.expect("Stopped: the engine checked")
        #expect(terminal.status() == 130)
    }

    @Test func `gaps, lint and like-games count the games that are asked for`() throws {
        let learner = try learner()
        let more = (0..<12).map {
            "[White \"Club \($0)\"]\n[WhiteElo \"1500\"]\n[BlackElo \"1600\"]\n[Result \"1-0\"]\n\n1. e4 d6 2. d4 Nf6 1-0\n\n"
        }
        let file = try learner.folder.write(more.joined(), to: "club.pgn")
        #expect(try learner.prep("games", "import", file).ending == 0)
        let club = try learner.prep("gaps", "--elo", "1500-1600", "--color", "never")
        #expect(club.lines.first == "Counted: 12 of 24 games, rated 1500–1600; left out: 12 without both ratings.")
        #expect(club.lines.filter { $0.contains(". 1 in ") }.map { $0.hasSuffix(" 1.e4 d6") } == [true])
        let document = try learner.json("gaps", "--elo", "1500-1600")
        #expect(document["counted"]?["games"]?.integer == 12)
        #expect(document["gaps"]?.elements.first?["suggestions"]?.elements.first?["edge"]?.number != nil)
        #expect(try learner.json("gaps")["counted"] == nil)
        let lint = try learner.prep("lint", "--rare", "1/2", "--elo", "1500-1600")
        #expect(lint.output.contains("Counted: 12 of 24 games"))
        let none = try learner.prep("gaps", "--elo", "2600-")
        #expect(none.ending == 2)
        #expect(none.error.contains("none of the 24 games counts (rated 2600 or more); --all-games counts all of them"))
        #expect(try learner.prep("drill", "--like-games", "--since", "2020").error.contains("none of the 24 games"))
    }

    @Test func `a gap of a chapter that begins with a position shows it`() throws {
        let learner = try self.learner()
        // After 1.d4 d5 2.c4, which the repertoire with 1.e4 does not reach.
        let start = "rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2"
        let chapter = "[Event \"Queen's Gambit\"]\n[Orientation \"white\"]\n[FEN \"\(start)\"]\n\n2... e6 3. Nc3 *\n"
        let file = try learner.folder.write(chapter, to: "gambit.pgn")
        #expect(try learner.prep("import", file, "--name", "mine", "--add").ending == 0)
        let games = (0..<8).map { "[White \"F\($0)\"]\n\n1. d4 d5 2. c4 \($0 < 4 ? "dxc4" : "e6") *\n\n" }.joined()
        #expect(try learner.prep("games", "import", learner.folder.write(games, to: "f.pgn")).ending == 0)
        let outcome = try learner.prep("gaps", "--color", "never")
        let words = outcome.output.split { $0.isWhitespace }.joined(separator: " ")
        #expect(words.contains("from \(start)"))
        let gaps = try learner.json("gaps")["gaps"]?.elements ?? []
        #expect(gaps.contains { $0["start"]?.text == start && $0["reply"]?.text == "dxc4" })
        #expect(gaps.contains { $0["start"] == nil })
    }
}
