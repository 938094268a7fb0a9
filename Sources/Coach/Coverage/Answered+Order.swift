import Analysis
import Openings

extension GapsReport.Answered {
    /// The loss in centipawns from which on the engine's own move is put before all answers.
    private static let tolerance = 20

    /// The answers by the engine's evaluation, those that it did not evaluate last. Where all of them lose too much against
    /// the engine's own move, that move comes first.
    func ordered(by checks: [AnswerCheck.Question: MoveComparison]) -> GapsReport.Answered {
        let found = answers.map { answer in
            (answer, check: checks[AnswerCheck.Question(position: gap.after, move: answer.move)])
        }
        let evaluated = found.compactMap { answer, check in check.map { (answer, check: $0) } }
        let sorted = evaluated.enumerated().sorted { a, b in
            (a.element.check.lossCentipawns, a.offset) < (b.element.check.lossCentipawns, b.offset)
        }.map(\.element)
        var ordered = sorted.map(\.0)
        if let best = sorted.first?.check, best.lossCentipawns > Self.tolerance {
            ordered.insert(
                SuggestedAnswer(engineMove: best.expected.move), at: 0)
        }
        return GapsReport.Answered(gap: gap, answers: ordered + found.filter { $0.check == nil }.map(\.0))
    }
}
