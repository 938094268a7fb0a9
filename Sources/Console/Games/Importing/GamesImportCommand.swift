public import Coach
import GameDatabases
import PGN
public import Store
import Terminal

/// `prep games import`: adds games from PGN files and third-party databases to the database, all files in one pass.
public struct GamesImportCommand: Sendable {
    public var files: [String]
    public var options = GamesImportOptions()
    public var isJSON = false

    public init(files: [String]) { self.files = files }

    /// Returns status 1 when a game was faulty or one of several files could not be read. After Ctrl-C nothing is
    /// imported.
    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        let workspace = try Workspace.open(environment)
        let games = workspace.file.importGames(options)
        var failures: [String: CommandFailure] = [:]
        let reports: [GamesImportReport]
        do {
            reports = try Interruption.intercepting { isAsked in
                for path in files {
                    do {
                        try read(path, into: games, workspace, printer.terminal, isAsked)
                    } catch let failure as CommandFailure where files.count > 1 {
                        failures[path] = failure
                    } catch let error as DatabaseFileError where files.count > 1 {
                        failures[path] = CommandFailure(error.message)
                    }
                }
                return try withProgress(files.last ?? "", printer.terminal, isAsked) {
                    try games.publish(progress: $0.show)
                }
            }
        } catch is CancellationError {
            let file = files.count == 1 ? files[0] : nil
            throw CommandFailure("stopped; no game was imported", file: file, status: .interrupted)
        }
        show(reports, failures, printer)
        let added = reports.reduce(0) { $0 + $1.added }
        if !isJSON, let advice = LargeBaseAdvice(games: added, hasCards: try workspace.file.hasCards(), files) {
            printer.say(advice.line)
        }
        return failures.isEmpty && reports.allSatisfy { $0.faulty == 0 } ? .done : .found
    }

    private func show(_ reports: [GamesImportReport], _ failures: [String: CommandFailure], _ printer: Printer) {
        var reports = reports[...]
        var documents: [JSON] = []
        var all = GamesImportTotal()
        for path in files {
            if let failure = failures[path] {
                if isJSON {
                    documents.append(["file": .string(path), "failure": .string(failure.message)])
                } else {
                    printer.say(StyledText(failure.description, .error))
                }
                continue
            }
            guard let report = reports.popFirst() else { continue }
            all.add(report)
            let view = GamesImportView(report, path)
            if isJSON {
                documents.append(view.json)
            } else {
                for line in view.errors { printer.say(line) }
                printer.print(view.lines)
            }
        }
        if isJSON {
            printer.print(["v": 1, "files": .array(documents)])
        } else if files.count > 1 {
            printer.print(all.line)
        }
    }

    private func withProgress<Value>(
        _ path: String, _ terminal: TerminalFacts, _ isAsked: () -> Bool, _ body: (ImportProgress) throws -> Value
    ) throws -> Value {
        try withoutActuallyEscaping(isAsked) { isAsked in
            let progress = ImportProgress(path: path, terminal, isQuiet: isJSON, isStopAsked: isAsked)
            defer { progress.clear() }
            return try body(progress)
        }
    }

    private func read(
        _ path: String, into games: GamesImport, _ workspace: Workspace, _ terminal: TerminalFacts,
        _ isAsked: () -> Bool
    ) throws {
        try withProgress(path, terminal, isAsked) { progress in
            guard path != "-", GameDatabase.isDatabase(path: path) else {
                return try readPGN(path, into: games, progress)
            }
            guard !workspace.file.isSameFile(as: path) else {
                throw CommandFailure("this is your own file, into which games are imported; name another", file: path)
            }
            let database = try GameDatabase(path: path)
            let last = Double(database.lastRow)
            try games.read(database) { step, row in
                progress.show(step, share: last > 0 ? Double(row) / last : nil)
            }
        }
    }

    private func readPGN(_ path: String, into games: GamesImport, _ progress: ImportProgress) throws {
        let pieces = try InputFile.expandedPieces(of: path)
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
        try games.read(&stream, progress: progress.show)
    }
}
