public import Chess
public import Coach
public import Store
import Terminal

/// `prep games list`: lists the games of the learner's file, the newest first.
public struct GamesListCommand: Sendable {
    public var filter: GameFilter
    /// Lists only games that reach this position.
    public var position: Position?
    /// The maximum number of games; 0 for all.
    public var limit: Int
    public var isJSON = false

    public init(filter: GameFilter = GameFilter(), position: Position? = nil, limit: Int = 20) {
        self.filter = filter
        self.position = position
        self.limit = limit
    }

    /// Returns status 1 when no game matches the filter.
    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        let file = try Workspace.openReadOnly(environment)?.file
        let ids = try file?.gameIDs(filter, reaching: position, .newestFirst) ?? []
        let shown = limit > 0 ? ids.prefix(limit) : ids[...]
        let view = GamesListView(try shown.compactMap { try file?.gameHeader($0) }, columns: printer.terminal.columns)
        if isJSON {
            printer.print(view.json(total: ids.count))
        } else {
            printer.print(view.lines)
            if let message = try message(ids.count, shown.count, file) { printer.say(StyledText(message)) }
        }
        return ids.isEmpty && isAsking ? .found : .done
    }

    private var isAsking: Bool { !filter.isEmpty || position != nil }

    private func message(_ found: Int, _ shown: Int, _ file: LearnerFile?) throws -> String? {
        if found > shown {
            return "… and \(found - shown) more; --limit 0 shows all; --player, --eco and others filter"
        }
        guard found == 0 else { return nil }
        guard let file, try file.gamesCount() > 0 else { return ExploreCommand.noGames.plain }
        return "None of your \(counted(try file.gamesCount(), "game")) matches."
    }
}
