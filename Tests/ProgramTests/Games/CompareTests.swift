import Foundation
import TestSupport
import Testing

/// The learner's own games compared with the repertoire, by the built program.
@Suite(.blocking) struct CompareTests {
    /// In the first game White leaves the book, in the second Black does, and the third is not chess.
    private static let games = """
        [Event "Rated Blitz game"]
        [Site "https://lichess.org/AbCd1234"]
        [White "muster"]
        [Black "Gegner"]
        [Result "1-0"]
        [UTCDate "2026.03.19"]
        [UTCTime "19:02:11"]
        [Variant "Standard"]

        1. e4 { [%clk 0:03:00] } 1... e5 { [%clk 0:03:00] } 2. Bc4 { [%clk 0:02:58] } 2... Nf6 1-0

        [Event "Live Chess"]
        [Site "Chess.com"]
        [White "Muster"]
        [Black "Dritter"]
        [Result "0-1"]
        [Date "2026.03.18"]
        [Link "https://www.chess.com/game/live/1"]

        1. e4 {[%clk 0:02:59.9]} 1... e5 2. Nf3 {[%clk 0:02:57.4]} 2... f5 0-1

        [Event "Rated Crazyhouse game"]
        [White "muster"]
        [Black "Gegner"]
        [Result "0-1"]
        [Variant "Crazyhouse"]

        1. e4 d5 2. exd5 Qxd5 3. P@e4 0-1

        """

    /// A learner who knows the book, and the file of the games.
    private func learner() throws -> (learner: Learner, games: String) {
        let learner = try Learner()
        let book = try learner.folder.write(Lines.pgn(Lines.white), to: "book.pgn")
        #expect(try learner.prep("import", "--white", "--known", book).ending == 0)
        return (learner, try learner.folder.write(Self.games, to: "games.pgn"))
    }

    @Test func `what was forgotten is due today, what was remembered is seen, and once is enough`() throws {
        let (learner, games) = try learner()
        let due = try learner.json("due")["due"]?.integer ?? -1
        let dry = try learner.json("compare", games, "--me", "Muster", "--dry-run")
        #expect(dry["due"]?.integer == 1)
        #expect(try learner.reviews().allSatisfy { $0["kind"] == "known" })

        let outcome = try learner.prep("compare", games, "--me", "Muster")
        #expect(outcome.ending == 0)
        #expect(outcome.output.contains("you left at 2.Bc4 – prepared: 2.Nf3; due today"))
        #expect(outcome.output.contains("Dritter left at 2...f5"))
        #expect(outcome.output.contains("1 card due today, 1 seen."))
        #expect(outcome.error.contains("not standard chess (Crazyhouse)"))
        #expect(try learner.json("due")["due"]?.integer == due + 1)
        let kinds = try learner.reviews().compactMap { $0["kind"] }.filter { $0 != "known" }
        #expect(kinds.sorted() == ["made-due", "seen-in-game"])
        #expect(try learner.prep("check").ending == 0)
        #expect(try learner.prep("undo").ending == 1)

        let state = try FileState(learner)
        let again = try learner.prep("compare", games)
        #expect(again.ending == 0)
        #expect(again.output.contains("2 games had been compared before and are not counted again."))
        #expect(try FileState(learner) == state)
    }

    @Test func `the document says of each game who left the book, where, and what was prepared`() throws {
        let (learner, games) = try learner()
        let document = try learner.json("compare", games, "--me", "muster")
        #expect(document["v"]?.integer == 1)
        let entries = try #require(document["games"]?.elements)
        #expect(entries.map { $0["game"]?.integer } == [1, 2])
        #expect(entries.map { $0["last_book_ply"]?.integer } == [2, 3])
        #expect(entries.map { $0["side"]?.text } == ["white", "white"])
        #expect(entries.map { $0["result"]?.text } == ["1-0", "0-1"])
        let mine = try #require(entries.first?["departure"])
        #expect(mine["by"]?.text == "me")
        #expect(mine["ply"]?.integer == 3)
        #expect(mine["played"]?.text == "Bc4")
        #expect(mine["prepared"]?.texts == ["Nf3"])
        let theirs = try #require(entries.last?["departure"])
        #expect([theirs["by"]?.text, theirs["played"]?.text] == ["opponent", "f5"])
    }

