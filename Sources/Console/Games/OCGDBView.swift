import Coach
import GameDatabases
import Store
import Terminal

/// What was written to an ocgdb database, and what the format cannot store.
struct OCGDBView {
    private let report: OCGDBReport
    private let path: String

    init(_ report: OCGDBReport, _ path: String) {
        self.report = report
        self.path = path
    }

    var lines: [StyledText] {
        let lost: [(Int, String)] = [
            (report.gamesWithNullMoves, "game with null moves"), (report.chess960Games, "Chess960 game"),
            (report.variations, "variation"), (report.nags, "glyph"), (report.tags, "tag"),
        ]
        let words = lost.filter { $0.0 > 0 }.map { number, what in
            what.hasPrefix("game ") ? "\(counted(number, "game")) with null moves" : counted(number, what)
        }
        var lines = [StyledText("\(path): \(counted(report.games, "game")) written")]
        if !words.isEmpty {
            lines.append(StyledText("left out, because ocgdb cannot store it: " + words.joined(separator: ", ")))
        }
        if report.inexactDates > 0 {
            let dates = counted(report.inexactDates, "date")
            lines.append(StyledText("\(dates) had unknown parts, which ocgdb writes as 1 or leaves out"))
        }
        return lines
    }
}
