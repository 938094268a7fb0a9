import Analysis
import BoardImage
public import Chess
public import Coach
import Openings
import Store
import Terminal

/// `prep explain`: explains why one move is worse than another.
public struct ExplainCommand: Sendable {
    public var position: Position
    public var played: String
    /// The move to compare with; nil for the engine's choice.
    public var expected: String?
    public var isJSON: Bool

    public init(position: Position, played: String, expected: String?, isJSON: Bool) {
        self.position = position
        self.played = played
        self.expected = expected
        self.isJSON = isJSON
    }

    /// Without an engine there is nothing to explain, so a missing one is an error.
    @MainActor public func run(_ environment: Environment, _ printer: Printer) async throws -> ExitStatus {
        let played = try position.typedMove(played)
        let expected = try expected.map { try position.typedMove($0) }
        // Results are stored if there is a data file that can be written.
        let seen = try Workspace.openReadOnly(environment)?.file
        let file = seen == nil ? nil : (try? Workspace.open(environment).file) ?? seen
        let configuration = try EngineConfiguration.required(environment, file)
        let comparison = try await configuration.withScheduler { [position, budget = configuration.budget] scheduler in
            try await scheduler.compareUntilSettled(
                played: played, expected: expected, in: position, budget: budget)
        }
        let explanation = Explanation(comparison)
        var view = ExplanationView(explanation: explanation)
        view.moves = printer.moves
        if isJSON {
            printer.print(JSON.object(view.json).adding(["v": 1]))
        } else {
            var board = BoardView(
                position, look: try printer.boardLook(nil, file), orientation: position.sideToMove,
                shapes: explanation.full.drawings.map(\.shape), hasColor: printer.hasColor)
            board.annotation = BoardAnnotation(comparison.moveClass.sign, on: played)
            printer.print(
                board.besideText(printer.terminal) { columns in
                    view.full(columns: columns, showsLine: true)
                })
        }
        return .done
    }
}
