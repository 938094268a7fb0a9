/// The log-loss of FSRS-6 on runs of reviews, with its gradient.
///
/// A run is computed forwards as `FSRS` does, and then backwards: the derivative of the loss with respect to the memory
/// after a review gives those with respect to the memory before it and to the parameters. Not thread-safe.
struct FSRSLikelihood {
    /// The smallest probability of either result that a prediction may give, so that one surprise is not infinitely bad.
    static let smallestProbability = 1e-4

    /// The sum of −ln p over the scored reviews, where p is the predicted probability of what happened.
    private(set) var loss = 0.0
    /// The number of scored reviews.
    private(set) var count = 0
    /// The derivatives of `loss` with respect to w0…w20; those of w17, w18 and w19 are not computed and stay 0.
    private(set) var gradient = [Double](repeating: 0, count: FSRSParameters.count)

    private var model: Model
    private var steps: [Step] = []

    init(_ parameters: [Double]) {
        model = Model(parameters)
    }

    /// Starts another sum, with other parameters.
    mutating func restart(_ parameters: [Double]) {
        model = Model(parameters)
        loss = 0
        count = 0
        for index in gradient.indices { gradient[index] = 0 }
    }

    /// Adds the counted reviews of a run whose events are before `end`. Cost: O(reviews).
    mutating func add(_ run: ReviewHistory.Run, of reviews: [ReviewHistory.Review], before end: Int64) {
        steps.removeAll(keepingCapacity: true)
        var stability = Double(SM2.known.interval)
        var difficulty = model.firstDifficulties[FSRSRating.good.rawValue - 1]
        var scored = 0
        for index in run.reviews {
            let review = reviews[index]
            guard review.event < end else { break }
            if index == run.reviews.lowerBound, !run.isKnown {
                stability = model.w[review.rating.rawValue - 1]
                difficulty = model.firstDifficulties[review.rating.rawValue - 1]
                continue
            }
            let step = Step(review, stability, difficulty, model)
            if step.isScored {
                loss += step.loss
                count += 1
                scored = steps.count + 1
            }
            (stability, difficulty) = (step.stabilityAfter, step.difficultyAfter)
            steps.append(step)
        }
        guard scored > 0 else { return }
        var adjoint = Adjoint()
        for index in stride(from: scored - 1, through: 0, by: -1) {
            adjoint = steps[index].before(adjoint, model, &gradient)
        }
        let first = run.isKnown ? FSRSRating.good : reviews[run.reviews.lowerBound].rating
        if !run.isKnown { gradient[first.rawValue - 1] += adjoint.stability }
        model.addFirstDifficulty(first, adjoint.difficulty, &gradient)
    }
}
