/// The 95 % Wilson score interval of a proportion, in whole per cent.
///
/// Source: E. B. Wilson, *Probable inference, the law of succession, and statistical inference* (1927). A proportion p
/// is within the bounds if n(x/n − p)² ≤ z²·p(1 − p) with z² = 3.841459. This is tested in integers at the limits
/// between whole per cents, so the rounding is exact for any count.
public struct WilsonInterval: Hashable, Sendable {
    /// The bounds in per cent, 0…100, rounded to the nearest, halves up.
    public let low: Int
    public let high: Int

    /// The largest accepted count: the squares of larger ones would overflow.
    private static let largestCount = 1_000_000_000_000

    /// Creates the interval; nil if the count is 0 or above 10¹², or more passed than were counted.
    public init?(passed: Int, of count: Int) {
        guard (1...Self.largestCount).contains(count), (0...count).contains(passed) else { return nil }
        let x = Int128(passed)
        let n = Int128(count)
        // Returns the highest per cent k whose lower limit, (2k − 1)/200, the bound has reached.
        func last(_ isReached: (_ begin: Int128) -> Bool) -> Int {
            (1...100).last { isReached(Int128(2 * $0 - 1)) } ?? 0
        }
        func isBelowShare(_ begin: Int128) -> Bool { n * begin <= 200 * x }
        func isWithin(_ begin: Int128) -> Bool {
            let distance = 200 * x - n * begin
            return distance * distance * 1_000_000 <= 3_841_459 * n * begin * (200 - begin)
        }
        low = last { isBelowShare($0) && !isWithin($0) }
        high = last { isBelowShare($0) || isWithin($0) }
    }
}
