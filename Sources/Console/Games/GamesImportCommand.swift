import PGN
import Store
import Terminal

/// `prep games import`: games into the database.
public struct GamesImportCommand: Sendable {
    public var files: [String]
    /// Faulty games are left out; otherwise one of them keeps its file out.
    public var isKeptGoing = false
    public var isJSON = false

    public init(files: [String]) { self.files = files }

    /// Status 1 when a game was refused.
    public func run(_ surroundings: Surroundings, _ printer: Printer) throws -> ExitStatus {
        let desk = try Desk.open(surroundings, printer)
        var documents: [JSON] = []
        var hasErrors = false
        for path in files {
            let progress = ImportProgress(path: path, isShown: surroundings.isErrorTerminal && !isJSON)
            var stream = PGNStream(try progress.counting(InputFile.pieces(of: path)))
            let report = try desk.file.importGames(&stream, isKeptGoing: isKeptGoing, progress: progress.show)
            progress.clear()
            hasErrors = hasErrors || !report.errors.isEmpty
            if isJSON {
                documents.append(Self.json(report, path))
            } else {
                for error in report.errors { printer.say(StyledText(error.line(in: path, of: "game"))) }
                printer.print(Self.lines(report, path))
            }
        }
        if isJSON { printer.print(["v": 1, "files": .array(documents)]) }
        return hasErrors ? .found : .done
    }

    private static func lines(_ report: GamesImportReport, _ path: String) -> [StyledText] {
        var lines: [StyledText] = []
        let name = Untrusted.visible(path)
        if report.isRefused {
            let errors = counted(report.errors.count, "faulty game")
            lines.append(
                StyledText("\(name): nothing was taken, because of \(errors); --keep-going leaves them out", .error))
            return lines
        }
        var line = "\(name): \(counted(report.added, "game")) added"
        if !report.duplicates.isEmpty { line += ", \(report.duplicates.count) already there" }
        if !report.errors.isEmpty { line += ", \(counted(report.errors.count, "faulty game")) left out" }
        lines.append(StyledText(line))
        if !report.twins.isEmpty {
            lines.append(
                StyledText("\(counted(report.twins.count, "game")) of these the file itself holds twice", .dim))
        }
        return lines
    }

    private static func json(_ report: GamesImportReport, _ path: String) -> JSON {
        [
            "file": .string(path), "games": .integer(report.games), "added": .integer(report.added),
            "duplicates": .array(
                report.duplicates.map { ["game": .integer($0.number), "id": .integer(Int($0.game))] }),
            "twins": .array(report.twins.map { ["game": .integer($0.number), "id": .integer(Int($0.game))] }),
            "errors": .array(report.errors.map { $0.json(in: path) }), "refused": .bool(report.isRefused),
        ]
    }
}
