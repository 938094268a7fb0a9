import Foundation
import TestSupport
import Testing

/// Statistics of mistakes and of branches, and the export of everything, through the built program.
@Suite(.blocking) struct MistakeScreensTests {
    /// A learner with two lines of moves, who plays 2.d4 after 1...e5 and 2.Nf3 after 1...c6, each in place of the other.
    private func learner() throws -> Learner {
        let learner = try Learner(lines: [["e4", "e5", "Nf3"], ["e4", "c6", "d4"], ["e4", "c5", "c3"]])
        for day in ["2026-03-20", "2026-03-21"] {
            learner.set(now: day + "T19:00:00+01:00")
            let drill = try learner.drill()
            let answers = ["": "e4", "e4 e5": "Nf3", "e4 c6": "d4", "e4 c5": "c3"]
            while let question = try drill.question() {
                let answer = try #require(answers[question.line])
                let wrong = ["e4 e5": "d4", "e4 c6": "Nf3"][question.line]
                if question.show == nil, question.kind == "review", let wrong { _ = try drill.reply(to: wrong) }
                _ = try drill.reply(to: answer)
            }
            #expect(drill.finish() == 0)
        }
        return learner
    }

    @Test func `mistakes are shown with the moves that were played, and positions that are mixed up in pairs`() throws {
        let learner = try learner()
        let shown = try learner.prep("stats", "--mistakes")
        #expect(shown.lines.first == "Most often wrong in the last 30 days")
        #expect(shown.output.contains("1.e4 e5\n   2.Nf3  wrong 1 of 1  played 2.d4"))
        #expect(shown.lines.contains("Mixed up: in each position you played the move of the other one"))
        #expect(shown.output.contains("1.e4 c6\n   2.d4  you played 2.Nf3"))
        let plain = try learner.prep("stats", "--mistakes", "--plain")
        #expect(plain.lines.contains("After 1. e4, e5: your move 2. Nf3, wrong 1 of 1, played 2. d4 1 time."))
        let document = try learner.json("stats", "--mistakes")
        let pair = try #require(document["mistakes"]?["confusions"]?.elements.first?.elements)
        #expect(pair.compactMap { $0["move"]?.text } == ["g1f3", "d2d4"])
        #expect(pair.compactMap { $0["played"]?.elements.first?["move"]?.text } == ["d2d4", "g1f3"])
        #expect(
            try learner.prep("stats", "--mistakes", "--from", "1.e4 c5").lines == [
                "No review was wrong in the last 30 days. First answers to new positions and",
                "repeats of the same day do not count.",
            ])
    }

    @Test func `a branch and the tree show the figures of their own cards`() throws {
        let learner = try learner()
        let branch = try learner.prep("stats", "--from", "1.e4 e5")
        #expect(branch.lines.prefix(2) == ["After 1.e4 e5", "1 card  0 new  0 due  0 % learnt"])
        #expect(try learner.prep("stats", "--from", "1.a4").error.contains("no cards after 1.a4"))
        let tree = try learner.prep("stats", "book", "--tree")
        #expect(tree.lines.contains { $0.hasPrefix(" 1.e4   ") && $0.contains(" 4 ") })
        #expect(tree.lines.contains { $0.hasPrefix("   1...c5 ") })
        let plain = try learner.prep("stats", "book", "--tree", "--plain")
        #expect(plain.lines.first?.hasPrefix("Level 1: 1. e4, 4 cards, 0 new, ") == true)
        #expect(try learner.prep("stats", "--tree").ending == 64)
        #expect(try learner.prep("stats", "book", "--tree", "--leeches").ending == 64)
        // Too narrow for the table.
        let terminal = try learner.terminal("stats", "book", "--tree", columns: 50)
        terminal.expect("1 card, 0 new")
        #expect(terminal.status() == 0)
    }

    @Test func `the export without a name has all that statistics need`() throws {
        let learner = try learner()
        _ = try learner.prep("import", "--black", try learner.folder.write("1. d4 d5 *\n", to: "other.pgn"))
        let all = try #require(Document(try learner.prep("export", "--format", "json").output))
        #expect(
            all.names == ["cards", "days", "events", "repertoire", "repertoires", "settings", "v"])
        #expect(all["cards"]?.elements.count == 5)
        #expect(all["repertoires"]?.elements.compactMap { $0["name"]?.text } == ["book", "other"])
        #expect(all["repertoires"]?.elements.first?["cards"]?.elements.last?["line"]?.texts == ["e4", "c5"])
        let ids = all["events"]?.elements.compactMap { $0["id"]?.integer } ?? []
        #expect(ids == Array(1...ids.count) && ids.count > 10)
        let rows = try learner.prep("export", "--format", "csv").lines
        #expect(rows == (try learner.prep("export", "book", "--format", "csv").lines))
        #expect(try learner.prep("export").ending == 64)
        #expect(try learner.prep("export", "--format", "anki", "-o", "x.apkg").ending == 64)
    }
}
