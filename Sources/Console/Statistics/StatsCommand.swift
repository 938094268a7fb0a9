import Chess
public import Coach
public import Openings
import Store
import Terminal

/// `prep stats`: shows the statistics of everything, of a repertoire or of a branch.
public struct StatsCommand: Sendable {
    /// What is shown.
    public enum Form: Sendable {
        case overview
        /// The positions that are forgotten again and again, with the moves played instead.
        case leeches
        /// The positions most often wrong, and those that are mixed up.
        case mistakes
        /// The figures of each branch.
        case tree
        /// How well the schedulers predict the learner's answers.
        case schedulers
    }

    public var name: String?
    /// The moves to the branch that is shown; nil shows everything.
    public var from: PlayedLine?
    public var form = Form.overview
    /// The days of the forecast and of the period looked back on.
    public var days = 30
    /// The number of levels of the tree; nil takes the usual number.
    public var depth: Int?
    public var isJSON = false

    public init(name: String?) { self.name = name }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        guard let workspace = try Workspace.openReadOnly(environment) else {
            throw CommandFailure("there is nothing to count yet; begin with: prep import FILE")
        }
        var command = self
        command.name = try name.map(workspace.file.repertoireName)
        switch form {
        case .schedulers: try command.compareSchedulers(workspace, printer)
        case .tree: try command.showTree(workspace, printer)
        case .overview, .leeches, .mistakes:
            if let from {
                try command.showBranch(from, workspace, printer)
            } else {
                try command.show(workspace, printer)
            }
        }
        return .done
    }

    private func show(_ workspace: Workspace, _ printer: Printer) throws {
        let figures = try StatsReport(workspace, name: name, days: days)
        func document() throws -> JSON {
            figures.json.adding(["leeches": StatsReport.json(try workspace.file.leeches(named: name))])
        }
        switch form {
        case .leeches:
            let leeches = try MistakesReport.leeches(workspace.file.leeches(named: name), workspace.file)
            if isJSON {
                printer.print(figures.json.adding(["leeches": LeechView.json(leeches)]))
            } else {
                printer.page(LeechView(leeches, printer).lines)
            }
        case .mistakes:
            let view = MistakesView(try MistakesReport(workspace, name: name, days: days), printer)
            if isJSON {
                printer.print(try document().adding(["mistakes": view.json]))
            } else {
                printer.print(view.lines)
            }
        case .overview, .tree, .schedulers:
            if isJSON {
                printer.print(try document())
            } else {
                let again = try RepeatedPositions(workspace, name: name)
                printer.page(StatsView(figures, again: again, printer).lines)
            }
        }
    }

    private func showBranch(_ from: PlayedLine, _ workspace: Workspace, _ printer: Printer) throws {
        let branch = try BranchReport(workspace, name: name, from: from, days: days)
        let view = BranchStatsView(branch, days: days, printer)
        switch form {
        case .leeches:
            let cards = Set(branch.cards)
            let leeches = try workspace.file.leeches(named: name).filter { cards.contains($0.id) }
            let entries = try MistakesReport.leeches(leeches, workspace.file)
            if isJSON {
                printer.print(view.json.adding(["leeches": LeechView.json(entries)]))
            } else {
                printer.page(LeechView(entries, printer).lines)
            }
        case .mistakes:
            let mistakes = MistakesView(
                try MistakesReport(workspace, name: name, days: days, cards: branch.cards), printer)
            if isJSON {
                printer.print(view.json.adding(["mistakes": mistakes.json]))
            } else {
                printer.print(mistakes.lines)
            }
        case .overview, .tree, .schedulers:
            if isJSON { printer.print(view.json) } else { printer.print(view.lines) }
        }
    }

    private func showTree(_ workspace: Workspace, _ printer: Printer) throws {
        guard let name else { throw CommandFailure("--tree needs the name of a repertoire", status: .usage) }
        let levels = depth ?? BranchTreeView.standardLevels
        let trees = try BranchTree.trees(workspace, name: name, from: from, levels: levels)
        let view = BranchTreeView(trees, name: name, printer)
        if isJSON { printer.print(view.json(on: workspace.day)) } else { printer.page(view.lines) }
    }

    private func compareSchedulers(_ workspace: Workspace, _ printer: Printer) throws {
        guard name == nil, from == nil else {
            throw CommandFailure(
                "--schedulers compares on the reviews of all repertoires; leave out \(name.map { "“\($0)”" } ?? "--from")",
                status: .usage)
        }
        let view = SchedulersView(try SchedulersReport(workspace.file), columns: printer.terminal.textColumns)
        if isJSON { printer.print(view.json) } else { printer.print(view.lines) }
    }
}
