public import Chess
import Openings
public import Store
import Terminal

/// `prep explore`: what was played in a position.
public struct ExploreCommand: Sendable {
    public var position: Position
    public var filter: GameFilter
    public var isJSON = false

    public init(position: Position, filter: GameFilter) {
        self.position = position
        self.filter = filter
    }

    /// Status 1 when no game reached the position.
    public func run(_ surroundings: Surroundings, _ printer: Printer) throws -> ExitStatus {
        let desk = try Desk.look(surroundings, printer)
        let statistics = try desk?.gamesBase(printer).statistics(of: position, filter) ?? .none
        let prepared = try desk?.file.preparedMoves(in: position) ?? []
        let view = ExploreView(position, statistics, prepared: prepared, columns: surroundings.columns)
        if isJSON { printer.print(view.json) } else { printer.print(view.lines) }
        return statistics.games > 0 ? .done : .found
    }
}
