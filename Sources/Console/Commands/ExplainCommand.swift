import Analysis
public import Chess
import Store
import Terminal

/// `prep explain`: why one move is worse than another.
public struct ExplainCommand: Sendable {
    public var position: Position
    public var played: String
    /// Nil compares with the engine's own choice.
    public var expected: String?
    public var isJSON: Bool

    public init(position: Position, played: String, expected: String?, isJSON: Bool) {
        self.position = position
        self.played = played
        self.expected = expected
        self.isJSON = isJSON
    }

    /// A missing engine is an error here: without one there is nothing to say.
    public func run(_ surroundings: Surroundings, _ printer: Printer) throws -> ExitStatus {
        let played = try position.typedMove(played)
        let expected = try expected.map { try position.typedMove($0) }
        // What is found is kept, if there is a file to keep it in that can be written.
        let seen = try Desk.look(surroundings, printer)?.file
        let file = seen == nil ? nil : (try? Desk.open(surroundings, printer).file) ?? seen
        let place = try EnginePlace.required(surroundings, file)
        let explanation = Explanation(try Self.comparison(played, expected, position, place))
        let view = ExplanationView(explanation: explanation)
        if isJSON {
            printer.print(JSON.object(view.json).adding(["v": 1]))
        } else {
            printer.print(view.full(columns: surroundings.columns, showsLine: true))
            let best = explanation.full.expected
            printer.print(StyledText("  " + best.text, .dim).wrapped(to: surroundings.columns, indent: 2))
        }
        return .done
    }

    /// Waits for the engine, a minute at most, and leaves no process behind.
    private static func comparison(
        _ played: Move, _ expected: Move?, _ position: Position, _ place: EnginePlace
    ) throws -> MoveComparison {
        let desk = place.desk
        let effort = place.effort
        let work = EngineAnswer<MoveComparison>.of {
            try await desk.compare(played: played, expected: expected, in: position, effort: effort)
        } atEnd: {
            await desk.close()
        }
        return try work.answer.wait(seconds: 60)
    }
}