    @Test func `a faulty game is named with its place, the others count, and the status is 1`() throws {
        let (learner, games) = try learner()
        try learner.folder.write(Self.games.replacing("2. Bc4", with: "2. Bc5"), to: "games.pgn")
        let outcome = try learner.prep("compare", games, "--me", "Muster")
        #expect(outcome.ending == 1)
        #expect(outcome.error.contains("games.pgn:10:"))
        #expect(outcome.output.contains("0 cards due today, 2 seen."))
    }

    @Test func `a game that comes twice in the files counts once`() throws {
        let (learner, games) = try learner()
        let outcome = try learner.prep("compare", games, games, "--me", "Muster")
        #expect(outcome.output.contains("2 games: you left your book in 1, your opponents in 1."))
        #expect(outcome.error.contains("2 games skipped (no. 1, no. 2): a duplicate of an earlier game"))
    }

    @Test func `a player and a repertoire must be known`() throws {
        let (learner, games) = try learner()
        let nameless = try learner.prep("compare", games)
        #expect(nameless.ending == 64)
        #expect(nameless.error.contains("--me"))
        let empty = try Learner()
        let outcome = try empty.prep("compare", games, "--me", "Muster")
        #expect(outcome.ending == 2)
        #expect(outcome.error.contains("prep import"))
    }

    @Test func `games are compared from standard input, as a download gives them`() throws {
        let (learner, games) = try learner()
        let text = try String(contentsOfFile: games, encoding: .utf8)
        let piped = try learner.prep("compare", "-", "--me", "Muster", "--dry-run", input: text)
        let read = try learner.prep("compare", games, "--me", "Muster", "--dry-run")
        #expect(piped.ending == 0 && piped.output.contains("you left at"))
        #expect(piped.output == read.output)
        #expect(try learner.prep("games", "import", "-", input: text).ending == 1)
        #expect(try learner.json("explore")["games"]?.integer == 2)
    }
}

/// Which games are compared.
@Suite(.blocking) struct CompareNameTests {
    private func learner() throws -> (learner: Learner, games: String) {
        let learner = try Learner(lines: Lines.white)
        let players = [("Short, Nigel D", "Kasparov, Garry"), ("Karpov, Anatoly", "Short, Nigel D")]
        let games = players.map { "[White \"\($0)\"]\n[Black \"\($1)\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n" }.joined()
        return (learner, try learner.folder.write(games, to: "games.pgn"))
    }

    @Test(arguments: [
        ("Nobody", "no game of “Nobody” in these files; --me takes your name in them, such as Short, Nigel D (2"),
        ("Shrot", "no game of “Shrot” in these files; did you mean Short, Nigel D? (--me)"),
        ("ka", "“ka” could be Karpov, Anatoly or Kasparov, Garry; give the whole name with --me"),
    ])
    func `a name of no player or of several is status 1, and nothing is written`(
        me: String, message: String
    ) throws {
        let (learner, games) = try learner()
        let state = try FileState(learner)
        let outcome = try learner.prep("compare", games, "--me", me)
        #expect(outcome.ending == 1)
        #expect(outcome.error.contains(message), "\(outcome.error)")
        #expect(outcome.output.isEmpty)
        #expect(try learner.json("compare", games, "--me", me)["error"]?["message"]?.text?.contains(me) == true)
        #expect(try FileState(learner) == state)
    }

    @Test func `a unique prefix of a name is enough, and the whole name is remembered`() throws {
        let (learner, games) = try learner()
        let outcome = try learner.prep("compare", games, "--me", "nig")
        #expect(outcome.ending == 0)
        #expect(outcome.error.contains("Short, Nigel D"))
        #expect(try learner.prep("settings", "me").output == "Short, Nigel D\n")
    }

    @Test(arguments: [["games", "list"], ["explore"], ["games", "export"]])
    func `a side without its player is a usage error`(command: [String]) throws {
        let (learner, _) = try learner()
        let outcome = try learner.program.run(command + ["--as", "white"], environment: learner.environment)
        #expect(outcome.ending == 64)
        #expect(outcome.error.contains("--as white needs --player NAME"), "\(outcome.error)")
    }
}
