import Store
import Terminal

/// `prep games info`: what the games database holds.
public struct GamesInfoCommand: Sendable {
    public var isJSON = false

    public init() {}

    public func run(_ surroundings: Surroundings, _ printer: Printer) throws -> ExitStatus {
        let desk = try Desk.look(surroundings, printer)
        var view = GamesInfoView(try desk?.file.gamesInfo() ?? GamesInfo(), path: surroundings.databasePath)
        if let desk {
            let base = try desk.gamesBase(printer)
            if base !== desk.file { view.reference = (base.path, try base.gamesInfo()) }
        }
        if isJSON { printer.print(view.json) } else { printer.print(view.lines(columns: surroundings.columns)) }
        return .done
    }
}
