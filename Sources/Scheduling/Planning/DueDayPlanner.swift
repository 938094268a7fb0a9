/// Chooses the due day after a review so that the days have equal work.
///
/// From an interval of 3 days on, the due day moves by at most a twentieth of the interval (at least one day) to the
/// least loaded day; of equal ones to that with the smaller shift, then to the earlier one. A card on an easy day counts
/// twice. A free day is chosen only where all days in reach are free. The interval in the memory state is not changed.
public struct DueDayPlanner: Hashable, Sendable {
    /// The shortest interval in days whose due day may move.
    public static let shortestInterval = 3

    public let week: StudyWeek

    public init(week: StudyWeek = .normal) { self.week = week }

    /// Returns the largest number of days by which the due day may move, in either direction.
    public static func largestShift(interval: Int) -> Int {
        interval < shortestInterval ? 0 : max(1, interval / 20)
    }

    /// Returns the days that may be chosen, for one query of their loads.
    public func reach(of interval: Int, from day: StudyDay) -> ClosedRange<StudyDay> {
        let due = day.advanced(by: interval)
        let shift = Self.largestShift(interval: interval)
        return due.advanced(by: -shift)...due.advanced(by: shift)
    }

    /// Returns the due day of a card. Cost: one call of `load` for each day in reach, at most 3,651.
    ///
    /// - Parameters:
    ///   - interval: the interval of the memory state in days, at least 1.
    ///   - day: the day of the review.
    ///   - load: the number of other cards due on a day.
    public func due(interval: Int, from day: StudyDay, load: (StudyDay) -> Int) -> StudyDay {
        let nominal = day.advanced(by: interval)
        let shift = Self.largestShift(interval: interval)
        // By shift, the earlier of two equal ones first.
        let days = [nominal] + (0..<shift).flatMap { [nominal.advanced(by: -$0 - 1), nominal.advanced(by: $0 + 1)] }
        let open = days.filter { week.kind($0) != .free }
        var best: (day: StudyDay, work: Int)?
        for day in open {
            let work = week.kind(day) == .easy ? 2 * load(day) + 1 : load(day)
            if best.map({ work < $0.work }) ?? true { best = (day, work) }
        }
        return best?.day ?? nominal
    }
}
