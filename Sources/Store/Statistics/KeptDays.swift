public import Scheduling

/// How steadily the learner works. A day is kept when it has a counted review, or when nothing was due on it.
public struct KeptDays: Hashable, Sendable {
    /// Kept days in a row up to today; a today that is not kept yet does not break it.
    public let streak: Int
    /// The longest row of kept days ever.
    public let best: Int
    /// Kept days among the last thirty, today included. Days before the first one with an answer are not kept.
    public let last30: Int

    /// - Parameter sums: ascending, one for each day on which something happened. Cost: O(days since the first).
    public init(_ sums: [DaySum], through today: StudyDay) {
        var row = 0
        var best = 0
        var recent = 0
        var nextDue: StudyDay?
        var index = 0
        var day = sums.first?.day ?? today.advanced(by: 1)
        while day <= today {
            var hasReview = false
            let wasDue = nextDue.map { $0 <= day } ?? false
            if index < sums.count, sums[index].day == day {
                hasReview = sums[index].counted > 0
                nextDue = sums[index].nextDue
                index += 1
            }
            let isKept = hasReview || !wasDue
            if isKept {
                row += 1
                if today - day < 30 { recent += 1 }
            } else if day < today {
                row = 0
            }
            best = max(best, row)
            day = day.advanced(by: 1)
        }
        streak = row
        self.best = best
        last30 = recent
    }
}
