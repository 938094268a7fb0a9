/// The 95 % score interval of a share, in whole per cent.
///
/// Source: E. B. Wilson, *Probable inference, the law of succession, and statistical inference* (1927), z = 1.96.
public struct WilsonInterval: Hashable, Sendable {
    /// Per cent, rounded to the nearest, 0…100.
    public let low: Int
    public let high: Int

    /// Nil when nothing was counted, or more passed than were counted.
    public init?(passed: Int, of count: Int) {
        guard count > 0, (0...count).contains(passed) else { return nil }
        let n = Double(count)
        let share = Double(passed) / n
        let z = 1.96
        let centre = share + z * z / (2 * n)
        let spread = z * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
        let scale = 1 + z * z / n
        low = Int((100 * (centre - spread) / scale).rounded())
        high = Int((100 * (centre + spread) / scale).rounded())
    }
}
