/// FSRS-6: the stability and difficulty of a memory, and the interval after which it is asked again.
///
/// Source: py-fsrs 6.3.2 of Open Spaced Repetition; with the same parameters the results agree to one part in 10⁹.
/// Elapsed time is whole study days. All operations are O(1).
public struct FSRS: Hashable, Sendable {
    public let parameters: FSRSParameters
    public let retention: DesiredRetention
    /// F = 0.9^(−1/w20) − 1, so that the probability of recall is 90 % after S days.
    private let factor: Double
    /// The interval in units of S/F: r^(−1/w20) − 1.
    private let intervalFactor: Double

    /// The longest interval in days: a hundred years.
    public static let longestInterval = 36_500

    public init(parameters: FSRSParameters = .standard, retention: DesiredRetention = .standard) {
        self.parameters = parameters
        self.retention = retention
        let exponent = -1 / parameters[20]
        factor = Real.pow(0.9, exponent) - 1
        intervalFactor = Real.pow(retention.probability, exponent) - 1
    }

    /// Returns the memory after the first review of a card.
    public func first(_ rating: FSRSRating) -> FSRSMemory {
        FSRSMemory(clamping: parameters[rating.rawValue - 1], firstDifficulty(rating))
    }

    /// The memory of a card that the learner declares as known: a stability of three weeks, and the difficulty after a
    /// first Good.
    public var known: FSRSMemory { FSRSMemory(clamping: Double(SM2.known.interval), firstDifficulty(.good)) }

    /// Returns the memory after a further review.
    ///
    /// - Parameter elapsedDays: the study days since the review before; 0 on the same day. Negative ones count as 0.
    public func reviewed(_ memory: FSRSMemory, elapsedDays: Int, _ rating: FSRSRating) -> FSRSMemory {
        let stability =
            elapsedDays < 1
            ? sameDayStability(memory, rating)
            : rating.isPass
                ? passedStability(memory, retrievability(of: memory, afterDays: elapsedDays), rating)
                : failedStability(memory, retrievability(of: memory, afterDays: elapsedDays))
        return FSRSMemory(clamping: stability, nextDifficulty(memory.difficulty, rating))
    }

    /// Returns the probability of recall, R: 1 on the day of the review, then decreasing towards 0.
    ///
    /// - Parameter days: the study days since the review. Negative ones count as 0.
    public func retrievability(of memory: FSRSMemory, afterDays days: Int) -> Double {
        retrievability(stability: memory.stability, afterDays: days)
    }

    /// Returns R for a stability above 0.
    func retrievability(stability: Double, afterDays days: Int) -> Double {
        Real.pow(1 + factor * Double(max(0, days)) / stability, -parameters[20])
    }

    /// Returns the days after which the probability of recall has decreased to `retention`, 1…36,500, rounded half to
    /// even.
    public func interval(_ memory: FSRSMemory) -> Int {
        let days = ((memory.stability / factor) * intervalFactor).rounded(.toNearestOrEven)
        return Int(min(max(days, 1), Double(Self.longestInterval)))
    }

    /// D0 before it is limited to 1…10.
    private func firstDifficulty(_ rating: FSRSRating) -> Double {
        parameters[4] - Real.exp(parameters[5] * Double(rating.rawValue - 1)) + 1
    }

    private func nextDifficulty(_ difficulty: Double, _ rating: FSRSRating) -> Double {
        let change = -parameters[6] * Double(rating.rawValue - 3)
        let damped = difficulty + (10 - difficulty) * change / 9
        return parameters[7] * firstDifficulty(.easy) + (1 - parameters[7]) * damped
    }

    private func passedStability(_ memory: FSRSMemory, _ recall: Double, _ rating: FSRSRating) -> Double {
        let bonus =
            switch rating {
            case .hard: parameters[15]
            case .easy: parameters[16]
            case .again, .good: 1.0
            }
        let growth =
            Real.exp(parameters[8]) * (11 - memory.difficulty) * Real.pow(memory.stability, -parameters[9])
            * (Real.exp((1 - recall) * parameters[10]) - 1)
        return memory.stability * (1 + growth * bonus)
    }

    private func failedStability(_ memory: FSRSMemory, _ recall: Double) -> Double {
        let long =
            parameters[11] * Real.pow(memory.difficulty, -parameters[12])
            * (Real.pow(memory.stability + 1, parameters[13]) - 1) * Real.exp((1 - recall) * parameters[14])
        return min(long, memory.stability / Real.exp(parameters[17] * parameters[18]))
    }

    private func sameDayStability(_ memory: FSRSMemory, _ rating: FSRSRating) -> Double {
        let growth =
            Real.exp(parameters[17] * (Double(rating.rawValue - 3) + parameters[18]))
            * Real.pow(memory.stability, -parameters[19])
        return memory.stability * (rating.isPass ? max(growth, 1) : growth)
    }
}
