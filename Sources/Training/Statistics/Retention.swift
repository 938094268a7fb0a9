public import Scheduling

/// Young and mature cards, by the interval before the review.
public enum Maturity: Hashable, Sendable, CaseIterable {
    /// Less than 21 days.
    case young
    /// 21 days and more.
    case mature

    /// Nil for an interval below one day: such an answer is not a counted review.
    public init?(intervalBefore days: Int) {
        guard days >= 1 else { return nil }
        self = days < 21 ? .young : .mature
    }
}

/// The number of counted reviews and of those that passed. A counted review is the first graded answer of a card on a day
/// with an interval before of at least one day: not new, repeated or early. It passes with 3 or better.
public struct Retention: Hashable, Sendable {
    public private(set) var counted: Int
    public private(set) var passed: Int

    /// The number of reviews from which a percentage is given.
    public static let fewest = 20

    /// Nil unless 0 ≤ passed ≤ counted.
    public init?(passed: Int, counted: Int) {
        guard passed >= 0, passed <= counted else { return nil }
        self.passed = passed
        self.counted = counted
    }

    private init() {
        counted = 0
        passed = 0
    }

    /// No reviews.
    public static let none = Retention()

    public static func + (left: Retention, right: Retention) -> Retention {
        var sum = left
        sum.counted += right.counted
        sum.passed += right.passed
        return sum
    }

    /// True retention in whole per cent, rounded; nil below 20 reviews.
    public var percent: Int? {
        counted < Retention.fewest ? nil : (passed * 200 + counted) / (counted * 2)
    }

    /// The 95 % interval; nil below 20 reviews.
    public var interval: WilsonInterval? {
        counted < Retention.fewest ? nil : WilsonInterval(passed: passed, of: counted)
    }
}
