/// The probability of recall at which FSRS makes a card due, in whole per cent.
public struct DesiredRetention: Hashable, Sendable, Comparable {
    /// The accepted values in per cent. Below, most cards would be forgotten; above, the intervals shrink to days.
    public static let range = 70...97

    /// 90 %.
    public static let standard = DesiredRetention()

    public let percent: Int

    /// Nil outside 70…97.
    public init?(percent: Int) {
        guard Self.range.contains(percent) else { return nil }
        self.percent = percent
    }

    private init() { percent = 90 }

    /// The probability, 0.70…0.97.
    public var probability: Double { Double(percent) / 100 }

    public static func < (a: DesiredRetention, b: DesiredRetention) -> Bool { a.percent < b.percent }
}
