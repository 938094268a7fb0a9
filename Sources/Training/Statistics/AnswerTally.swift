public import Scheduling

/// Counts right answers in the same way for all screens: the first graded answer of each card and study day, new cards
/// included. Further answers of the day and answers before a card was due are counted separately.
public struct AnswerTally: Hashable, Sendable {
    /// First graded answers.
    public private(set) var answered = 0
    /// Those of `answered` with a grade of 3 or better.
    public private(set) var right = 0
    /// All other graded answers: repeats of the day, and early ones.
    public private(set) var others = 0

    public init() {}

    /// Counts a graded answer by its kind.
    public mutating func add(_ kind: GradedAnswer.Kind, _ grade: Grade) {
        add(grade, isFirst: kind == .review)
    }

    /// Counts a graded answer; the caller knows whether it is the first one of its card.
    public mutating func add(_ grade: Grade, isFirst: Bool) {
        guard isFirst else {
            others += 1
            return
        }
        answered += 1
        if grade.isPass { right += 1 }
    }
}
