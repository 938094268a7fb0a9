import Scheduling

/// Searches the pace of a plan: how many new positions fit into the minutes, and which minutes a date needs.
public struct PlanSearch: Sendable {
    private let simulator: PlanSimulator
    /// The number of days that are simulated.
    private let days: Int
    private let limits: PlanLimits
    /// The days on which something may be asked, at least 1.
    private let studyDays: Int

    /// - Parameter limits: the number of new positions and the minutes in them are replaced by those that are tried.
    public init(_ simulator: PlanSimulator, days: Int, limits: PlanLimits) {
        self.simulator = simulator
        self.days = days
        self.limits = limits
        studyDays = max(1, (0..<days).count { simulator.week.kind(simulator.today.advanced(by: $0)) != .free })
    }

    /// The largest number of new positions a day that fit into the minutes. A number fits when on nine study days of ten,
    /// until the last new position is learned, all new positions of the day are learned within the minutes. The days at the
    /// beginning on which even reviews have to wait do not count: there a backlog takes the time. Cost: about 2·log₂(result)
    /// simulations.
    public func newPositions(inMinutes minutes: Int) -> Int {
        // No day has time for more: each takes two questions.
        let most = minutes * 60_000 / (2 * max(1, simulator.model.milliseconds))
        let highest = min(most, simulator.cards.count { $0.schedule.due == nil })
        return Self.last(upTo: highest) { result($0, minutes) != .tooMany }
    }

    /// The smallest number of minutes a day in which the last new position is learned in time, with a number of new positions
    /// a day that fits; nil when the limits of single repertoires, or the reviews of a day, do not allow it.
    public var minutesNeeded: Int? {
        let new = simulator.cards.count { $0.schedule.due == nil }
        // A tenth more than the average, because on one day of ten not all of them may fit.
        let average = (new + studyDays - 1) / studyDays
        let pace = average + (average + 9) / 10
        guard result(pace, nil) == .finished else { return nil }
        let longest = 24 * 60
        let tooFew = Self.last(upTo: longest) { result(pace, $0) != .finished }
        return tooFew < longest ? tooFew + 1 : nil
    }

    private enum Result {
        /// All new positions are learned.
        case finished
        /// The number fits, but new positions are left at the end.
        case unfinished
        /// On more than one day of ten not all new positions of the day fit in.
        case tooMany
    }

    /// Simulates until the last new position is learned.
    private func result(_ newPerDay: Int, _ minutes: Int?) -> Result {
        var tried = limits
        tried.newPerDay = newPerDay
        tried.minutes = minutes
        var simulation = PlanSimulation(simulator, days: days, tried)
        var (study, short) = (0, 0)
        var isCatchingUp = true
        while simulation.left > 0, let day = simulation.simulateDay() {
            isCatchingUp = isCatchingUp && day.waiting > 0
            guard !day.isFree, !isCatchingUp else { continue }
            study += 1
            if day.new < day.wantedNew { short += 1 }
            if short * 10 > studyDays { return .tooMany }
        }
        guard !isCatchingUp, short * 10 <= study else { return .tooMany }
        return simulation.left == 0 ? .finished : .unfinished
    }

    /// Returns the last number from 1 on with which `holds` is true, or 0, for a condition that holds up to some number: by
    /// doubling, then by halving.
    private static func last(upTo highest: Int, _ holds: (Int) -> Bool) -> Int {
        var (good, bad) = (0, highest + 1)
        var next = 1
        while next < bad {
            guard holds(next) else {
                bad = next
                break
            }
            good = next
            next *= 2
        }
        while good + 1 < bad {
            let middle = good + (bad - good) / 2
            if holds(middle) { good = middle } else { bad = middle }
        }
        return good
    }
}
