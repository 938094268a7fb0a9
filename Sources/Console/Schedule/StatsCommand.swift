import Chess
public import Coach
import Store
import Terminal

/// `prep stats`: shows the statistics.
public struct StatsCommand: Sendable {
    public var name: String?
    /// The days shown in the forecast.
    public var days = 30
    public var onlyLeeches = false
    public var isJSON = false

    public init(name: String?) { self.name = name }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        guard let workspace = try Workspace.openReadOnly(environment) else {
            throw CommandFailure("there is nothing to count yet; begin with: prep import FILE")
        }
        let figures = try StatsReport(
            workspace, name: name.map(workspace.file.repertoireName), days: max(30, days))
        if isJSON {
            printer.print(figures.json)
        } else if onlyLeeches {
            printer.print(LeechView(figures.leeches, printer.moves, columns: printer.terminal.textColumns).lines)
        } else {
            printer.print(StatsView(figures, days: days, printer.terminal).lines)
        }
        return .done
    }
}
