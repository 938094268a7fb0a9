public import Scheduling

/// The number of answers in each of the last weeks, for a row of shades.
public struct WeeklyActivity: Hashable, Sendable {
    /// The average number of graded answers a day, rounded up, so that only a week without answers is 0. The oldest week
    /// first; the last one is today and the six days before.
    public let answersPerDay: [Int]

    /// - Parameter weeks: the number of weeks, this one included; below 1 the row is empty.
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

    /// The shade of a number of answers: 0 for none, 1 for 1 to 9, 2 for 10 to 24, 3 for 25 to 49, 4 for 50 or more.
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
