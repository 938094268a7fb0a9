import ArgumentParser
import Console

struct SettingsSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings", abstract: "Show or change settings; the value default resets one.")

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A setting.") var key: String?
    @Argument(help: "Its new value; with new-per-day also a repertoire.") var value: String?
    @Argument(help: "The new value for that repertoire.") var repertoireValue: String?
    @Flag(help: "One JSON document.") var json = false

    func run() throws {
        try Runner(global).run(isJSON: json) {
            try SettingsCommand(key: key, value: value, repertoireValue: repertoireValue, isJSON: json).run($0, $1)
        }
    }
}

struct CheckSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Check your data file; status 1 when something is wrong.")

    @OptionGroup var global: GlobalOptions
    @Flag(help: "Rebuild what can be rebuilt from the log and your repertoires.") var repair = false
    @Flag(help: "List every finding; else the first 20 of each kind.") var all = false
    @Flag(help: "One JSON document.") var json = false

    func run() throws {
        try Runner(global).run(isJSON: json) {
            try CheckCommand(mustRepair: repair, isComplete: all, isJSON: json).run($0, $1)
        }
    }
}

struct BackupSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "backup", abstract: "Copy the learner's file.")

    @OptionGroup var global: GlobalOptions
    @Argument(help: "The file to write.") var file: String
    @Flag(help: "Replace a file that exists already.") var force = false

    func run() throws {
        try Runner(global).run {
            try BackupCommand(path: file, direction: .backup, isForced: force).run($0, $1)
        }
    }
}

struct RestoreSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Put a backup in the place of the learner's file.")

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A backup.") var file: String

    func run() throws {
        try Runner(global).run { try BackupCommand(path: file, direction: .restore).run($0, $1) }
    }
}

struct UndoSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Take back the last answer, or (undo import) the last import.")

    enum What: String, ExpressibleByArgument, CaseIterable { case answer, `import` }

    @OptionGroup var global: GlobalOptions
    @Argument(help: "answer or import.") var what: What = .answer

    func run() throws {
        try Runner(global).run { try UndoCommand(isImport: what == .import).run($0, $1) }
    }
}
