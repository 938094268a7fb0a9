import Foundation
import TestSupport
import Testing

/// Two sessions at once on one file.
@Suite(.blocking) struct TwoSessionsTests {
    @Test func `two sessions and an import at once lose and double no answer`() throws {
        let learner = try Learner(lines: Lines.white)
        let answers = Lines.answers(Lines.white)
        let other = try learner.folder.write(Lines.pgn([["d4", "d5", "c4", "e6", "Nc3"]]), to: "other.pgn")
        var acknowledged: [String: Int] = [:]
        var overtaken = 0
        for day in 20...25 {
            learner.set(now: "2026-03-\(day)T12:00:00Z")
            let drills = [try learner.drill("--new", "12"), try learner.drill("--new", "12")]
            var open = [try next(drills[0], answers), try next(drills[1], answers)]
            var rounds = 0
            while open.contains(where: { $0 != nil }) {
                rounds += 1
                // Both answers are on their way before either verdict is read.
                for (drill, question) in zip(drills, open) {
                    guard let question else { continue }
                    drill.conversation.send(line: try #require(answers[question.line]))
                }
                if rounds == 4 {
                    let outcome = try learner.prep("import", "--black", other)
                    #expect(outcome.ending == 0, "\(outcome.error)")
                    #expect(try learner.prep("due", "--short").error == "")
                }
                for (index, drill) in drills.enumerated() {
                    guard let question = open[index] else { continue }
                    let verdict = try drill.line().document
                    if verdict["overtaken"]?.isTrue == true {
                        overtaken += 1
                    } else if verdict["grade"] != nil, question.kind != "repeat" {
                        acknowledged["2026-03-\(day) \(question.line)", default: 0] += 1
                    }
                    // The cards of the import are not answered here.
                    open[index] = try next(drill, answers)
                }
            }
            for drill in drills {
                #expect(drill.finish() == 0)
                #expect(String(decoding: drill.conversation.error, as: UTF8.self) == "")
                #expect(!String(decoding: drill.conversation.output, as: UTF8.self).contains("locked"))
            }
        }
        #expect(acknowledged.values.allSatisfy { $0 == 1 }, "acknowledged twice: \(acknowledged.filter { $1 > 1 })")
        #expect(overtaken > 0, "the two never met; the test shows nothing")

        let stored = try learner.reviews().filter { $0["kind"] == "review" }.map {
            "\($0["card"] ?? "") \($0["day"] ?? "")"
        }
        #expect(stored.count == acknowledged.count)
        #expect(Set(stored).count == stored.count, "one card counted twice on a day")
        #expect(try learner.json("list")["repertoires"]?.elements.count == 2)
        #expect(try learner.prep("check").ending == 0)
    }

    /// The next question about the book, past those of the other file.
    private func next(_ drill: ScriptedDrill, _ answers: [String: String]) throws -> ScriptedDrill.Question? {
        while let question = try drill.question() {
            if answers[question.line] != nil { return question }
            _ = try drill.reply(to: "skip")
        }
        return nil
    }
}
