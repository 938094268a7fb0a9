import TestSupport
import Testing

/// A Result tag that contradicts the result after the moves is reported, and the game is imported with the latter.
@Suite(.blocking) struct ResultTagTests {
    private static let text = """
        [Event "Line"]
        [White "Anand"]
        [Black "Carlsen"]
        [Orientation "white"]
        [Result "1-0"]

        1. e4 e5 2. Nf3 0-1

        """
    private static let warning =
        ":5:1: warning: UNIT 1: this Result tag contradicts the result after the moves, 0-1; correct one"

    @Test func `a repertoire is imported completely`() throws {
        let learner = try Learner()
        let file = try learner.folder.write(Self.text, to: "book.pgn")
        let outcome = try learner.prep("import", file)
        #expect(outcome.ending == 0)
        #expect((outcome.output + outcome.error).contains(file + Self.warning.replacing("UNIT", with: "chapter")))
        let again = try learner.json("import", file)
        #expect(again["cards"]?.integer == 2 && again["errors"]?.elements.isEmpty == true)
        #expect(again["warnings"]?.elements.first?["line"]?.integer == 5)
    }

    @Test func `games are imported, and stored so that they can be read again`() throws {
        let learner = try Learner()
        let file = try learner.folder.write(Self.text, to: "games.pgn")
        let outcome = try learner.prep("games", "import", file)
        #expect(outcome.ending == 0)
        #expect((outcome.output + outcome.error).contains(file + Self.warning.replacing("UNIT", with: "game")))
        let exported = try learner.prep("games", "export")
        #expect(exported.ending == 0 && exported.output.contains("[Result \"0-1\"]"))
        #expect(exported.output.contains("1. e4 e5 2. Nf3 0-1"))
    }

    @Test func `games that are compared are reported too`() throws {
        let learner = try Learner()
        let file = try learner.folder.write(Self.text, to: "games.pgn")
        #expect(try learner.prep("import", file).ending == 0)
        let report = try learner.json("compare", file, "--me", "Anand")
        #expect(report["games"]?.elements.count == 1 && report["errors"]?.elements.isEmpty == true)
        #expect(report["warnings"]?.elements.first?["line"]?.integer == 5)
    }

    @Test func `checking a file reports the tag as an error`() throws {
        let learner = try Learner()
        let file = try learner.folder.write(Self.text, to: "games.pgn")
        let outcome = try learner.prep("pgn", "check", file)
        #expect(outcome.ending == 1 && outcome.output.contains(file + ":5:1: error: "))
    }
}
