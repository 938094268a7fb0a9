import Foundation
import TestSupport
import Testing

/// A main move that an import changed is remembered and shown (golden case G4).
@Suite(.blocking) struct FormerMainTests {
    private static let book = "[Event \"Mine\"]\n[Orientation \"white\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n"

    /// A learner who learned 3.Bb5 and has played 3.Bc4 since 3 March.
    private func learner() throws -> Learner {
        let learner = try Learner()
        learner.set(now: "2026-03-01T19:00:00+01:00")
        let file = try learner.folder.write(Self.book, to: "mine.pgn")
        #expect(try learner.prep("import", "--known", file).ending == 0)
        learner.set(now: "2026-03-03T19:00:00+01:00")
        try learner.folder.write(Self.book.replacing("Bb5", with: "Bc4"), to: "mine.pgn")
        let changed = try learner.prep("import", file, "--color", "never").output
        #expect(changed.contains("3.Bc4 (was 3.Bb5); it starts again as a\n    new card"))
        return learner
    }

    private func drill(_ learner: Learner, _ answers: String) throws -> String {
        try learner.prep(
            "drill", "--from", "1.e4 e5 2.Nf3 Nc6", "--board", "none", "--color", "never", input: answers
        ).output
    }

    @Test(arguments: [
        ("2026-03-05T19:00:00+01:00", "3.Bb5 was your move until 3 March"),
        ("2027-03-05T19:00:00+01:00", "3.Bb5 was your move until 3 March 2026"),
    ])
    func `the drill says what the move was, with the answer and when the old move is typed`(
        now: String, words: String
    ) throws {
        let learner = try learner()
        learner.set(now: now)
        let output = try drill(learner, "Bc4\nBb5\nBc4\nquit\n")
        #expect(output.contains(words + "; now 3.Bc4."))
        #expect(output.contains("✗ " + words + "."))
        #expect(!output.contains("is not in your book"))
        // After the introduction, and once after the answer.
        #expect(output.components(separatedBy: "; now 3.Bc4.").count == 3)
    }

    @Test func `a move that is prepared again is not a former move`() throws {
        let learner = try learner()
        let both = Self.book.replacing("3. Bb5", with: "3. Bc4 (3. Bb5)")
        let file = try learner.folder.write(both, to: "mine.pgn")
        #expect(try learner.prep("import", file).ending == 0)
        #expect(try !drill(learner, "Bc4\nBc4\nquit\n").contains("was your move"))
    }
}
