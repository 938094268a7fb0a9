import Chess
public import Coach
import Openings
import Scheduling
import Store
import Terminal
import Training

/// `prep backup` and `prep restore`.
public struct BackupCommand: Sendable {
    public enum Direction: Sendable { case backup, restore }

    public var path: String
    public var direction: Direction
    /// Whether the backup may replace an existing file.
    public var isForced: Bool

    public init(path: String, direction: Direction, isForced: Bool = false) {
        self.path = path
        self.direction = direction
        self.isForced = isForced
    }

    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        switch direction {
        case .backup:
            guard path != "-" else {
                throw CommandFailure("a backup needs a file; name one", status: .usage)
            }
            let file = try LearnerFile.openReadOnly(path: environment.databasePath)
            try file.backup(to: path, isReplacing: isForced)
            printer.print("Backup written: \(path)".plainLine)
        case .restore:
            let aside = try LearnerFile.restore(path: environment.databasePath, from: path)
            printer.print("Restored \(environment.databasePath) from \(path)".plainLine)
            if let aside { printer.say(StyledText("The former file is kept as \(aside).")) }
        }
        return .done
    }
}

/// `prep undo` and `prep undo import`: undoes the last answer or the last import.
public struct UndoCommand: Sendable {
    public var isImport: Bool

    public init(isImport: Bool) { self.isImport = isImport }

    /// Returns status 1 when there is nothing to undo.
    public func run(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        let workspace = try Workspace.open(environment)
        let moment = workspace.moment
        if isImport {
            guard let undone = try workspace.file.undoImport(day: moment.day, instant: moment.instant) else {
                printer.say("There is no import to undo.")
                return .found
            }
            printer.print("Undone: the import of \(undone.path) into \(undone.name).".plainLine)
            return .done
        }
        // Read before the undo: it may remove the position of an added move.
        let repertoires = try workspace.file.repertoires().map(\.repertoire)
        guard let step = try workspace.file.undoLast(at: moment) else {
            printer.say("There is nothing to undo.")
            return .found
        }
        let view = UndoView(step: step, line: Self.line(to: step.key, repertoires), today: moment.day)
        printer.print(StyledText(view.text).wrapped(to: printer.terminal.columns))
        return .done
    }

    /// The position with the moves that lead to it; nil when no repertoire contains it.
    private static func line(to key: CardKey?, _ repertoires: [Repertoire]) -> PlayedLine? {
        guard let key, let position = try? Position(fen: key.epd + " 0 1") else { return nil }
        return repertoires.lazy.compactMap { $0.route(to: position.identity) }.first
    }
}
