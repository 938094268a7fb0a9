/// The 95 % score interval of a share, in whole per cent.
///
/// Source: E. B. Wilson, *Probable inference, the law of succession, and statistical inference* (1927). A share p lies
/// within the bounds when n(x/n − p)² ≤ z²·p(1 − p). That is tested where one whole per cent gives way to the next, in
/// integers, so the rounding is exact for any count; z² is 3.841459.
public struct WilsonInterval: Hashable, Sendable {
    /// Per cent, rounded to the nearest, halves up, 0…100.
    public let low: Int
    public let high: Int

    /// The largest count that is taken, in reviews: beyond it the squares would not fit.
    private static let largestCount = 1_000_000_000_000

    /// Nil when nothing was counted, more passed than were counted, or the count is above 10¹².
    public init?(passed: Int, of count: Int) {
        guard (1...Self.largestCount).contains(count), (0...count).contains(passed) else { return nil }
        let x = Int128(passed)
        let n = Int128(count)
        // The last whole per cent k whose begin, at 2k − 1 two-hundredths, the bound has reached.
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
