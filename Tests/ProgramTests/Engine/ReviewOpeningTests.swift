import TestSupport
import Testing

/// The opening of a reviewed game compared with the learner's book and the games database, with the fake engine.
@Suite(.blocking) struct ReviewOpeningTests {
    /// White's book is 1.e4 e5 2.Nf3 Nc6 3.Bb5; two games of the database have 3.Bc4.
    private func learner() throws -> Learner {
        let learner = try Learner(lines: [["e4", "e5", "Nf3", "Nc6", "Bb5"]])
        learner.environment["PREP_ENGINE"] = try Program.fakeEngine.path
        let games = try learner.folder.write(
            Self.game("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5") + Self.game("1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. d3"),
            to: "games.pgn")
        #expect(try learner.prep("games", "import", games).ending == 0)
        return learner
    }

    private static func game(_ moves: String) -> String { "[White \"Anna\"]\n[Black \"Bert\"]\n\n\(moves) *\n\n" }

    private func lines(_ moves: String, _ options: String...) throws -> [String] {
        let learner = try learner()
        let file = try learner.folder.write(Self.game(moves), to: "game.pgn")
        let outcome = try learner.program.run(
            ["review", file, "--nodes", "100", "--color", "never"] + options, environment: learner.environment)
        return outcome.lines
    }

    @Test func `the departure from the book and the novelty are named`() throws {
        let lines = try lines("1. e4 e5 2. Nf3 Nc6 3. Bc4 d6 4. O-O")
        #expect(lines.contains("White left your white book with 3.Bc4; it has Bb5."))
        #expect(lines.contains("2 other games reached the position after 3.Bc4."))
        #expect(lines.contains("Novelty: 3...d6. Played before: Bc5 (1), Nf6 (1)."))
    }

    @Test func `the opponent's departure is named as well`() throws {
        let lines = try lines("1. e4 c5 2. Nf3")
        #expect(lines.contains("Black left your white book with 1...c5; it has e5."))
        #expect(lines.contains("Novelty: 1...c5. Played before: e5 (2)."))
    }

    @Test func `a game that outlasts the book, or stays in it, is described`() throws {
        #expect(try lines("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6").contains("Your white book ends after 3.Bb5."))
        let inside = try lines("1. e4 e5 2. Nf3 Nc6")
        #expect(inside.contains("The whole game is in your white book."))
        #expect(inside.contains("All positions are in your games database."))
    }

    @Test func `the book of the other side is not the named player's`() throws {
        let game = "1. e4 e5 2. Nf3 Nc6 3. Bc4 d6"
        #expect(try lines(game, "--me", "anna").contains { $0.contains("your white book") })
        #expect(try !lines(game, "--me", "bert").contains { $0.contains("your white book") })
    }

    @Test func `the reviewed game of the database does not count itself`() throws {
        let learner = try learner()
        let list = try #require(try learner.json("games", "list")["games"]?.elements)
        for game in list {
            let id = try #require(game["id"]?.integer)
            let review = try learner.json("review", "\(id)", "--nodes", "100")
            #expect(review["database"]?["last_ply"]?.integer == 5)
            #expect(review["database"]?["games"]?.integer == 1)
            #expect(review["database"]?["moves"]?.elements.count == 1)
            #expect(review["book"]?["white"]?["left"]?["expected"]?.elements.map(\.text) == ["Bb5"])
            #expect(review["book"]?.names == ["black", "white"] && review["book"]?["black"] == nil)
        }
    }
}
