import Store
import Terminal

/// `prep engine info`: which engine is asked, what it can be set to, how fast it is.
public struct EngineInfoCommand: Sendable {
    /// How long the speed test thinks.
    private static let milliseconds = 1000

    public var isJSON: Bool

    public init(isJSON: Bool) { self.isJSON = isJSON }

    /// Takes a second and the engine's start. A missing engine is an error, status 2.
    public func run(_ surroundings: Surroundings, _ printer: Printer) throws -> ExitStatus {
        let place = try EnginePlace.required(surroundings, try Desk.look(surroundings, printer)?.file)
        let (path, settings, log) = (place.path, place.settings, place.log)
        let work = EngineAnswer<EngineFacts>.of {
            try await EngineFacts.gather(path, settings, log, thinking: Self.milliseconds)
        }
        let view = EngineInfoView(facts: try work.answer.wait(seconds: 60), place: place)
        if isJSON {
            printer.print(view.json)
        } else {
            printer.print(view.lines(columns: surroundings.columns))
        }
        return .done
    }
}

extension EnginePlace {
    /// - Throws: `CommandFailure` that says how to get one.
    static func required(_ surroundings: Surroundings, _ file: LearnerFile?) throws -> EnginePlace {
        guard let place = try EnginePlace(surroundings, file) else {
            throw CommandFailure.noEngine
        }
        return place
    }
}
