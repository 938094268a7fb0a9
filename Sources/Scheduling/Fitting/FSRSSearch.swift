/// Searches the parameters of FSRS-6 under which the reviews before an event are most likely, by Adam in a fixed number
/// of passes. The order of the reviews is fixed: the same reviews give the same parameters, whatever the order in which their
/// cards were added.
struct FSRSSearch {
    /// The passes over all reviews.
    static let passes = 12
    /// The reviews after which the parameters take a step.
    private static let batch = 512
    /// The fewest steps of a pass; a small log has smaller batches.
    private static let fewestSteps = 16
    /// The largest step, at the start of the search; it decreases to 0 along half a cosine wave. In units of a standard
    /// deviation; for the initial stabilities in units of their logarithm.
    private static let rate = 0.05

    /// The standard deviation of each parameter over the learners of the public benchmark.
    ///
    /// Source: fsrs-rs of Open Spaced Repetition, `PARAMS_STDDEV` in its training, which uses them in the same way.
    private static let deviations = [
        6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25, 1.03, 0.31,
        0.32, 0.14, 0.27,
    ]

    let history: ReviewHistory
    /// Events from this one on are not used.
    let end: Int64
    /// The number of counted reviews before `end`.
    let count: Int

    /// Returns the best parameters found.
    ///
    /// - Parameters:
    ///   - start: where the search begins.
    ///   - free: the indices of the parameters that may change.
    ///   - progress: receives the finished share of the search, 0…1, and ends the search by throwing.
    func parameters(
        from start: [Double], changing free: [Int], progress: (Double) throws -> Void
    ) rethrows -> [Double] {
        var parameters = start
        var point = free.map { Self.coordinate(parameters[$0], $0) }
        var adam = AdamOptimizer(count: free.count)
        var likelihood = FSRSLikelihood(parameters)
        var slope = [Double](repeating: 0, count: free.count)
        var order = history.runs.indices.sorted { firstEvent($0) < firstEvent($1) }
        var shuffle = FixedShuffle()
        let batch = max(1, min(Self.batch, count / Self.fewestSteps))
        let steps = Double(Self.passes * ((count + batch - 1) / batch))
        var taken = 0.0

        func step() {
            let share = Double(likelihood.count) / Double(count)
            for (place, index) in free.enumerated() {
                let deviation = Self.deviations[index]
                let distance = (parameters[index] - FSRSParameters.standard[index]) / deviation
                let total = likelihood.gradient[index] + share * 2 * distance / deviation
                slope[place] = total * Self.slope(parameters[index], index) / Double(likelihood.count)
            }
            let rate = Self.rate * (1 + Real.cos(min(taken / steps, 1) * .pi)) / 2
            adam.step(&point, against: slope, rate: rate)
            for (place, index) in free.enumerated() {
                let range = FSRSParameters.ranges[index]
                parameters[index] = min(max(Self.value(point[place], index), range.lowerBound), range.upperBound)
                point[place] = Self.coordinate(parameters[index], index)
            }
            taken += 1
            likelihood.restart(parameters)
        }

        for _ in 0..<Self.passes {
            order.shuffle(using: &shuffle)
            for run in order {
                likelihood.add(history.runs[run], of: history.reviews, before: end)
                if likelihood.count >= batch {
                    step()
                    try progress(min(taken / steps, 1))
                }
            }
            if likelihood.count > 0 { step() }
        }
        return parameters
    }

    private func firstEvent(_ run: Int) -> Int64 { history.reviews[history.runs[run].reviews.lowerBound].event }

    /// The initial stabilities differ by factors, the others by standard deviations.
    private static func coordinate(_ value: Double, _ index: Int) -> Double {
        index < 4 ? Real.log(value) : value / deviations[index]
    }

    private static func value(_ coordinate: Double, _ index: Int) -> Double {
        index < 4 ? Real.exp(coordinate) : coordinate * deviations[index]
    }

    /// The derivative of `value`.
    private static func slope(_ value: Double, _ index: Int) -> Double {
        index < 4 ? value : deviations[index]
    }
}
