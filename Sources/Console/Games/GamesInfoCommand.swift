public import Coach
import Store
import Terminal

/// `prep games info`: shows the counts of the games database.
public struct GamesInfoCommand: Sendable {
    public var isJSON = false

    public init() {}

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        let workspace = try Workspace.openReadOnly(environment)
        var view = GamesInfoView(try workspace?.file.gamesInfo() ?? GamesInfo(), path: environment.databasePath)
        if let workspace {
            let base = try workspace.gamesDatabase()
            if base !== workspace.file { view.reference = (base.path, try base.gamesInfo()) }
        }
        if isJSON { printer.print(view.json) } else { printer.print(view.lines(columns: printer.terminal.columns)) }
        return .done
    }
}
