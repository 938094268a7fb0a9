import Chess
import Openings
import Scheduling
import Store
import Terminal
import Training

/// `prep settings`: all of them, one, or one changed.
public struct SettingsCommand: Sendable {
    public var key: String?
    public var value: String?
    /// The value for one repertoire, whose name is then in `value`; only `new-per-day` takes one.
    public var repertoireValue: String?
    public var isJSON: Bool

    public init(key: String?, value: String?, repertoireValue: String? = nil, isJSON: Bool) {
        self.key = key
        self.value = value
        self.repertoireValue = repertoireValue
        self.isJSON = isJSON
    }

    /// Setting a value confirms it for this machine.
    public func run(_ surroundings: Surroundings, _ printer: Printer) throws -> ExitStatus {
        let desk = try Desk.open(surroundings, printer)
        let status = try run(desk, printer)
        if let key, value != nil, TrustStore.settings.contains(key) {
            try TrustedSetting(key: key, file: desk.file, surroundings: surroundings).confirm()
        }
        return status
    }

    private func run(_ desk: Desk, _ printer: Printer) throws -> ExitStatus {
        if key == OpeningFile.key, let value, !value.isEmpty, value != "default" {
            return try OpeningNamesSetting(path: value, isJSON: isJSON).set(desk, printer)
        }
        if key == GamesBase.key, let value, !value.isEmpty, value != "default" {
            return try GamesBaseSetting(path: value, isJSON: isJSON).set(desk, printer)
        }
        if let key, let value, EngineSetting.keys.contains(key), !value.isEmpty, value != "default" {
            return try EngineSetting(key: key, value: value, isJSON: isJSON).set(desk, printer)
        }
        if key == NewPerDaySetting.key, let value, try repertoireValue != nil || desk.file.isRepertoire(value) {
            return try NewPerDaySetting(name: value, cap: repertoireValue, isJSON: isJSON).run(desk, printer)
        }
        if let key, let repertoireValue {
            throw CommandFailure("settings: \(key) takes one value; not \"\(repertoireValue)\" as well", status: .usage)
        }
        if let key, let value {
            try desk.file.set(key, to: value == "default" || key == OpeningFile.key ? nil : value)
        }
        if let key {
            let value = try desk.file.setting(key)
            printer.print(
                isJSON ? JSON.object(["v": 1, "key": .string(key), "value": .string(value)]).styled : StyledText(value))
            if self.value == nil, try unconfirmed(desk).contains(key) {
                printer.say("Not confirmed on this machine, so it is not used; set it again to confirm it.".warning)
            }
            return .done
        }
        let settings = try desk.file.settings()
        let caps = try desk.file.newPerRepertoire().sorted { $0.key < $1.key }
        let unconfirmed = try unconfirmed(desk)
        if isJSON {
            let members = settings.map { ($0.key, JSON.string($0.value)) }
            printer.print([
                "v": 1, "settings": .object(Dictionary(members) { _, last in last }),
                "new_per_repertoire": .object(
                    Dictionary(caps.map { ($0.key, JSON.integer($0.value)) }) { first, _ in first }),
                "unconfirmed": JSON(unconfirmed),
            ])
            return .done
        }
        let width = settings.map(\.key.count).max() ?? 0
        for setting in settings {
            var line = StyledText(setting.key.filled(width + 2)) + StyledText(setting.value, .strong)
            if setting.isDefault { line.append("  default", .dim) }
            if unconfirmed.contains(setting.key) { line.append("  not confirmed on this machine: not used", .warning) }
            printer.print(line)
            guard setting.key == NewPerDaySetting.key else { continue }
            for (name, cap) in caps {
                printer.print(StyledText("  " + name.filled(width - 2) + "  ") + StyledText("\(cap)", .strong))
            }
        }
        return .done
    }

    /// The settings that are not used before they are confirmed.
    private func unconfirmed(_ desk: Desk) throws -> [String] {
        try TrustStore.settings.filter {
            try TrustedSetting(key: $0, file: desk.file, surroundings: desk.surroundings).isUnconfirmed()
        }
    }
}

/// `prep backup` and `prep restore`.
public struct BackupCommand: Sendable {
    public enum Direction: Sendable { case backup, restore }

    public var path: String
    public var direction: Direction
    /// A file that is there may be replaced by the backup.
    public var isForced: Bool

    public init(path: String, direction: Direction, isForced: Bool = false) {
        self.path = path
        self.direction = direction
        self.isForced = isForced
    }

    public func run(_ surroundings: Surroundings, _ printer: Printer) throws -> ExitStatus {
        switch direction {
        case .backup:
            guard path != "-" else {
                throw CommandFailure("a backup needs a file; name one", status: .usage)
            }
            let file = try LearnerFile.openReadOnly(path: surroundings.databasePath)
            try file.backup(to: path, isReplacing: isForced)
            printer.print("Backup written: \(path)".plainLine)
        case .restore:
            let aside = try LearnerFile.restore(path: surroundings.databasePath, from: path)
            printer.print("Restored \(surroundings.databasePath) from \(path)".plainLine)
            if let aside { printer.say(StyledText("The former file is kept as \(aside).")) }
        }
        return .done
    }
}

/// `prep undo` and `prep undo import`: the last answer or the last import, taken back.
public struct UndoCommand: Sendable {
    public var isImport: Bool

    public init(isImport: Bool) { self.isImport = isImport }

    /// Status 1 when there is nothing to take back.
    public func run(_ surroundings: Surroundings, _ printer: Printer) throws -> ExitStatus {
        let desk = try Desk.open(surroundings, printer)
        let moment = desk.moment
        if isImport {
            guard let undone = try desk.file.undoImport(day: moment.day, instant: moment.instant) else {
                printer.say("There is no import to undo.")
                return .found
            }
            printer.print("Undone: the import of \(undone.path) into \(undone.name).".plainLine)
            return .done
        }
        guard let step = try desk.file.undoLast(day: moment.day, instant: moment.instant) else {
            printer.say("There is nothing to undo.")
            return .found
        }
        let view = UndoView(step: step, line: try Self.line(to: step.key, desk), today: moment.day)
        printer.print(StyledText(view.text).wrapped(to: surroundings.columns))
        return .done
    }

    /// The position with the moves that lead there; nil when no repertoire has it.
    private static func line(to key: CardKey?, _ desk: Desk) throws -> PlayedLine? {
        guard let key, let position = try? Position(fen: key.epd + " 0 1") else { return nil }
        let known = try desk.file.repertoires().lazy.compactMap { $0.repertoire[position.identity] }.first
        return known.map { PlayedLine(start: $0.start, moves: $0.line) }
    }
}

extension JSON {
    /// For the few places where a document is one line among others.
    var styled: StyledText { StyledText(text) }
}
