public import Scheduling

/// The results of a session.
public struct SessionSummary: Hashable, Sendable {
    /// A position that went badly.
    public struct Trouble: Hashable, Sendable {
        public let card: CardID
        /// The worst grade it got in this session.
        public let grade: Grade
        /// The number of its answers that scored below 3.
        public let failures: Int
    }

    /// The number of first graded answers: positions, not attempts. See `AnswerTally`.
    public let answered: Int
    /// Of those, graded 3 or better.
    public let right: Int
    /// The number of other graded answers: repeats of the day, and what was asked on the way without credit.
    public let others: Int
    /// The sum of the known thinking times, each at most a minute; in seconds, rounded.
    public let seconds: Int
    /// At most three cards with a grade below 3, the worst first.
    public let worst: [Trouble]

    /// A graded answer of the session.
    struct Answered {
        let event: Int64
        let card: CardID
        var answer: GradedAnswer

        var grade: Grade { answer.grade }
    }

    /// - Parameter isCram: whether the session crams: every answer is early, and the first one of each card counts.
    init(_ answers: [Answered], isCram: Bool) {
        var tally = AnswerTally()
        var crammed: Set<CardID> = []
        for answer in answers {
            if isCram {
                tally.add(answer.grade, isFirst: crammed.insert(answer.card).inserted)
            } else {
                tally.add(answer.answer.kind, answer.grade)
            }
        }
        (answered, right, others) = (tally.answered, tally.right, tally.others)
        seconds = (answers.reduce(0) { $0 + min(60_000, max(0, $1.answer.milliseconds ?? 0)) } + 500) / 1000
        var troubles: [Trouble] = []
        for answer in answers where !answer.grade.isPass {
            let old = troubles.firstIndex { $0.card == answer.card }
            let before = old.map { troubles.remove(at: $0) }
            let trouble = Trouble(
                card: answer.card, grade: min(answer.grade, before?.grade ?? answer.grade),
                failures: (before?.failures ?? 0) + 1)
            troubles.insert(trouble, at: old ?? troubles.count)
        }
        worst = Array(
            troubles.enumerated()
                .sorted {
                    ($0.element.grade.rawValue, -$0.element.failures, $0.offset)
                        < ($1.element.grade.rawValue, -$1.element.failures, $1.offset)
                }
                .map(\.element).prefix(3))
    }
}
