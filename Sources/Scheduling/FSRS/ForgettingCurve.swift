/// The chance of recall over time, for a card whose chance on its due day is known.
///
/// The shape is that of FSRS-6 with the default decay w20: R(t) = (1 + F·t/I)^(−w20) with F = p^(−1/w20) − 1, so that R = 1 on
/// the day of the review and R = p after the interval I. SM-2 itself predicts no chance.
public struct ForgettingCurve: Hashable, Sendable {
    private let decay = FSRSParameters.standard[20]
    private let factor: Double
    /// p: the chance of recall on the due day.
    public let recallWhenDue: Double

    /// The chances on the due day that a curve can be drawn through; others are moved to the nearer end.
    public static let accepted = 0.01...0.99

    public init(recallWhenDue: Double) {
        let recall = min(max(recallWhenDue, Self.accepted.lowerBound), Self.accepted.upperBound)
        self.recallWhenDue = recall
        factor = Real.pow(recall, -1 / decay) - 1
    }

    /// Returns the chance of recall.
    ///
    /// - Parameters:
    ///   - days: the days since the review; negative ones count as 0.
    ///   - interval: the interval in days, at least 1.
    public func recall(afterDays days: Int, interval: Int) -> Double {
        guard days != interval else { return recallWhenDue }
        return Real.pow(1 + factor * Double(max(0, days)) / Double(max(1, interval)), -decay)
    }
}
