import Scheduling

/// Searches the pace of a plan: how many new positions a day the minutes are good for, and which minutes a date needs.
public struct PlanSearch: Sendable {
    private let simulator: PlanSimulator
    /// The number of days that are simulated.
    private let days: Int
    private let limits: PlanLimits

    /// How much may be lost by an even pace, in per cent: of the positions learned, or of the days until the last one is.
    private static let tolerance = 5

    /// - Parameter limits: the number of new positions and the minutes in them are replaced by those that are tried.
    public init(_ simulator: PlanSimulator, days: Int, limits: PlanLimits) {
        self.simulator = simulator
        self.days = days
        self.limits = limits
    }

    /// The limit of new positions a day that uses the minutes with the most even pace; 0 when not one position fits in.
    ///
    /// Without a limit as many are learned as the minutes of each day allow: the most at the beginning, when there are no
    /// reviews yet. The result is the smallest limit with which hardly less is learned: all in at most 5 % more study days,
    /// or, where even no limit leaves some, at least 95 % as many. Cost: about log₂(minutes × 5) simulations.
    public func newPositions(inMinutes minutes: Int) -> Int {
        let best = progress(nil, minutes)
        guard let most = best.perDay.max(), most > 0 else { return 0 }
        return Self.first(in: 1...most) { number in
            let progress = progress(number, minutes)
            guard best.left == 0 else {
                return progress.learned * 100 >= best.learned * (100 - Self.tolerance)
            }
            return progress.left == 0
                && progress.perDay.count * 100 <= best.perDay.count * (100 + Self.tolerance) + 99
        } ?? most
    }

    /// The smallest number of minutes a day in which the last new position is learned in time; nil when the limits of single
    /// repertoires, or the reviews of a day, do not allow it.
    public var minutesNeeded: Int? {
        Self.first(in: 1...24 * 60) { progress(nil, $0).left == 0 }
    }

    /// The new positions of each study day until the last one is learned.
    private struct Progress {
        var perDay: [Int] = []
        var left = 0
        var learned: Int { perDay.reduce(0, +) }
    }

    private func progress(_ newPerDay: Int?, _ minutes: Int) -> Progress {
        var tried = limits
        tried.newPerDay = newPerDay
        tried.minutes = minutes
        var simulation = PlanSimulation(simulator, days: days, tried)
        var progress = Progress()
        while simulation.left > 0, let day = simulation.simulateDay() {
            if !day.isFree { progress.perDay.append(day.new) }
        }
        progress.left = simulation.left
        return progress
    }

    /// Returns the first number with which `holds` is true, for a condition that holds from some number on; nil when it does
    /// not hold at the end.
    private static func first(in numbers: ClosedRange<Int>, where holds: (Int) -> Bool) -> Int? {
        var (bad, good) = (numbers.lowerBound - 1, numbers.lowerBound)
        // Doubling keeps the numbers small that are tried, because those cost the least.
        while !holds(good) {
            guard good < numbers.upperBound else { return nil }
            (bad, good) = (good, min(good * 2, numbers.upperBound))
        }
        while bad + 1 < good {
            let middle = bad + (good - bad) / 2
            if holds(middle) { good = middle } else { bad = middle }
        }
        return good
    }
}
