public import Chess
public import Coach
import Openings
import PGN
import Store
import Terminal
import Training

/// `prep remove`, `rename`, `activate`, `deactivate`.
public struct RepertoireChange: Sendable {
    public enum Change: Sendable {
        case remove
        case rename(String)
        case activate(Bool)
    }

    public var name: String
    public var change: Change

    public init(name: String, change: Change) {
        self.name = name
        self.change = change
    }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        let workspace = try Workspace.open(environment)
        let moment = workspace.moment
        switch change {
        case .remove:
            try workspace.file.removeRepertoire(named: name, day: moment.day, instant: moment.instant)
            printer.print(
                "\(name) is removed. Its cards are archived with their history; importing it again brings them back."
                    .plainLine)
        case .rename(let new):
            try workspace.file.renameRepertoire(name, to: new)
            printer.print("\(name) is now \(new).".plainLine)
        case .activate(let isActive):
            let name = try workspace.file.repertoireName(name)
            try workspace.file.setActive(isActive, named: name, day: moment.day, instant: moment.instant)
            printer.print("\(name) is \(isActive ? "asked again" : "not asked until you activate it").".plainLine)
        }
        return .done
    }
}

/// `prep prefer`: prefers a repertoire to the others of its side, or one prepared move to another.
public struct PreferCommand: Sendable {
    public var what: String
    /// The position of the preferred move; nil for a repertoire.
    public var from: Position?

    public init(what: String, from: Position?) {
        self.what = what
        self.from = from
    }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        let workspace = try Workspace.open(environment)
        guard let from else {
            let what = try workspace.file.repertoireName(what)
            try workspace.file.preferRepertoire(named: what)
            printer.print("\(what) now comes first where two repertoires answer differently.".plainLine)
            return .done
        }
        let move = try from.typedMove(what)
        let isPrepared = try workspace.file.drillMaterial().repertoires.contains { repertoire in
            repertoire.side == from.sideToMove
                && (repertoire[from.identity]?.prepared.contains { $0.move == move } ?? false)
        }
        guard isPrepared else {
            throw CommandFailure(
                "\(from.moveNumberText)\(from.san(move)) is not prepared there by any active repertoire")
        }
        try workspace.file.prefer(CardKey(side: from.sideToMove, epd: from.epd), uci: from.uci(move))
        printer.print("\(from.moveNumberText)\(from.san(move)) is now the main move there.".plainLine)
        return .done
    }
}

extension String {
    var plainLine: StyledText { StyledText(self) }
}
