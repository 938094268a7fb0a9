import Chess
import Store
import Terminal

/// `prep stats`: how it goes.
public struct StatsCommand: Sendable {
    public var name: String?
    /// Days of the forecast's picture.
    public var days = 30
    public var onlyLeeches = false
    public var isJSON = false

    public init(name: String?) { self.name = name }

    public func run(_ surroundings: Surroundings, _ printer: Printer) throws -> ExitStatus {
        guard let desk = try Desk.look(surroundings, printer) else {
            throw CommandFailure("there is nothing to count yet; begin with: prep import FILE")
        }
        let figures = try StatsFigures(
            desk, name: name.map(desk.file.repertoireName), days: max(30, days))
        if isJSON {
            printer.print(figures.json)
        } else if onlyLeeches {
            printer.print(LeechView(figures.leeches, columns: surroundings.columns).lines)
        } else {
            printer.print(
                StatsView(figures, days: days, isUTF8: surroundings.isUTF8, columns: surroundings.columns).lines)
        }
        return .done
    }
}
