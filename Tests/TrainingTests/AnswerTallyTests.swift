import Scheduling
import Testing

@testable import Training

@Suite struct AnswerTallyTests {
    @Test func `only the first graded answer of a card and day says how many were right`() {
        var tally = AnswerTally()
        let answers: [(GradedAnswer.Kind, Grade)] = [
            (.review, .good), (.review, .wrongFound), (.repeated, .good), (.early, .perfect), (.review, .hard),
        ]
        for (kind, grade) in answers { tally.add(kind, grade) }
        #expect(tally.answered == 3)
        #expect(tally.right == 2)
        #expect(tally.others == 2)
    }

    @Test func `a card that failed and was repeated right stays wrong in the summary`() throws {
        var drill = try Drill("1. e4 e5 2. Nf3 *", log: Drill.due(2))
        try drill.play("c4")
        try drill.right()
        _ = try drill.finish()
        let summary = drill.session.summary
        #expect(summary.answered == 2 && summary.right == 1 && summary.others == 1)
    }
}
