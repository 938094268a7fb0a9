/// How well predicted probabilities of recall agree with what happened.
public struct PredictionScore: Hashable, Sendable {
    /// The number of reviews.
    public let reviews: Int
    /// The mean of −ln p, where p is the probability predicted for what happened, limited to 1e-4…1 − 1e-4. 0 is
    /// perfect; 0.693 is a coin.
    public let logLoss: Double
    /// RMSE over bins: the root of the mean squared difference between the predicted and the true share of passes of
    /// similar reviews. 0 is perfectly calibrated.
    ///
    /// The bins are those of the public benchmark (srs-benchmark, `rmse_matrix`): reviews are similar when their
    /// elapsed days, their numbers among the card's reviews and the card's lapses are, on scales that grow by factors of
    /// 3.62, 1.89 and 1.73. They do not depend on the predictions, so every scheduler has the same bins.
    public let calibration: Double

    init(reviews: Int, logLoss: Double, calibration: Double) {
        self.reviews = reviews
        self.logLoss = logLoss
        self.calibration = calibration
    }

    /// Scores FSRS on the counted reviews whose events are not before `start`.
    init(of fsrs: FSRS, on history: ReviewHistory, from start: Int64) {
        self = PredictionTally.score(history, from: start) { run in
            var memory: FSRSMemory? = run.isKnown ? fsrs.known : nil
            return { review in
                let elapsed = Int(review.elapsedDays)
                guard let before = memory else {
                    memory = fsrs.first(review.rating)
                    return 0
                }
                memory = fsrs.reviewed(before, elapsedDays: elapsed, review.rating)
                return fsrs.retrievability(of: before, afterDays: elapsed)
            }
        }
    }
}
