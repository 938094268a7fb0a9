import Analysis
import Chess
import Coach
import Scheduling
import Terminal

/// When the learner played the same wrong move before: `You played 6...Bg4 here on 3 and 17 October.`
struct RepeatedMistakeView {
    let mistake: ExplainedMove
    let today: StudyDay
    var moves = MoveWriting.letters

    /// The number of days that are named; of earlier ones only the number is.
    private static let named = 4

    /// Nil before the third time.
    var text: StyledText? {
        guard mistake.isRepeated else { return nil }
        let position = mistake.position
        let name = position.moveNumberText + position.san(mistake.played)
        return StyledText("You played \(name) here \(dates).", .warning).writingMoves(moves)
    }

    /// `on 3 and 17 October and earlier today`
    private var dates: String {
        let days = mistake.daysBefore.filter { $0 != today }
        let isToday = days.count < mistake.daysBefore.count
        let shown = days.suffix(Self.named)
        let hidden = days.count - shown.count
        var parts: [String] = []
        if !shown.isEmpty { parts.append("on " + names(Array(shown)).joinedByAnd) }
        if hidden > 0 { parts[0] += hidden == 1 ? " (and on 1 day before)" : " (and on \(hidden) days before)" }
        if isToday { parts.append("earlier today") }
        return parts.joined(separator: " and ")
    }

    /// The days; the month once if all have the same one.
    private func names(_ days: [StudyDay]) -> [String] {
        let isOneMonth = Set(days.map { [$0.year, $0.month] }).count == 1
        return days.enumerated().map { index, day in
            isOneMonth && index < days.count - 1 ? "\(day.day)" : day.long(today: today)
        }
    }
}
