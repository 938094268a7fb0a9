public import Coach
import Scheduling
import Store
import Terminal
import Training

/// `prep reschedule`: spreads what is due over several days.
public struct RescheduleCommand: Sendable {
    public var name: String?
    /// The number of days, today included.
    public var days: Int

    public init(name: String?, days: Int) {
        self.name = name
        self.days = days
    }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        let workspace = try Workspace.open(environment)
        let (file, moment) = (workspace.file, workspace.moment)
        let name = try name.map(file.repertoireName)
        let cards = try file.storedCards(named: name).filter { name != nil || $0.isQueued }
        let planner = BacklogPlanner(week: try file.value(of: .easyDays))
        let moved = planner.dueDays(of: cards.map { ($0.id, $0.state) }, from: moment.day, days: days)
        let due = cards.count { $0.state.isDue(on: moment.day) }
        // One transaction changes all of them or none.
        _ = try file.append(
            moved.map { CardEvent(.rescheduled(due: $0.due), of: $0.card, at: moment) }, expecting: nil)
        guard let last = moved.map(\.due).max() else {
            printer.print("Nothing has to be moved: \(due) due today.".plainLine)
            return .done
        }
        printer.print("due today \(due) → \(due - moved.count)".plainLine)
        printer.print(
            "\(counted(moved.count, "card")) moved to later days, the last to \(last.weekday.rawValue) \(last.short); prep undo takes it back."
                .plainLine)
        return .done
    }
}
