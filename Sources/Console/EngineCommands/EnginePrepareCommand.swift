import Analysis
public import Coach
import Store
import Terminal

/// `prep engine prepare`: evaluates a repertoire's positions ahead, so that every explanation is there at once.
public struct EnginePrepareCommand: Sendable {
    public var name: String
    /// Nil for the usual effort.
    public var nodes: Int?
    public var isJSON: Bool

    public init(name: String, nodes: Int? = nil, isJSON: Bool = false) {
        self.name = name
        self.nodes = nodes
        self.isJSON = isJSON
    }

    /// Status 130 after Ctrl-C, 1 when the engine gave no answer for some positions. What is done is kept: the same
    /// command goes on there.
    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        guard let file = try Workspace.look(environment) else {
            throw CommandFailure.nothingImported(name)
        }
        file.file.close()
        let workspace = try Workspace.open(environment)
        var command = self
        command.name = try workspace.file.repertoireName(name)
        return try command.run(workspace, printer)
    }

    private func run(_ workspace: Workspace, _ printer: Printer) throws -> ExitStatus {
        let environment = workspace.environment
        let place = try EngineConfiguration.required(environment, workspace.file)
        guard let budget = nodes.map({ SearchBudget(nodes: $0) }) ?? place.budget else {
            throw CommandFailure("--nodes takes a whole number from 1", status: .usage)
        }
        let preparation = EnginePreparation(try workspace.file.queuedCards(named: name))
        let began = ContinuousClock.now
        let isStopped = try prepare(preparation, place.scheduler, budget, environment, printer)
        let view = EnginePrepareView(
            name: name, cards: preparation.cards.count, state: preparation.state, isStopped: isStopped,
            elapsed: ContinuousClock.now - began)
        if isJSON {
            printer.print(view.json)
        } else {
            printer.print(view.lines(columns: printer.terminal.columns))
        }
        if isStopped { return .interrupted }
        if preparation.state.isGivenUp { return .error }
        return preparation.state.failed > 0 ? .found : .done
    }

    /// Says whether it was stopped.
    private func prepare(
        _ preparation: EnginePreparation, _ engine: EngineScheduler, _ budget: SearchBudget, _ environment: Environment,
        _ printer: Printer
    ) throws -> Bool {
        let progress = EnginePrepareProgress(preparation, name, environment, printer, isQuiet: isJSON)
        defer { progress.clear() }
        return try Interruption.noticed { isAsked in
            let work = EngineAnswer<Void>.of {
                try await preparation.run(engine, budget)
            } atEnd: {
                await engine.close()
            }
            var isStopped = false
            do {
                try work.answer.wait {
                    progress.show()
                    isStopped = isAsked()
                    return !isStopped
                } stop: {
                    work.task.cancel()
                }
            } catch {
                guard isStopped else { throw error }
            }
            return isStopped
        }
    }
}
