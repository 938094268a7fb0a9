import Chess
public import Coach
import Openings
import Store
import Terminal

/// `prep list`: lists the repertoires, or the suspended cards, added moves, notes or shapes.
public struct ListCommand: Sendable {
    public var isJSON: Bool
    /// Lists suspended cards, added moves, notes or shapes instead of the repertoires.
    public var marks: PositionMark.Kind?
    /// The name of a repertoire; nil for all. Only with `marks`.
    public var name: String?

    public init(isJSON: Bool) { self.isJSON = isJSON }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        if let marks { return try list(marks, environment, printer) }
        let listing = try Workspace.openReadOnly(environment)?.file.listing() ?? []
        if isJSON {
            printer.print(["v": 1, "repertoires": .array(listing.map(json))])
            return .done
        }
        guard !listing.isEmpty else {
            printer.say("There is no repertoire yet. Begin with: prep import FILE")
            return .done
        }
        let width = listing.map { DisplayWidth.of($0.name) }.max() ?? 0
        for part in listing {
            var line = StyledText(part.name, .strong).padded(to: width)
            line.append("  \(part.side.name)  \(counted(part.cards, "card")), \(counted(part.chapters, "chapter"))")
            line.append("  " + part.sources.joined(separator: ", "), .dim)
            if !part.isActive { line.append("  inactive", .warning) }
            printer.print(line.wrapped(to: printer.terminal.columns, indent: 4))
        }
        return .done
    }

    private func list(
        _ kind: PositionMark.Kind, _ environment: Environment, _ printer: Printer
    ) throws -> ExitStatus {
        guard let workspace = try Workspace.openReadOnly(environment) else { throw CommandFailure.noRepertoire }
        let name = try name.map(workspace.file.repertoireName)
        let view = PositionMarksView(
            kind: kind, marks: try PositionMark.all(kind, named: name, workspace), today: workspace.day,
            columns: printer.terminal.textColumns)
        if isJSON {
            printer.print(view.json)
        } else {
            printer.print(view.lines.writingMoves(printer.moves))
        }
        return .done
    }

    private func json(_ part: RepertoireListing) -> JSON {
        [
            "name": .string(part.name), "side": .string(part.side.name), "chapters": .integer(part.chapters),
            "positions": .integer(part.positions), "cards": .integer(part.cards), "active": .bool(part.isActive),
            "source": JSON(part.sources.first), "sources": JSON(part.sources),
        ]
    }
}
