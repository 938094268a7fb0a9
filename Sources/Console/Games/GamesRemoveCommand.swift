public import Chess
public import Coach
public import Store
import Terminal

/// `prep games remove`: removes all of the given games, or none of them; or the games that match a filter.
public struct GamesRemoveCommand: Sendable {
    /// The IDs of the games; empty for those that match the filter.
    public var ids: [Int64]
    public var filter = GameFilter()
    /// Only games that reach this position.
    public var position: Position?
    /// Whether the games that match a filter are removed; otherwise they are only counted.
    public var isForced = false
    public var isJSON = false

    public init(ids: [Int64]) { self.ids = ids }

    /// Returns status 1 when no game matches, and when games match and were only counted.
    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        let workspace = try Workspace.open(environment)
        var chosen = ids
        if ids.isEmpty {
            chosen = try workspace.file.gameIDs(filter, reaching: position)
            guard isForced, !chosen.isEmpty else { return try count(chosen.count, workspace.file, printer) }
        }
        let removed = try workspace.file.removeGames(chosen)
        try report(removed: removed, matching: nil, workspace.file, printer)
        return .done
    }

    private func count(_ matching: Int, _ file: LearnerFile, _ printer: Printer) throws -> ExitStatus {
        try report(removed: 0, matching: matching, file, printer)
        return .found
    }

    private func report(removed: Int, matching: Int?, _ file: LearnerFile, _ printer: Printer) throws {
        let left = try file.gamesCount()
        if isJSON {
            let document: JSON = ["v": 1, "removed": .integer(removed), "games": .integer(left)]
            printer.print(matching.map { document.adding(["matching": .integer($0)]) } ?? document)
        } else if let matching {
            printer.say(
                StyledText(
                    matching == 0
                        ? "No game matches; nothing was removed."
                        : "\(counted(matching, "game")) \(matching == 1 ? "matches" : "match"); nothing was removed (--force removes)"
                ))
        } else {
            printer.print(StyledText("\(counted(removed, "game")) removed, \(left) left"))
        }
    }
}
