/// The memory state of a card under SM-2, in whole numbers.
///
/// Source: P. A. Woźniak, *Optimization of learning* (1990), algorithm SM-2. Where readings differ, the text rules
/// where it is explicit (a fail leaves the easiness as it was), and the author's program where the text is silent
/// (fractions of a day are rounded up, the easiness before the review multiplies). Easiness moves by whole
/// hundredths, so it is an integer: in binary floating point rounding up is wrong in one history of twenty.
public struct SM2: Hashable, Sendable {
    /// n: passes in a row.
    public let repetitions: Int
    /// I, in days: 0 before the first review, then 1…36,500.
    public let interval: Int
    /// EF, in hundredths: 130 or more.
    public let easiness: Int

    /// A card that was never graded.
    public static let new = SM2(trusted: 0, 0, 250)

    /// A card the learner says he knows already: mature, of ordinary easiness.
    public static let known = SM2(trusted: 3, 21, 250)

    /// The longest interval, a hundred years.
    public static let longestInterval = 36_500

    /// The highest easiness that is read back, in hundredths: far more than a lifetime of answers can reach, and too
    /// little to overflow an interval.
    private static let highestEasiness = 1_000_000

    /// Nil when a value is outside its range: repetitions or interval below 0, interval above 36,500, easiness
    /// below 130 or above 1,000,000.
    public init?(repetitions: Int, interval: Int, easiness: Int) {
        guard repetitions >= 0, (0...Self.longestInterval).contains(interval),
            (130...Self.highestEasiness).contains(easiness)
        else { return nil }
        self.init(trusted: repetitions, interval, easiness)
    }

    private init(trusted repetitions: Int, _ interval: Int, _ easiness: Int) {
        self.repetitions = repetitions
        self.interval = interval
        self.easiness = easiness
    }

    /// The state after the first graded answer of a due card on a day; the card is next due `interval` days later.
    /// Later answers of the same day change nothing and are not given here.
    public func reviewed(_ grade: Grade) -> SM2 {
        guard grade.isPass else { return SM2(trusted: 0, 1, easiness) }
        let next =
            switch repetitions {
            case 0: 1
            case 1: 6
            default: (interval * easiness + 99) / 100
            }
        return SM2(
            trusted: repetitions + 1, min(next, Self.longestInterval), max(130, easiness + Self.easinessChange(grade)))
    }

    /// EF' − EF in hundredths: 10 − (5 − q)(8 + (5 − q)·2).
    private static func easinessChange(_ grade: Grade) -> Int {
        let missing = 5 - grade.rawValue
        return 10 - missing * (8 + missing * 2)
    }
}
