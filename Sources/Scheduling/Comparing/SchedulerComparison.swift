/// How well each scheduler predicts the learner's last reviews: the last fifth of the counted ones in the order of their
/// events, the same for all.
///
/// SM-2 predicts no probability. It is scored with the forgetting curve of FSRS-6 with default parameters, with its
/// interval before the review as the stability: once unchanged, and once times the factor under which the first four
/// fifths are most likely.
public struct SchedulerComparison: Hashable, Sendable {
    public let sm2: PredictionScore
    /// SM-2 with its intervals scaled.
    public let scaledSM2: PredictionScore
    /// The factor of `scaledSM2`, 0.02…50.
    public let scale: Double
    public let fsrs: PredictionScore
    /// Nil when no fitted parameters were given.
    public let fittedFSRS: PredictionScore?

    /// Compares; nil when fewer than 100 reviews would be held out. Cost: O(n), about 3 s for a million reviews.
    ///
    /// - Parameter fitted: parameters fitted to the learner's reviews without the last fifth (`FSRSFit`).
    public init?(_ history: ReviewHistory, fitted: FSRSParameters? = nil) {
        guard history.heldOut >= ReviewHistory.fewestHeldOut else { return nil }
        let start = history.firstHeldOut()
        let curve = IntervalCurve()
        scale = curve.bestScale(for: history, before: start)
        sm2 = curve.score(history, from: start, scale: 1)
        scaledSM2 = curve.score(history, from: start, scale: scale)
        fsrs = PredictionScore(of: FSRS(), on: history, from: start)
        fittedFSRS = fitted.map { PredictionScore(of: FSRS(parameters: $0), on: history, from: start) }
    }
}
