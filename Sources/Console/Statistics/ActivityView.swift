import Coach
import Scheduling
import Terminal
import Training

/// The last weeks as a map of days, and beside it the answers by the hour of the day.
struct ActivityView {
    private let activity: DailyActivity
    private let reviewsByHour: HoursOfDay
    /// The length of the period in which the reviews by the hour are counted.
    private let days: Int
    private let terminal: TerminalFacts

    /// - Parameter days: the length of the period in which the reviews by the hour are counted.
    init(_ activity: DailyActivity, _ reviewsByHour: HoursOfDay, days: Int, _ terminal: TerminalFacts) {
        self.activity = activity
        self.reviewsByHour = reviewsByHour
        self.days = days
        self.terminal = terminal
    }

    private static let gap = 4

    var lines: [StyledText] {
        guard !terminal.isPlain else { return sentences }
        let (map, hours) = (map, hours)
        let width = map.map(\.width).max() ?? 0
        let isBeside = width + Self.gap + (hours.map(\.width).max() ?? 0) <= terminal.textColumns
        guard !hours.isEmpty, isBeside else {
            return map.flatMap { $0.fitted(to: terminal.textColumns) }
                + hours.flatMap { $0.fitted(to: terminal.textColumns) }
        }
        return (0..<max(map.count, hours.count)).map { row in
            let left = map.indices.contains(row) ? map[row] : StyledText()
            guard hours.indices.contains(row), !hours[row].isEmpty else { return left }
            return left.padded(to: width + Self.gap) + hours[row]
        }
    }

    // MARK: - Days

    private var shades: [String] { Array(terminal.isUTF8 ? "·░▒▓█" : ".:+*#").map(String.init) }

    private var map: [StyledText] {
        let weeks = activity.calendar
        let title =
            StyledText("Last 26 weeks", .strong)
            + StyledText("  answers on \(counted(activity.activeDays, "day"))", .dim)
        let rows = zip(StudyDay.Weekday.allCases.indices, StudyDay.Weekday.allCases).map { row, weekday in
            weeks.reduce(StyledText(weekday.rawValue + " ", .dim)) { line, week in
                guard let answers = week[row] else { return line + StyledText(" ") }
                let step = DailyActivity.step(answers)
                return line + StyledText(shades[step], step == 0 ? .dim : .green)
            }
        }
        let legend = zip(shades, ["0", "1–9", "10–24", "25–49", "50+"]).map { $0 + $1 }.joined(separator: " ")
        return [title] + rows + [StyledText(legend, .dim)]
    }

    // MARK: - Hours

    /// Empty without a review in the period.
    private var hours: [StyledText] {
        let counts = reviewsByHour.reviews.map(\.counted)
        guard let largest = counts.max(), largest > 0 else { return [] }
        var title = StyledText("Hours", .strong)
        if let best = reviewsByHour.best, let worst = reviewsByHour.worst {
            title = title + StyledText("  best \(named(best))  worst \(named(worst))")
        }
        let height = 6
        let values = counts.map { count in
            // A count above 0 is always visible.
            count == 0 ? 0 : max(1 / Double(8 * height), Double(count) / Double(largest))
        }
        let plot = ShareGraph.rows(values, width: 24, height: height, isUTF8: terminal.isUTF8)
            .map { StyledText($0, .green) }
        return [title] + plot + [StyledText("0     6     12    18  23   \(days) d", .dim)]
    }

    /// `07 (93 %)`.
    private func named(_ hour: Int) -> String {
        let share = reviewsByHour.reviews[hour].percent.map { " (\($0) %)" } ?? ""
        return (hour < 10 ? "0" : "") + "\(hour)" + share
    }

    // MARK: - For a screen reader

    private var sentences: [StyledText] {
        let weeks = activity.perWeek.map(String.init).joined(separator: ", ")
        var lines = [
            StyledText("Answers a day in each of the last 26 weeks, the oldest first: \(weeks)."),
            StyledText("Answers on \(counted(activity.activeDays, "day")) of these weeks."),
        ]
        let hours = reviewsByHour.reviews.indices.filter { reviewsByHour.reviews[$0].counted > 0 }
        if !hours.isEmpty {
            let words = hours.map { "\($0) o'clock \(reviewsByHour.reviews[$0].counted)" }.joined(separator: ", ")
            lines.append(StyledText("Reviews by the hour in the last \(counted(days, "day")): \(words)."))
        }
        if let best = reviewsByHour.best, let worst = reviewsByHour.worst {
            lines.append(StyledText("Best hour \(spoken(best)), worst hour \(spoken(worst))."))
        }
        return lines
    }

    private func spoken(_ hour: Int) -> String {
        "\(hour) o'clock" + (reviewsByHour.reviews[hour].percent.map { ", \($0) per cent right" } ?? "")
    }
}
