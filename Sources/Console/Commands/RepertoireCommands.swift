public import Chess
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

    public func run(_ surroundings: Surroundings, _ printer: Printer) throws -> ExitStatus {
        let desk = try Desk.open(surroundings, printer)
        let moment = desk.moment
        switch change {
        case .remove:
            try desk.file.removeRepertoire(named: name, day: moment.day, instant: moment.instant)
            printer.print(
                "\(name) is removed. Its cards are archived with their history; importing it again brings them back."
                    .plainLine)
        case .rename(let new):
            try desk.file.renameRepertoire(name, to: new)
            printer.print("\(name) is now \(new).".plainLine)
        case .activate(let isActive):
            let name = try desk.file.repertoireName(name)
            try desk.file.setActive(isActive, named: name, day: moment.day, instant: moment.instant)
            printer.print("\(name) is \(isActive ? "asked again" : "not asked until you activate it").".plainLine)
        }
        return .done
    }
}

/// `prep prefer`: a repertoire before the others of its side, or one prepared move before another.
public struct PreferCommand: Sendable {
    public var what: String
    /// The position a move is preferred in; nil for a repertoire.
    public var from: Position?

    public init(what: String, from: Position?) {
        self.what = what
        self.from = from
    }

    public func run(_ surroundings: Surroundings, _ printer: Printer) throws -> ExitStatus {
        let desk = try Desk.open(surroundings, printer)
        guard let from else {
            let what = try desk.file.repertoireName(what)
            try desk.file.preferRepertoire(named: what)
            printer.print("\(what) now comes first where two repertoires answer differently.".plainLine)
            return .done
        }
        let move = try from.typedMove(what)
        let isPrepared = try desk.file.drillMaterial().repertoires.contains { repertoire in
            repertoire.side == from.sideToMove
                && (repertoire[from.identity]?.prepared.contains { $0.move == move } ?? false)
        }
        guard isPrepared else {
            throw CommandFailure(
                "\(LineView.number(of: from))\(from.san(move)) is not prepared there by any active repertoire")
        }
        try desk.file.prefer(CardKey(side: from.sideToMove, epd: from.epd), uci: from.uci(move))
        printer.print("\(LineView.number(of: from))\(from.san(move)) is now the main move there.".plainLine)
        return .done
    }
}

extension Position {
    /// A move as a person types it, or a clear word why it is none.
    func typedMove(_ text: String) throws -> Move {
        let move: Move?
        do throws(SANError) {
            move = try self.move(san: text, .prompt)
        } catch {
            throw CommandFailure(error.message)
        }
        guard let move else { throw CommandFailure("a null move cannot be played") }
        return move
    }
}

extension String {
    var plainLine: StyledText { StyledText(self) }
}
