import TestSupport
import Testing

/// The piece of a promotion, chosen with one key.
@Suite(.blocking) struct PromotionKeyTests {
    private static let book = """
        [Event "A pawn promotes"]
        [SetUp "1"]
        [FEN "8/P7/8/8/8/8/k6K/8 w - - 0 1"]

        1. a8=Q+ Kb1 *

        """

    private func learner() throws -> Learner {
        let learner = try Learner()
        let file = try learner.folder.write(Self.book, to: "book.pgn")
        #expect(try learner.prep("import", "--white", file).ending == 0)
        return learner
    }

    @Test func `at a terminal one key answers, without Enter`() throws {
        let learner = try learner()
        let terminal = try learner.terminal("drill", "--board", "none")
        terminal.expect("1. type it: ")
        terminal.type("a8\r")
        terminal.expect("Which piece? q r b n ")
        terminal.type("q")
        terminal.expect("1.a8=Q+  asked later")
        terminal.expect("1. ? ")
        // Another move instead of a piece is an answer too.
        terminal.type("a8\r")
        terminal.expect("Which piece? q r b n ")
        terminal.type("a8=N\r")
        terminal.expect("1.a8=N is not in your book")
        terminal.type("quit\r")
        #expect(terminal.status() == 0)
    }

    @Test func `in a pipe the next line names the piece`() throws {
        let learner = try learner()
        let outcome = try learner.prep("drill", "--board", "none", input: "a8\nq\na8\n=Q\n")
        #expect(outcome.lines.count { $0.hasPrefix("Which piece? q r b n") } == 2)
        #expect(outcome.output.contains("✓ 1.a8=Q+"))
    }
}
