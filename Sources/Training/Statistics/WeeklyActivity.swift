public import Scheduling

/// How much was done in each of the last weeks, for a row of shades.
public struct WeeklyActivity: Hashable, Sendable {
    /// Graded answers a day on average, rounded up, so that no work is the only 0. The oldest week first; the last one
    /// is today and the six days before.
    public let answersPerDay: [Int]

    /// - Parameter weeks: how many weeks, this one included; below 1 there is none.
    public init(_ weeks: Int, to today: StudyDay, of sums: some Sequence<DaySums>) {
        guard weeks > 0 else {
            answersPerDay = []
            return
        }
        var answers = [Int](repeating: 0, count: weeks)
        for sum in sums where sum.day <= today {
            let weeksAgo = (today - sum.day) / 7
            if weeksAgo < weeks { answers[weeks - 1 - weeksAgo] += sum.answers }
        }
        answersPerDay = answers.map { ($0 + 6) / 7 }
    }

    /// The step of a day's answers: 0 for none, 1 to 9, 10 to 24, 25 to 49, and 4 for 50 and more.
    public static func step(_ answers: Int) -> Int {
        switch answers {
        case ...0: 0
        case ..<10: 1
        case ..<25: 2
        case ..<50: 3
        default: 4
        }
    }
}
