/// Parameters of FSRS-6 fitted to a learner's reviews by maximum likelihood.
///
/// The first four fifths of the counted reviews, in the order of their events, decide the parameters; the last fifth
/// decides whether they are kept. The initial stabilities are fitted first, the others once there are 1,000 reviews;
/// w17…w19 keep their defaults, because repeats of a day are not in the data. All are drawn to the defaults, the more
/// the fewer reviews there are. Only one set is fitted for all repertoires.
public struct FSRSFit: Hashable, Sendable {
    /// The counted reviews from which all parameters are fitted.
    public static let fewestForAll = 1_000

    /// The fitted parameters, with four decimals.
    public let parameters: FSRSParameters
    /// How well they predict the held-out reviews.
    public let fitted: PredictionScore
    /// How well the parameters in use predict them.
    public let current: PredictionScore

    /// The fitted parameters when they predict the held-out reviews better than those in use; nil otherwise.
    public var kept: FSRSParameters? { fitted.logLoss < current.logLoss ? parameters : nil }

    /// Fits parameters without a report of the progress; see `init(_:current:progress:)`.
    public init?(_ history: ReviewHistory, current: FSRSParameters = .standard) {
        self.init(history, current: current) { _ in }
    }

    /// Fits parameters; nil when fewer than 100 counted reviews would be held out. Cost: O(n), about 6 s for a million
    /// reviews.
    ///
    /// - Parameters:
    ///   - current: the parameters in use, to compare with.
    ///   - progress: receives the finished share, 0…1; what it throws ends the fit.
    public init?(
        _ history: ReviewHistory, current: FSRSParameters = .standard, progress: (Double) throws -> Void
    ) rethrows {
        guard history.heldOut >= ReviewHistory.fewestHeldOut else { return nil }
        let end = history.firstHeldOut()
        let search = FSRSSearch(history: history, end: end, count: history.counted - history.heldOut)
        let isComplete = history.counted >= Self.fewestForAll
        var values = try search.parameters(from: FSRSParameters.standard.values, changing: Array(0..<4)) {
            try progress(isComplete ? $0 / 2 : $0)
        }
        if isComplete {
            values = try search.parameters(from: values, changing: Array(0..<17) + [20]) { try progress(0.5 + $0 / 2) }
        }
        parameters = FSRSParameters(rounding: values)
        fitted = PredictionScore(of: FSRS(parameters: parameters), on: history, from: end)
        self.current = PredictionScore(of: FSRS(parameters: current), on: history, from: end)
    }
}
