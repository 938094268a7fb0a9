public import Chess
public import Coach
import GameDatabases
import PGN
public import Store
import Terminal

/// `prep games export`: writes games as PGN or as an ocgdb database. Chapters of repertoires are left out
/// (`prep export` writes them).
public struct GamesExportCommand: Sendable {
    public enum Format: String, Sendable, CaseIterable { case pgn, ocgdb }

    /// The IDs of the games, in this order; empty for all games that match the filter, ordered by ID.
    public var ids: [Int64]
    public var filter: GameFilter
    public var position: Position?
    public var format: Format
    public var output: OutputChoice

    public init(
        ids: [Int64] = [], filter: GameFilter = GameFilter(), position: Position? = nil, format: Format = .pgn,
        output: OutputChoice = .standardOutput
    ) {
        self.ids = ids
        self.filter = filter
        self.position = position
        self.format = format
        self.output = output
    }

    /// Returns status 1, and writes nothing, when there is no such game; also when a damaged game is missing.
    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        try output.check(environment)
        guard let file = try Workspace.openReadOnly(environment)?.file else {
            printer.say(ExploreCommand.noGames)
            return .found
        }
        let games = try chosen(file)
        guard !games.isEmpty else {
            printer.say(StyledText("No game matches; nothing was written."))
            return .found
        }
        let damaged: Int
        do {
            damaged = try Interruption.intercepting { isAsked in
                switch format {
                case .pgn: try writePGN(games, file, environment, printer, isAsked)
                case .ocgdb: try writeOCGDB(games, file, environment, printer, isAsked)
                }
            }
        } catch is CancellationError {
            throw CommandFailure("stopped; nothing was written", file: output.path, status: .interrupted)
        } catch is OutputClosed {
            return .done
        }
        guard damaged > 0 else { return .done }
        printer.say(StyledText("\(counted(damaged, "damaged game")) missing; all others were written", .error))
        return .found
    }

    private func chosen(_ file: LearnerFile) throws -> [Int64] {
        guard !ids.isEmpty else { return try file.gameIDs(filter, reaching: position) }
        for id in ids where try file.gameHeader(id) == nil { throw try GamesShowCommand.missing(id, file) }
        return ids
    }

    /// Returns the number of damaged games, each of which is reported.
    private func writePGN(
        _ games: [Int64], _ file: LearnerFile, _ environment: Environment, _ printer: Printer,
        _ isStopped: () -> Bool
    ) throws -> Int {
        var damaged = 0
        let place = try output.file(environment)
        var text = ""
        func write() throws {
            if let place { try place.write(text) } else { printer.deliver(text) }
            text.removeAll(keepingCapacity: true)
            if place == nil, printer.isBroken { throw OutputClosed() }
        }
        var isFirst = true
        try file.forEachGame(games) { error in
            damaged += 1
            printer.say(StyledText(error.message, .error))
        } _: { _, tree in
            if isStopped() { throw CancellationError() }
            if !isFirst { text += "\n" }
            isFirst = false
            text += PGNWriter.write(tree)
            if text.utf8.count > 1 << 16 { try write() }
        }
        try write()
        guard let place, let path = output.path else { return damaged }
        try place.finish()
        printer.say(StyledText("\(path): \(counted(games.count - damaged, "game")) written"))
        return damaged
    }

    private func writeOCGDB(
        _ games: [Int64], _ file: LearnerFile, _ environment: Environment, _ printer: Printer,
        _ isStopped: () -> Bool
    ) throws -> Int {
        var damaged = 0
        guard let path = output.path else {
            throw CommandFailure("a database needs a file; name one with -o FILE", status: .usage)
        }
        let place = try OutputFile(path, rules: output.rules(environment))
        let writer = try OCGDBWriter(filling: place.temporaryPath, for: path)
        try file.forEachGame(games) { error in
            damaged += 1
            printer.say(StyledText(error.message, .error))
        } _: { _, tree in
            if isStopped() { throw CancellationError() }
            try writer.append(tree)
        }
        let report = try writer.finish()
        try place.finish()
        for line in OCGDBView(report, path).lines { printer.say(line) }
        return damaged
    }

    private struct OutputClosed: Error {}
}
