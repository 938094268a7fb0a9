import Foundation
import TestSupport
import Testing

/// Games played before the learning, and names that only look alike.
@Suite(.blocking) struct OldGamesTests {
    @Test func `a game played before a position was learned changes no card`() throws {
        let learner = try TerminalSessionTests.learner()
        func compare(_ date: String) throws -> Document {
            let game = "[White \"Me\"]\n[Black \"Bert\"]\n[Date \"\(date)\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. f4 1-0\n"
            let file = try learner.folder.write(game, to: "\(date).pgn")
            return try learner.json("compare", file, "--me", "Me")
        }
        let old = try compare("2010.01.01")
        #expect(old["games"]?.elements.first?["departure"]?["by"]?.text == "me")
        #expect(old["due"]?.integer == 0)
        #expect(old["seen"]?.integer == 0)
        #expect(try compare("2026.03.21")["due"]?.integer == 1)
    }

    @Test func `names that only look equal stay two names`() throws {
        let learner = try Learner()
        let games = ["e\u{301}", "\u{E9}"].map { "[White \"Ren\($0)\"]\n\n1. e4 *\n" }.joined(separator: "\n")
        let file = try learner.folder.write(games, to: "names.pgn")
        #expect(try learner.prep("games", "import", file).ending == 0)
        let output = try learner.prep("games", "export").output
        #expect(output.utf8.contains(0xC3) && output.utf8.contains(0xCC))
    }
}
