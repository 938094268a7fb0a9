import Foundation
import TestSupport
import Testing

/// The games database in a drill: the order of new positions, and the opponent's moves.
@Suite(.blocking) struct LikeGamesTests {
    /// Three lines, in the author's order the rarest first.
    private static let book = """
        [Event "Lines"]
        [Orientation "white"]

        1. e4 a6 2. d4 (2. g3) *

        [Event "More"]
        [Orientation "white"]

        1. e4 c5 2. Nf3 d6 3. Bb5+ *

        [Event "Most"]
        [Orientation "white"]

        1. e4 e5 2. Nf3 Nc6 3. d3 *

        """

    private static let games =
        String(repeating: "1. e4 e5 2. Nf3 Nc6 *\n\n", count: 6)
        + String(repeating: "1. e4 c5 2. Nf3 d6 *\n\n", count: 3)

    private func learner(hasGames: Bool = true) throws -> Learner {
        let learner = try Learner()
        #expect(try learner.prep("import", try learner.folder.write(Self.book, to: "book.pgn")).ending == 0)
        #expect(try learner.prep("settings", "new-order", "frequency").ending == 0)
        if hasGames {
            let file = try learner.folder.write(Self.games, to: "games.pgn")
            #expect(try learner.prep("games", "import", "--keep-duplicates", file).ending == 0)
        }
        return learner
    }

    /// The lines of the first questions that introduce, each answered.
    private func introduced(_ learner: Learner, _ count: Int) throws -> [String] {
        let drill = try learner.drill("--new", "\(count)")
        var lines: [String] = []
        while let question = try drill.question(), lines.count < count {
            guard let show = question.show else { break }
            lines.append(question.line)
            _ = try drill.reply(to: show)
        }
        _ = drill.finish()
        return lines
    }

    @Test func `new positions are ordered by their frequency in games`() throws {
        let lines = try introduced(try learner(), 4)
        #expect(lines == ["", "e4 e5", "e4 e5 Nf3 Nc6", "e4 c5"])
    }

    @Test func `without games a message says so, and new positions are ordered by lines`() throws {
        let learner = try learner(hasGames: false)
        #expect(try introduced(learner, 2) == ["", "e4 a6"])
        #expect(try learner.prep("drill", "--json").error.contains("new-order frequency"))
        let refused = try learner.prep("drill", "--like-games")
        #expect(refused.ending == 2)
        #expect(refused.error.contains("prep games import"))
    }

    @Test func `like games, every position is asked in the end`() throws {
        let learner = try learner()
        let drill = try learner.drill("--like-games", "--cram", "--new")
        var lines: [String] = []
        while let question = try drill.question(), lines.count < 20 {
            lines.append(question.line)
            let answers = [
                "": "e4", "e4 a6": "d4", "e4 c5": "Nf3", "e4 c5 Nf3 d6": "Bb5+", "e4 e5": "Nf3", "e4 e5 Nf3 Nc6": "d3",
            ]
            _ = try drill.reply(to: try #require(answers[question.line]))
        }
        _ = drill.finish()
        #expect(lines.sorted() == ["", "e4 a6", "e4 c5", "e4 c5 Nf3 d6", "e4 e5", "e4 e5 Nf3 Nc6"])
    }
}
