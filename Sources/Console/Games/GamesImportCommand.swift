public import Coach
import GameDatabases
import PGN
import Store
import Terminal

/// `prep games import`: adds games from PGN files and third-party databases to the database.
public struct GamesImportCommand: Sendable {
    public var files: [String]
    /// Leaves out faulty games; otherwise one faulty game rejects its file.
    public var skipsFaultyGames = false
    /// Extends the position index; otherwise deletes it.
    public var updatesIndex = true
    public var isJSON = false

    public init(files: [String]) { self.files = files }

    /// Returns status 1 when a game was refused, 130 after Ctrl-C, when the file that was being read is not imported.
    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        let workspace = try Workspace.open(environment)
        var documents: [JSON] = []
        var hasErrors = false
        for path in files {
            let report = try importFile(path, workspace, printer.terminal)
            let view = GamesImportView(report, path)
            hasErrors = hasErrors || report.refused > 0
            if isJSON {
                documents.append(view.json)
            } else {
                for line in view.errors { printer.say(line) }
                printer.print(view.lines)
            }
        }
        if isJSON { printer.print(["v": 1, "files": .array(documents)]) }
        return hasErrors ? .found : .done
    }

    private func importFile(_ path: String, _ workspace: Workspace, _ terminal: TerminalFacts) throws
        -> GamesImportReport
    {
        do {
            return try Interruption.intercepting { isAsked in
                try withoutActuallyEscaping(isAsked) { isAsked in
                    let progress = ImportProgress(
                        path: path, terminal, isQuiet: isJSON, isStopAsked: isAsked)
                    defer { progress.clear() }
                    guard path != "-", GameDatabase.isDatabase(path: path) else {
                        return try importPGN(path, workspace, progress)
                    }
                    return try importDatabase(path, workspace, progress)
                }
            }
        } catch is CancellationError {
            throw CommandFailure("stopped; no game of this file was imported", file: path, status: .interrupted)
        }
    }

    private func importPGN(_ path: String, _ workspace: Workspace, _ progress: ImportProgress) throws
        -> GamesImportReport
    {
        let pieces = try InputFile.pieces(of: path)
        var isFirst = true
        var stream = PGNStream(
            progress.counting(isPipe: path == "-") { count in
                let piece = try pieces(count)
                if isFirst, piece.starts(with: "SQLite format 3\0".utf8) {
                    throw CommandFailure("a database cannot be read from a pipe; name its file", file: path)
                }
                isFirst = false
                return piece
            })
        return try workspace.file.importGames(
            &stream, skipsFaultyGames: skipsFaultyGames, updatesIndex: updatesIndex, progress: progress.show)
    }

    private func importDatabase(_ path: String, _ workspace: Workspace, _ progress: ImportProgress) throws
        -> GamesImportReport
    {
        guard !workspace.file.isSameFile(as: path) else {
            throw CommandFailure("this is your own file, into which games are imported; name another", file: path)
        }
        let database = try GameDatabase(path: path)
        let last = Double(database.lastRow)
        return try workspace.file.importGames(
            of: database, skipsFaultyGames: skipsFaultyGames, updatesIndex: updatesIndex
        ) {
            step, row in
            progress.show(step, share: last > 0 ? Double(row) / last : nil)
        }
    }
}
