public import Chess
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
    /// Only cards at and after this position.
    public var from: Position?
    public var isJSON = false

    public init(name: String?, days: Int) {
        self.name = name
        self.days = days
    }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        let workspace = try Workspace.open(environment)
        let (file, moment) = (workspace.file, workspace.moment)
        let cards = try cards(file)
        let planner = BacklogPlanner(week: try file.value(of: .easyDays))
        let moved = planner.dueDays(of: cards, from: moment.day, days: days)
        let due = cards.count { $0.state.isDue(on: moment.day) }
        // One transaction changes all of them or none.
        _ = try file.append(
            moved.map { CardEvent(.rescheduled(due: $0.due), of: $0.card, at: moment) }, expecting: nil)
        report(moved.map(\.due), due, printer)
        return .done
    }

    /// The cards of the branch, or all cards that are asked.
    private func cards(_ file: LearnerFile) throws -> [(id: CardID, state: CardState)] {
        let name = try name.map(file.repertoireName)
        guard let from else {
            return try file.storedCards(named: name).filter { name != nil || $0.isQueued }.map { ($0.id, $0.state) }
        }
        let cards = try file.drillMaterial(named: name).cards(from: from)
        guard !cards.isEmpty else { throw CommandFailure("no position of yours comes after these moves; check them") }
        return cards.map { ($0.id, $0.state) }
    }

    private func report(_ moved: [StudyDay], _ due: Int, _ printer: Printer) {
        let last = moved.max()
        guard !isJSON else {
            return printer.print([
                "v": 1, "due_before": .integer(due), "due_after": .integer(due - moved.count),
                "moved": .integer(moved.count), "last": JSON(last?.description),
            ])
        }
        guard let last else {
            return printer.print("Nothing has to be moved: \(due) due today.".plainLine)
        }
        printer.print("due today \(due) → \(due - moved.count)".plainLine)
        printer.print(
            "\(counted(moved.count, "card")) moved to later days, the last to \(last.weekday.rawValue) \(last.short); prep undo takes it back."
                .plainLine)
    }
}
