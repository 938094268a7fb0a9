public import Scheduling

/// The number of graded answers on each of the last days, for a map of weeks.
public struct DailyActivity: Hashable, Sendable {
    /// The last day, in the last week.
    public let today: StudyDay
    /// The oldest first; the last one is today.
    public let answers: [Int]

    /// - Parameter weeks: the number of weeks of seven days, the last of which ends today; below 1 there are no days.
    public init(_ weeks: Int, to today: StudyDay, of sums: some Sequence<DaySums>) {
        var answers = [Int](repeating: 0, count: max(0, weeks) * 7)
        for sum in sums where sum.day <= today && today - sum.day < answers.count {
            answers[answers.count - 1 - (today - sum.day)] = sum.answers
        }
        self.today = today
        self.answers = answers
    }

    /// The average number of answers a day in each week, rounded up, so that only a week without answers is 0. The oldest
    /// week first; the last one is today and the six days before.
    public var perWeek: [Int] {
        stride(from: 0, to: answers.count, by: 7).map { (answers[$0..<$0 + 7].reduce(0, +) + 6) / 7 }
    }

    /// The number of days with answers.
    public var activeDays: Int { answers.count { $0 > 0 } }

    /// The calendar weeks, each from Monday to Sunday; nil for days outside the period.
    public var calendar: [[Int?]] {
        guard let first = answers.indices.first.map({ today.advanced(by: $0 - answers.count + 1) }) else { return [] }
        let before = StudyDay.Weekday.allCases.firstIndex(of: first.weekday) ?? 0
        let days = [Int?](repeating: nil, count: before) + answers
        let after = (7 - days.count % 7) % 7
        let all = days + [Int?](repeating: nil, count: after)
        return stride(from: 0, to: all.count, by: 7).map { Array(all[$0..<$0 + 7]) }
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
