import Analysis
import Openings

extension GapsReport.Answered {
    /// By how many centipawns the engine's own move must be better than every answer to be put before them.
    private static let tolerance = 5

    /// The answers by the engine's evaluation, those that it did not evaluate last. Where its own move is clearly better than
    /// each of them, that move comes first.
    func ordered(by checks: [AnswerCheck.Question: MoveComparison]) -> GapsReport.Answered {
        let found = answers.map { answer in
            (answer, check: checks[AnswerCheck.Question(position: gap.after, move: answer.move)])
        }
        let evaluated = found.compactMap { answer, check in
            check.map { (answer: answer, centipawns: $0.played.centipawns) }
        }
        let sorted = evaluated.enumerated().sorted { a, b in
            (b.element.centipawns, a.offset) < (a.element.centipawns, b.offset)
        }.map(\.element)
        var ordered = sorted.map(\.answer)
        let own = found.compactMap(\.check?.expected).max { $0.centipawns < $1.centipawns }
        if let own, let best = sorted.first, own.centipawns > best.centipawns + Self.tolerance,
            !answers.contains(where: { $0.move == own.move })
        {
            ordered.insert(SuggestedAnswer(engineMove: own.move), at: 0)
        }
        return GapsReport.Answered(gap: gap, answers: ordered + found.filter { $0.check == nil }.map(\.0))
    }
}
