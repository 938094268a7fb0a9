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

    /// A line for each faulty game, and for each game whose Result tag contradicts its result.
    var errors: [StyledText] {
        report.errors.map { StyledText($0.line(in: path, of: "game")) }
            + report.warnings.map { StyledText($0.line(in: path, of: "game", isWarning: true)) }
            + report.databaseErrors.map { StyledText("\(path): error: \($0.message)") }
    }

    var lines: [StyledText] {
        guard !report.isRefused else {
            let games = counted(report.faulty, "faulty game")
            return [StyledText("\(path): no game was imported because of \(games) (--strict)", .error)]
        }
        let duplicates = report.duplicates.count + report.duplicatesWithinImport.count
        var line = "\(path): \(counted(report.added, "game")) added"
        if duplicates > 0 { line += ", \(counted(duplicates, "duplicate")) \(isKept ? "among them" : "left out")" }
        if report.faulty > 0 { line += ", \(counted(report.faulty, "faulty game")) left out" }
        return [StyledText(line)]
    }

    /// Whether duplicates were added too.
    private var isKept: Bool { report.added + report.faulty == report.games }

    var json: JSON {
        [
            "file": .string(path), "games": .integer(report.games), "added": .integer(report.added),
            "duplicates": .array(report.duplicates.map(Self.pair)),
            "twins": .array(report.duplicatesWithinImport.map(Self.pair)),
            "errors": .array(report.errors.map { $0.json(in: path) } + report.databaseErrors.map(json)),
            "warnings": .array(report.warnings.map { $0.json(in: path) }), "refused": .bool(report.isRefused),
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
