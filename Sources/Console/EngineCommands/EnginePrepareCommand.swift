import Analysis
public import Coach
import Store
import Terminal

/// `prep engine prepare`: evaluates the positions of a repertoire in advance, so that explanations appear at once.
public struct EnginePrepareCommand: Sendable {
    public var name: String
    /// The nodes for each position; nil for the default budget.
    public var nodes: Int?
    public var isJSON: Bool

    public init(name: String, nodes: Int? = nil, isJSON: Bool = false) {
        self.name = name
        self.nodes = nodes
        self.isJSON = isJSON
    }

    /// Returns status 130 after Ctrl-C, 1 when the engine gave no answer for some positions. Results are stored, so the
    /// same command continues where it stopped.
    @MainActor public func run(_ environment: Environment, _ printer: Printer) async throws -> ExitStatus {
        guard let file = try Workspace.openReadOnly(environment) else {
            throw CommandFailure.nothingImported(name)
        }
        file.file.close()
        let workspace = try Workspace.open(environment)
        var command = self
        command.name = try workspace.file.repertoireName(name)
        return try await command.run(workspace, printer)
    }

    @MainActor private func run(_ workspace: Workspace, _ printer: Printer) async throws -> ExitStatus {
        let place = try EngineConfiguration.required(workspace.environment, workspace.file)
        guard let budget = nodes.map({ SearchBudget(nodes: $0) }) ?? place.budget else {
            throw CommandFailure("--nodes takes a whole number from 1", status: .usage)
        }
        let games = try workspace.gamesDatabase()
        let preparation = EnginePreparation(
            try workspace.file.queuedCards(named: name), deviations: DeviationSource(workspace.file) { games })
        let began = ContinuousClock.now
        let isStopped = try await prepare(preparation, place, budget, printer)
        let view = EnginePrepareView(
            name: name, cards: preparation.cards.count, state: preparation.state, isStopped: isStopped,
            elapsed: ContinuousClock.now - began)
        if isJSON {
            printer.print(view.json)
        } else {
            printer.print(view.lines(columns: printer.terminal.columns))
        }
        if isStopped { return .interrupted }
        if preparation.state.hasReachedRetryLimit { return .error }
        return preparation.state.failed > 0 ? .found : .done
    }

    /// Returns whether it was stopped.
    @MainActor private func prepare(
        _ preparation: EnginePreparation, _ configuration: EngineConfiguration, _ budget: SearchBudget,
        _ printer: Printer
    ) async throws -> Bool {
        let progress = EnginePrepareProgress(preparation, name, printer, isQuiet: isJSON)
        defer { progress.clear() }
        return try await Interruption.intercepting { isStopAsked in
            let done: Void? = try await ProgressWait.run(until: isStopAsked, showing: progress.show) {
                try await configuration.withScheduler { scheduler in
                    try await preparation.run(scheduler, budget)
                }
            }
            return done == nil
        }
    }
}
