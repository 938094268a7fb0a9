/// Predicts recall from an interval: the forgetting curve of FSRS-6 with default parameters and a stability of the
/// interval times a scale.
struct IntervalCurve {
    private let fsrs = FSRS()

    /// Scores the prediction on the counted reviews whose events are not before `start`.
    func score(_ history: ReviewHistory, from start: Int64, scale: Double) -> PredictionScore {
        PredictionTally.score(history, from: start) { _ in { probability($0, scale) } }
    }

    /// Returns the scale under which the counted reviews before `end` are most likely, by golden-section search on its
    /// logarithm; exact to four digits.
    func bestScale(for history: ReviewHistory, before end: Int64) -> Double {
        let reviews = history.reviews.filter { $0.isCounted && $0.event < end }
        let limit = FSRSLikelihood.smallestProbability
        func loss(_ logScale: Double) -> Double {
            let scale = Real.exp(logScale)
            return reviews.reduce(0) { sum, review in
                let recall = probability(review, scale)
                return sum - Real.log(min(max(review.rating.isPass ? recall : 1 - recall, limit), 1 - limit))
            }
        }
        let ratio = (5.0.squareRoot() - 1) / 2
        var (low, high) = (-Real.log(50), Real.log(50))
        var (left, right) = (high - ratio * (high - low), low + ratio * (high - low))
        var (atLeft, atRight) = (loss(left), loss(right))
        while high - low > 1e-4 {
            if atLeft < atRight {
                (high, right, atRight) = (right, left, atLeft)
                left = high - ratio * (high - low)
                atLeft = loss(left)
            } else {
                (low, left, atLeft) = (left, right, atRight)
                right = low + ratio * (high - low)
                atRight = loss(right)
            }
        }
        return Real.exp((low + high) / 2)
    }

    private func probability(_ review: ReviewHistory.Review, _ scale: Double) -> Double {
        fsrs.retrievability(stability: Double(review.intervalBefore) * scale, afterDays: Int(review.elapsedDays))
    }
}
