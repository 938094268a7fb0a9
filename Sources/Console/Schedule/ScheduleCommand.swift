public import Chess
public import Coach
import Openings
import Scheduling
import Store
import Terminal
import Training

/// `prep suspend`, `release`, `bury` and `reset`: changes the schedule of all cards, of a repertoire, or of a branch.
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
    }

    public var change: Change
    public var name: String?
    /// Only cards at and after this position.
    public var from: Position?

    public init(_ change: Change, name: String?, from: Position?) {
        self.change = change
        self.name = name
        self.from = from
    }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        guard name != nil || from != nil else {
            throw CommandFailure(
                "name the cards: a repertoire, a branch (--from \"1.e4 c5\"), or both", status: .usage)
        }
        let workspace = try Workspace.open(environment)
        let name = try name.map(workspace.file.repertoireName)
        let cards = try workspace.file.drillMaterial(named: name).cards(from: from)
        let changing = cards.filter { applies($0.state, on: workspace.day) }
        let moment = workspace.moment
        // One transaction changes all of them or none.
        _ = try workspace.file.append(
            changing.map { CardEvent(event(on: moment.day), of: $0.id, at: moment) }, expecting: nil)
        let word =
            switch change {
            case .suspend: "suspended"
            case .release: "released"
            case .bury: "put off until tomorrow"
            case .reset: "new again"
            }
        printer.print("\(counted(changing.count, "card")) \(word).".plainLine)
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
        }
    }

    private func event(on day: StudyDay) -> ReviewEvent {
        switch change {
        case .suspend: .suspended(.command)
        case .release: .released
        case .bury: .buried(until: day.advanced(by: 1), .command)
        case .reset: .reset
        }
    }
}
