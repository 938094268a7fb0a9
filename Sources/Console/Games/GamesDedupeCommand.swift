public import Coach
import Store
import Terminal

/// `prep games dedupe`: removes duplicates that earlier imports have added. Of each group the game with the most text
/// stays; games with other comments or variations stay too and are listed.
public struct GamesDedupeCommand: Sendable {
    public var isDryRun: Bool
    public var isJSON: Bool

    public init(isDryRun: Bool = false, isJSON: Bool = false) {
        self.isDryRun = isDryRun
        self.isJSON = isJSON
    }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        let workspace = try Workspace.open(environment)
        let plan = try workspace.file.storedDuplicates()
        let removed = isDryRun ? 0 : try workspace.file.removeGames(plan.surplus.map(\.game))
        let left = try workspace.file.gamesCount()
        if isJSON {
            printer.print([
                "v": 1, "removed": .integer(removed), "games": .integer(left),
                "duplicates": .array(plan.surplus.map(Self.pair)), "annotated": .array(plan.annotated.map(Self.pair)),
            ])
            return .done
        }
        for pair in plan.annotated {
            printer.print(
                "game \(pair.game) has other comments or variations than game \(pair.kept); it stays".plainLine)
        }
        let count = counted(plan.surplus.count, "duplicate")
        printer.print(StyledText(isDryRun ? "\(count) would be removed" : "\(count) removed, \(left) games left"))
        return .done
    }

    private static func pair(_ pair: StoredDuplicates.Pair) -> JSON {
        ["game": .integer(Int(pair.game)), "kept": .integer(Int(pair.kept))]
    }
}
