import Foundation
import TestSupport
import Testing

/// Nothing gives the answer away before it is given (golden case G17), by the protocol of `drill --json`.
@Suite(.blocking) struct NoLeakTests {
    /// Every comment before an answer names it, and one does not.
    static let leaking = """
        [Event "The main line with Bb5"]
        [Orientation "white"]

        {Open with e4, the king's pawn.} 1. e4 {The best by test.} e5 {Now Nf3 attacks it. [%cal Gg1f3]}
        2. Nf3 {[%eval 0.3] Developing with a threat.} Nc6 {A defence. [%csl Gf1][%cal Gf1b5]}
        3. Bb5 {The Spanish bishop.} a6 {Putting the question.} 4. Ba4 *

        """

    @Test func `no comment, arrow or evaluation with the answer comes before it`() throws {
        let learner = try Learner()
        let file = try learner.folder.write(Self.leaking, to: "book.pgn")
        #expect(try learner.prep("import", file).ending == 0)
        let answers = ["": "e4", "e4 e5": "Nf3", "e4 e5 Nf3 Nc6": "Bb5", "e4 e5 Nf3 Nc6 Bb5 a6": "Ba4"]
        let words = [
            "": ["e4", "king's pawn"], "e4 e5": ["Nf3", "g1f3", "0.3"], "e4 e5 Nf3 Nc6": ["Bb5", "f1b5", "Spanish"],
        ]
        let drill = try learner.drill()
        var asked: Set<String> = []
        while let question = try drill.question() {
            let answer = try #require(answers[question.line])
            if question.show != nil || question.kind == "repeat" {
                _ = try drill.reply(to: answer)
                continue
            }
            asked.insert(question.line)
            // The position and the moves that led there are known; the rest must not give the answer away.
            let before = question.raw
            for word in words[question.line] ?? [] { #expect(!before.contains(word), "leaks \(word): \(before)") }
            if question.line == "e4 e5 Nf3 Nc6 Bb5 a6" { #expect(before.contains("Putting the question.")) }

            // Nf3 is prepared one move later, and the line to there begins with e4.
            let wrong = try question.line.isEmpty ? "Nf3" : Lines.wrongMove(fen: question.fen, answer: answer)
            drill.conversation.send(line: wrong)
            let first = try drill.line()
            #expect(first.document["expected"]?.texts == [])
            #expect(first.document["retry"]?.isTrue == true)
            for word in words[question.line] ?? [] { #expect(!first.raw.contains(word), "leaks \(word): \(first.raw)") }
            // Nf3 is the example of a move in every message about unreadable input.
            for refused in ["Qh9", "Ke5", "hello there", "{\"move\":\"e4\"}"] {
                drill.conversation.send(line: refused)
                let line = try drill.line().raw
                for word in words[question.line] ?? [] where word.count > 2 && word != "Nf3" {
                    #expect(!line.contains(word), "leaks \(word): \(line)")
                }
            }
            let right = try drill.reply(to: answer)
            #expect(right["grade"]?.integer == 2)
            #expect(right["expected"]?.texts == [answer])
        }
        #expect(asked.count == 4)
        #expect(drill.finish() == 0)
    }

    @Test func `hints say a little more each time and never the target square`() throws {
        let learner = try Learner()
        let file = try learner.folder.write(Self.leaking, to: "book.pgn")
        #expect(try learner.prep("import", file).ending == 0)
        let drill = try learner.drill("--limit", "1")
        _ = try drill.question()
        _ = try drill.reply(to: "e4")
        let question = try #require(try drill.question())
        #expect(question.show == nil || question.line != "")
        let hints = try (0..<4).map { _ in try drill.reply(to: "hint") }
        let levels = hints.compactMap { $0["level"]?.integer }
        #expect(levels == levels.sorted())
        #expect(levels.allSatisfy { (1...3).contains($0) })
        for hint in hints { #expect(hint["hint"]?.text?.contains("e4") == false) }
        let shown = try drill.reply(to: "show")
        #expect(shown["grade"]?.integer == 0)
        #expect(shown["expected"]?.texts == ["e4"])
    }

    @Test(arguments: ["normal", "slow"])
    func `no comparison comes while its question is open again`(engine: String) throws {
        let learner = try Learner(lines: [["e4", "e5", "Nf3"]])
        let path = learner.folder.path("engine.\(engine)")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: Program.fakeEngine.path)
        learner.environment["PREP_ENGINE"] = path
        let drill = try learner.drill("--new", "1")
        _ = try drill.question()
        _ = try drill.reply(to: "e4")
        _ = try drill.question()
        // Both at once: the comparison is searched when the answer to the question closes it and opens it again.
        drill.conversation.send(line: "a3")
        drill.conversation.send(line: "e4")
        #expect(try drill.line().document["retry"]?.isTrue == true)
        #expect(try drill.line().document["grade"]?.integer == 2)
        let again = try #require(try drill.question())
        #expect(again.kind == "repeat" && again.line.isEmpty)
        // Each hint is a further chance for a late explanation.
        for _ in 0..<3 { _ = try drill.reply(to: "hint") }
        #expect(drill.explanations.allSatisfy { $0["expected"]?.text == nil && $0["expected"]?["san"] == nil })
        #expect(try drill.reply(to: "e4")["verdict"]?.text == "main")
        #expect(drill.finish() == 0)
    }
}
