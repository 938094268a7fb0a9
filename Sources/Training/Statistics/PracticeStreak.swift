public import Scheduling

/// On how many days the learner kept up: a day is kept when it has a counted review, or nothing was due on it. Days before
/// the first activity do not count.
public struct PracticeStreak: Hashable, Sendable {
    /// Kept days of the last thirty, today included.
    public let last30: Int
    /// Kept days in a row up to today; a today that is not kept yet does not break it.
    public let streak: Int
    /// The longest row so far.
    public let best: Int

    /// - Parameter sums: all days with any activity, ascending. A day without one is judged by what the day before it
    ///   left due. Cost: O(days since the first).
    public init(_ sums: [DaySums], today: StudyDay) {
        var last30 = 0
        var run = 0
        var best = 0
        var index = 0
        var dueBefore: StudyDay?
        guard var day = sums.first?.day, day <= today else {
            (self.last30, streak, self.best) = (0, 0, 0)
            return
        }
        while day <= today {
            let sum = index < sums.count && sums[index].day == day ? sums[index] : nil
            let nothingWasDue = dueBefore.map { $0 > day } ?? true
            if (sum?.counted ?? 0) > 0 || nothingWasDue {
                run += 1
                if today - day < 30 { last30 += 1 }
            } else if day < today {
                run = 0
            }
            best = max(best, run)
            if let sum {
                dueBefore = sum.nextDue
                index += 1
            }
            day = day.advanced(by: 1)
        }
        self.last30 = last30
        streak = run
        self.best = best
    }
}
