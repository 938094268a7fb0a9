public import Coach
import Store
import Terminal

/// `prep games remove`: removes all of the given games, or none of them.
public struct GamesRemoveCommand: Sendable {
    public var ids: [Int64]
    public var isJSON = false

    public init(ids: [Int64]) { self.ids = ids }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        let workspace = try Workspace.open(environment)
        let removed = try workspace.file.removeGames(ids)
        let left = try workspace.file.gamesCount()
        if isJSON {
            printer.print(["v": 1, "removed": .integer(removed), "games": .integer(left)])
        } else {
            printer.print(StyledText("\(counted(removed, "game")) removed, \(left) left"))
        }
        return .done
    }
}
