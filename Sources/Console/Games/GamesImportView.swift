import Coach
import GameDatabases
import PGN
import Store
import Terminal

/// The result of importing a file of games.
struct GamesImportView {
    private let report: GamesImportReport
    private let path: String

    init(_ report: GamesImportReport, _ path: String) {
        self.report = report
        self.path = path
    }

    /// A line for each refused game.
    var errors: [StyledText] {
        report.errors.map { StyledText($0.line(in: path, of: "game")) }
            + report.databaseErrors.map { StyledText("\(path): error: \($0.message)") }
    }

    var lines: [StyledText] {
        guard !report.isRefused else {
            let games = counted(report.refused, "faulty game")
            return [StyledText("\(path): nothing was imported because of \(games); --keep-going skips them", .error)]
        }
        var line = "\(path): \(counted(report.added, "game")) added"
        if !report.duplicates.isEmpty { line += ", \(report.duplicates.count) already there" }
        if report.refused > 0 { line += ", \(counted(report.refused, "faulty game")) skipped" }
        guard !report.duplicatesWithinFile.isEmpty else { return [StyledText(line)] }
        return [
            StyledText(line),
            StyledText(
                "\(counted(report.duplicatesWithinFile.count, "game")) \(report.duplicatesWithinFile.count == 1 ? "occurs" : "occur") twice in the file.",
                .dim),
        ]
    }

    var json: JSON {
        [
            "file": .string(path), "games": .integer(report.games), "added": .integer(report.added),
            "duplicates": .array(report.duplicates.map(Self.pair)),
            "twins": .array(report.duplicatesWithinFile.map(Self.pair)),
            "errors": .array(report.errors.map { $0.json(in: path) } + report.databaseErrors.map(json)),
            "refused": .bool(report.isRefused),
        ]
    }

    private static func pair(_ duplicate: GamesImportReport.Duplicate) -> JSON {
        ["game": .integer(duplicate.number), "id": .integer(Int(duplicate.game))]
    }

    /// An error with the keys of an error in a PGN file; a database has IDs and plies instead of lines.
    private func json(_ error: DatabaseGameError) -> JSON {
        [
            "file": .string(path), "game": .integer(Int(error.row)), "line": nil, "column": nil, "ply": JSON(error.ply),
            "reason": .string(error.reason.rawValue), "message": .string(error.message),
        ]
    }
}
