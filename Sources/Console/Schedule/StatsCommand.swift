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
    /// Compares the schedulers instead.
    public var onlySchedulers = false
    public var isJSON = false

    public init(name: String?) { self.name = name }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        guard let workspace = try Workspace.openReadOnly(environment) else {
            throw CommandFailure("there is nothing to count yet; begin with: prep import FILE")
        }
        guard !onlySchedulers else { return try compareSchedulers(workspace, printer) }
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

    private func compareSchedulers(_ workspace: Workspace, _ printer: Printer) throws -> ExitStatus {
        guard name == nil else {
            throw CommandFailure(
                "--schedulers compares on the reviews of all repertoires; leave out “\(name ?? "")”", status: .usage)
        }
        let view = SchedulersView(try SchedulersReport(workspace.file), columns: printer.terminal.textColumns)
        if isJSON { printer.print(view.json) } else { printer.print(view.lines) }
        return .done
    }
}
