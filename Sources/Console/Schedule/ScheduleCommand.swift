public import Chess
public import Coach
import Openings
import Scheduling
import Store
import Terminal
import Training

/// `prep suspend`, `release`, `bury`, `reset` and `known`: changes the schedule of a repertoire, of a branch, or of a card.
public struct ScheduleCommand: Sendable {
    public enum Change: String, Sendable {
        /// Not asked until released.
        case suspend
        /// Asked again: neither suspended nor buried.
        case release
        /// Not asked before tomorrow.
        case bury
        /// New again; the history stays in the log.
        case reset
        /// Mature, without having been asked.
        case known
    }

    public var change: Change
    public var name: String?
    /// Only cards at and after this position.
    public var from: Position?
    /// Only the card of `from` itself.
    public var isOnlyOne: Bool

    public init(_ change: Change, name: String?, from: Position?, isOnlyOne: Bool = false) {
        self.change = change
        self.name = name
        self.from = from
        self.isOnlyOne = isOnlyOne
    }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        guard name != nil || from != nil else {
            throw CommandFailure(
                "name the cards: a repertoire, a branch (--from \"1.e4 c5\"), or both", status: .usage)
        }
        let workspace = try Workspace.open(environment)
        let name = try name.map(workspace.file.repertoireName)
        var cards = try workspace.file.drillMaterial(named: name).cards(from: from)
        if isOnlyOne, let from { cards = cards.filter { $0.card.position.identity == from.identity } }
        guard from == nil || !cards.isEmpty else {
            throw CommandFailure(
                "no position of yours \(isOnlyOne ? "is there" : "comes after these moves"); check them")
        }
        let changing = cards.filter { applies($0.state, on: workspace.day) }
        let moment = workspace.moment
        let spread = ImportPlanner.knownDueDays(changing.count, from: moment.day)
        // One transaction changes all of them or none.
        _ = try workspace.file.append(
            zip(changing, spread).map { CardEvent(event(on: moment.day, knownDue: $1), of: $0.id, at: moment) },
            expecting: nil)
        let word =
            switch change {
            case .suspend: "suspended"
            case .release: "released"
            case .bury: "put off until tomorrow"
            case .reset: "new again"
            case .known: "marked as known"
            }
        let undo = changing.isEmpty ? "" : " prep undo takes it back."
        printer.print("\(counted(changing.count, "card")) \(word).\(undo)".plainLine)
        return .done
    }

    /// Whether the card is not already in the wanted state.
    private func applies(_ state: CardState, on day: StudyDay) -> Bool {
        let isBuried = state.buriedUntil.map { $0 > day } ?? false
        switch change {
        case .suspend: return !state.isSuspended
        case .release: return state.isSuspended || isBuried
        case .bury: return !state.isSuspended && !isBuried
        case .reset: return state.due != nil || state.introduced != nil
        // Marking a card with a longer interval would make it due earlier.
        case .known: return state.interval < SM2.known.interval
        }
    }

    private func event(on day: StudyDay, knownDue: StudyDay) -> ReviewEvent {
        switch change {
        case .suspend: .suspended(.command)
        case .release: .released
        case .bury: .buried(until: day.advanced(by: 1), .command)
        case .reset: .reset
        case .known: .known(due: knownDue, byCommand: true)
        }
    }
}
