/// The memory state of a card under SM-2, in integers.
///
/// Source: P. A. Woźniak, *Optimization of learning* (1990), algorithm SM-2. Where interpretations differ, the text
/// decides if it is explicit (a failed answer keeps the easiness), otherwise the author's program (fractions of a day
/// are rounded up; the easiness before the review is the factor). The easiness changes by hundredths, so it is an
/// integer: in binary floating point one history in twenty is rounded wrongly.
public struct SM2: Hashable, Sendable {
    /// n: the number of successive passes.
    public let repetitions: Int
    /// I: the interval in days; 0 before the first review, then 1…36,500.
    public let interval: Int
    /// EF: the easiness in hundredths, at least 130.
    public let easiness: Int

    /// The state of a card without reviews.
    public static let new = SM2(unchecked: 0, 0, 250)

    /// The state of a card the learner declares as known: mature, with standard easiness.
    public static let known = SM2(unchecked: 3, 21, 250)

    /// The longest interval in days: a hundred years.
    public static let longestInterval = 36_500

    /// The highest easiness accepted from storage, in hundredths: far beyond what a lifetime of answers can reach, and
    /// too small to overflow an interval.
    private static let highestEasiness = 1_000_000

    /// Creates a stored state; nil if a value is out of range: repetitions or interval below 0, interval above 36,500,
    /// easiness below 130 or above 1,000,000.
    public init?(repetitions: Int, interval: Int, easiness: Int) {
        guard repetitions >= 0, (0...Self.longestInterval).contains(interval),
            (130...Self.highestEasiness).contains(easiness)
        else { return nil }
        self.init(unchecked: repetitions, interval, easiness)
    }

    private init(unchecked repetitions: Int, _ interval: Int, _ easiness: Int) {
        self.repetitions = repetitions
        self.interval = interval
        self.easiness = easiness
    }

    /// Returns the state after the first graded answer of a due card on a day; the card is next due after `interval`
    /// days. Later answers on the same day do not change the state and are not passed here.
    public func reviewed(_ grade: Grade) -> SM2 {
        guard grade.isPass else { return SM2(unchecked: 0, 1, easiness) }
        let next =
            switch repetitions {
            case 0: 1
            case 1: 6
            default: (interval * easiness + 99) / 100
            }
        return SM2(
            unchecked: repetitions + 1, min(next, Self.longestInterval), max(130, easiness + Self.easinessChange(grade))
        )
    }

    /// Returns the state after the review of a card that a game made due early: a right answer keeps n and I, and only the
    /// easiness changes; a wrong one lapses as usual. A card without passes is reviewed as usual.
    public func reviewedEarly(_ grade: Grade) -> SM2 {
        let next = reviewed(grade)
        guard grade.isPass, repetitions >= 1 else { return next }
        return SM2(unchecked: repetitions, interval, next.easiness)
    }

    /// The change of EF in hundredths: 10 − (5 − q)(8 + (5 − q)·2).
    private static func easinessChange(_ grade: Grade) -> Int {
        let missing = 5 - grade.rawValue
        return 10 - missing * (8 + missing * 2)
    }
}
