public import Coach
import Store
import Terminal

/// `prep engine info`: which engine is asked, what it can be set to, how fast it is.
public struct EngineInfoCommand: Sendable {
    /// How long the speed test thinks.
    private static let milliseconds = 1000

    public var isJSON: Bool

    public init(isJSON: Bool) { self.isJSON = isJSON }

    /// Takes a second and the engine's start. A missing engine is an error, status 2.
    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        let place = try EngineConfiguration.required(environment, try Workspace.look(environment)?.file)
        let (path, settings, log) = (place.path, place.settings, place.log)
        let work = EngineAnswer<EngineDescription>.of {
            try await EngineDescription.gather(path, settings, log, thinking: Self.milliseconds)
        }
        let view = EngineInfoView(facts: try work.answer.wait(seconds: 60), place: place)
        if isJSON {
            printer.print(view.json)
        } else {
            printer.print(view.lines(columns: printer.terminal.columns))
        }
        return .done
    }
}

extension EngineConfiguration {
    /// - Throws: `CommandFailure` that says how to get one.
    static func required(_ environment: Environment, _ file: LearnerFile?) throws -> EngineConfiguration {
        guard let place = try EngineConfiguration(environment, file) else {
            throw CommandFailure.noEngine
        }
        return place
    }
}
