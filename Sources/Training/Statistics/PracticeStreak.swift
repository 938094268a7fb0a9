public import Scheduling

/// The days on which the learner practised. A day counts when it has a counted review, or when nothing was due on it. Days
/// before the first activity do not count.
public struct PracticeStreak: Hashable, Sendable {
    /// The number of such days among the last thirty, today included.
    public let last30: Int
    /// The number of such days in a row up to today; a today without practice so far does not break it.
    public let streak: Int
    /// The longest streak so far.
    public let best: Int

    /// - Parameter sums: all days with any activity, ascending. Whether something was due on another day follows from the
    ///   day before it. Cost: O(days since the first).
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
