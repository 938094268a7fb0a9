/// Adds up predictions and results of reviews.
struct PredictionTally {
    /// Predicts the reviews of one run in their order; the prediction of a first review is not used.
    typealias Predictor = (ReviewHistory.Review) -> Double

    /// Similar reviews; see `PredictionScore.calibration`.
    private struct Bin: Hashable {
        let elapsed: Int
        let number: Int
        let lapses: Int

        init(elapsed: Int32, number: Int, lapses: Int) {
            self.elapsed = Self.step(Double(elapsed), 3.62)
            self.number = Self.step(Double(number), 1.89)
            self.lapses = lapses == 0 ? -1 : Self.step(Double(lapses), 1.73)
        }

        private static func step(_ value: Double, _ factor: Double) -> Int {
            Int((Real.log(value) / Real.log(factor)).rounded(.down))
        }
    }

    private struct Sum {
        var reviews = 0
        var predicted = 0.0
        var passed = 0
    }

    private var loss = 0.0
    private var reviews = 0
    private var bins: [Bin: Sum] = [:]

    /// Scores a predictor on the counted reviews whose events are not before `start`. Cost: O(n).
    ///
    /// - Parameter predictor: begins a run.
    static func score(
        _ history: ReviewHistory, from start: Int64, _ predictor: (ReviewHistory.Run) -> Predictor
    ) -> PredictionScore {
        var tally = PredictionTally()
        for run in history.runs {
            let predict = predictor(run)
            var lapses = 0
            for index in run.reviews {
                let review = history.reviews[index]
                let probability = predict(review)
                if review.isCounted, review.event >= start {
                    let number = index - run.reviews.lowerBound + (run.isKnown ? 2 : 1)
                    tally.add(review, Bin(elapsed: review.elapsedDays, number: number, lapses: lapses), probability)
                }
                if !review.rating.isPass, review.elapsedDays > 0 { lapses += 1 }
            }
        }
        return tally.score
    }

    private mutating func add(_ review: ReviewHistory.Review, _ bin: Bin, _ probability: Double) {
        let smallest = FSRSLikelihood.smallestProbability
        let probability = min(max(probability, smallest), 1 - smallest)
        let isPass = review.rating.isPass
        loss -= Real.log(isPass ? probability : 1 - probability)
        reviews += 1
        bins[bin, default: Sum()].reviews += 1
        bins[bin, default: Sum()].predicted += probability
        bins[bin, default: Sum()].passed += isPass ? 1 : 0
    }

    private var score: PredictionScore {
        guard reviews > 0 else { return PredictionScore(reviews: 0, logLoss: 0, calibration: 0) }
        // Sorted, because the last bit of a sum depends on the order, and a dictionary has none.
        let errors = bins.values.map { sum in
            let difference = (sum.predicted - Double(sum.passed)) / Double(sum.reviews)
            return difference * difference * Double(sum.reviews)
        }.sorted()
        let meanSquare = errors.reduce(0, +) / Double(reviews)
        return PredictionScore(
            reviews: reviews, logLoss: loss / Double(reviews), calibration: meanSquare.squareRoot())
    }
}
