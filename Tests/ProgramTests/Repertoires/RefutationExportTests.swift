import Foundation
import TestSupport
import Testing

/// The engine's refutations of the learner's wrong moves: stored, exported, and imported again.
@Suite(.blocking) struct RefutationExportTests {
    /// 4.Bxc6 wins a knight, so the fake engine, which counts the material after a move, calls every other move a blunder.
    private static let book = """
        [Event "Spanish"]
        [Orientation "white"]
        [Result "*"]

        1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 {Exchange.} (4. Ba4?! b5) 4... dxc6 5. O-O *

        """

    private func learner() throws -> Learner {
        let learner = try Learner()
        let file = try learner.folder.write(Self.book, to: "book.pgn")
        guard try learner.prep("import", file, "--known").ending == 0 else { throw Unexpected("no import") }
        let engine = learner.folder.path("engine.normal")
        try FileManager.default.createSymbolicLink(atPath: engine, withDestinationPath: Program.fakeEngine.path)
        learner.environment["PREP_ENGINE"] = engine
        return learner
    }

    /// Types lines at the question after 3...a6. At the end of the session the explanations are found.
    private func drill(_ learner: Learner, _ lines: [String]) throws {
        let drill = try learner.drill("--cram", "--from", "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6", "--limit", "1")
        #expect(try drill.question()?.line == "e4 e5 Nf3 Nc6 Bb5 a6")
        for line in lines { _ = try drill.reply(to: line) }
        #expect(drill.finish() == 0)
    }

    @Test func `a refutation is written as a variation, and importing it changes no answer and no schedule`() throws {
        let learner = try learner()
        let plain = try learner.prep("export", "book").output
        for wrong in ["a3", "Bc4"] { try drill(learner, [wrong, "Bxc6"]) }
        #expect(try learner.prep("export", "book").output == plain)
        let cards = try learner.prep("export", "book", "--format", "json").output

        let exported = try learner.prep("export", "book", "--refutations").output
        let line = exported.split(separator: "\n").joined(separator: " ")
        #expect(
            line.contains("4. Bxc6 {Exchange.} (4. Ba4?! b5) (4. a3?? a5) (4. Bc4?? a5) 4... dxc6 5. O-O *"),
            "\(exported)")

        let file = try learner.folder.write(exported, to: "book.pgn")
        let report = try learner.json("import", file)
        for member in ["new", "answer_changed", "removed"] { #expect(report[member]?.integer == 0, "\(member)") }
        #expect(report["recommented"]?.integer == 1)
        #expect(try learner.prep("export", "book", "--format", "json").output == cards)
        // They are the book's now, and are not added again.
        #expect(try learner.prep("export", "book").output == exported)
        #expect(try learner.prep("export", "book", "--refutations").output == exported)
        #expect(try learner.prep("import", file).output.contains("nothing has changed"))
        #expect(try learner.prep("check").ending == 0)
    }

    @Test func `a move that was undone, accepted, or is the author's own mistake is not added`() throws {
        let learner = try learner()
        let plain = try learner.prep("export", "book").output
        try drill(learner, ["a3", "undo", "Ba4", "undo", "Bc4", "Bc4", "accept"])
        #expect(try learner.prep("export", "book", "--refutations").output == plain)
        let refused = try learner.prep("export", "book", "--refutations", "--format", "csv")
        #expect(refused.ending == 64 && refused.error.contains("--refutations needs --format pgn"))
    }
}
