public import Coach
import Store
import Terminal

/// `prep engine info`: shows the engine, its options and its speed.
public struct EngineInfoCommand: Sendable {
    /// The duration of the speed test.
    private static let milliseconds = 1000

    public var isJSON: Bool

    public init(isJSON: Bool) { self.isJSON = isJSON }

    /// Takes about a second. A missing engine is an error, status 2.
    @MainActor public func run(_ environment: Environment, _ printer: Printer) async throws -> ExitStatus {
        let place = try EngineConfiguration.required(environment, try Workspace.openReadOnly(environment)?.file)
        let description: EngineDescription
        do {
            description = try await EngineDescription.gather(
                place.path, place.settings, place.log, thinking: Self.milliseconds)
        } catch {
            throw EngineErrorText.failure(error)
        }
        let view = EngineInfoView(facts: description, place: place)
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
