import Chess
public import Coach
public import Openings
public import Store
import Terminal

/// `prep explore`: lists the moves played in a position.
public struct ExploreCommand: Sendable {
    public var line: PlayedLine
    public var filter: GameFilter
    /// Whether the settings that say which games count are ignored.
    public var countsAllGames = false
    /// Uses the learner's own games, even if the setting `games-db` names a database.
    public var isOwn = false
    public var isJSON = false

    public init(line: PlayedLine, filter: GameFilter = GameFilter()) {
        self.line = line
        self.filter = filter
    }

    /// Returns status 1 when no game reached the position.
    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        guard let workspace = try Workspace.openReadOnly(environment) else {
            let view = ExploreView(line.position, .none, columns: printer.terminal.columns)
            if isJSON { printer.print(view.json) } else { printer.say(Self.noGames) }
            return .found
        }
        let base = isOwn ? workspace.file : try workspace.gamesDatabase()
        let games = try CountedGames(base, workspace.filter(filter, isAll: countsAllGames))
        var view = ExploreView(
            line.position, try games.statistics(of: line.position), columns: printer.terminal.columns)
        view.counts = games.counts
        view.prepared = try workspace.file.preparedMoves(in: line.position)
        view.answers = try workspace.file.preparedAnswers(after: line.position)
        view.opening = try workspace.openingNames().opening(after: line.moves, from: line.start)
        if isJSON {
            printer.print(view.json)
        } else if !view.isEmpty, !printer.terminal.isOutputTerminal {
            printer.print(view.lines(printer))
        } else if !view.isEmpty {
            let side: Side = view.prepared.isEmpty ? .white : line.position.sideToMove
            let board = try BoardView(line, workspace.file, orientation: side, printer)
            printer.print(
                board.placed(printer.terminal) { columns in
                    view.columns = columns
                    return view.lines(printer)
                })
        } else {
            printer.say(try base.gamesCount() == 0 ? Self.noGames : Self.notReached(isFiltered: games.counts != nil))
            if let counts = games.counts { printer.say(counts.text) }
        }
        return view.isEmpty ? .found : .done
    }

    static let noGames = StyledText("There are no games yet; add some with: prep games import FILE.pgn")

    private static func notReached(isFiltered: Bool) -> StyledText {
        StyledText("No game of the database\(isFiltered ? " that you asked for" : "") reached this position.")
    }
}
