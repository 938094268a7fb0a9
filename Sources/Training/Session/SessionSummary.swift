public import Scheduling

/// What a session came to.
public struct SessionSummary: Hashable, Sendable {
    /// A position that went badly.
    public struct Trouble: Hashable, Sendable {
        public let card: CardID
        /// The worst grade it got in this session.
        public let grade: Grade
        /// How many of its answers scored below 3.
        public let failures: Int
    }

    /// Positions, not attempts: the first graded answers. See `AnswerTally`.
    public let answered: Int
    /// Of those, graded 3 or better.
    public let right: Int
    /// Graded answers besides: repeats of the day, and what was asked on the way without credit.
    public let others: Int
    /// The known thinking times together, each at most a minute; in seconds, rounded.
    public let seconds: Int
    /// At most three cards with a grade below 3, the worst first.
    public let worst: [Trouble]

    struct Given {
        let event: Int64
        let card: CardID
        var answer: GradedAnswer

        var grade: Grade { answer.grade }
    }

    /// - Parameter isCramming: every answer is early then, and the first one of each card is what counts.
    init(_ given: [Given], isCramming: Bool) {
        var tally = AnswerTally()
        var crammed: Set<CardID> = []
        for answer in given {
            if isCramming {
                tally.add(answer.grade, isFirst: crammed.insert(answer.card).inserted)
            } else {
                tally.add(answer.answer.kind, answer.grade)
            }
        }
        (answered, right, others) = (tally.answered, tally.right, tally.others)
        seconds = (given.reduce(0) { $0 + min(60_000, max(0, $1.answer.milliseconds ?? 0)) } + 500) / 1000
        var troubles: [Trouble] = []
        for answer in given where !answer.grade.isPass {
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
