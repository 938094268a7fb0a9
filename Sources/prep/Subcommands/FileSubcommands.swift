import ArgumentParser
import Console
import Store

struct SettingsSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "settings", "Show or change settings.",
        discussion: """
            Without a key it lists all settings; with a key alone it explains one (in a pipe it prints only the value). \
            The value default resets a setting. With fsrs-parameters the value fit computes the parameters from your \
            answers.
            """,
        examples: Example("prep settings new-per-day 5", "Learn five new positions a day."),
        Example("prep settings theme default", "Go back to the default theme."))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A setting.", completion: .list(SettingDefinition.all.map(\.key))) var key: String?
    @Argument(help: "Its new value; with new-per-day also a repertoire.", completion: .settingValue)
    var value: String?
    @Argument(help: "The new value for that repertoire; of fsrs-parameters the further numbers.")
    var more: [String] = []
    @Flag(help: "Print one JSON document.") var json = false

    @MainActor func run() async throws {
        // Pasted parameters may have blanks between them.
        let hasNumbers = key == Setting.fsrsParameters.key
        let rest = more.isEmpty ? nil : more.joined(separator: " ")
        let command = SettingsCommand(
            key: key, value: hasNumbers ? value.map { ([$0] + more).joined(separator: " ") } : value,
            repertoireValue: hasNumbers ? nil : rest, isJSON: json)
        try await Runner(global).run(isJSON: json) { try await command.run($0, $1) }
    }
}

struct CheckSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "check", "Check your data file; status 1 when something is wrong.",
        examples: Example("prep check", "Check the file without changing it."),
        Example("prep check --repair", "Rebuild the schedules from the log of your answers."))

    @OptionGroup var global: GlobalOptions
    @Flag(help: "Count every position of the games again instead of a sample.") var full = false
    @Flag(help: "Rebuild what can be rebuilt from the log and your repertoires.") var repair = false
    @Flag(help: "List every finding, not only the first 20 of each kind, also with --json.") var all = false
    @Flag(help: "Print one JSON document: the number of findings of each kind, and the first ones.") var json = false

    @MainActor func run() async throws {
        try await Runner(global).run(isJSON: json) {
            var command = CheckCommand(mustRepair: repair, isComplete: all, isJSON: json)
            command.isFull = full
            return try command.run($0, $1)
        }
    }
}

struct BackupSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "backup", "Copy your data file.",
        discussion: "It is safe at any time, also during a drill.",
        examples: Example("prep backup prep-backup.sqlite", "Copy the file into the current folder."),
        Example("prep --db club.sqlite backup club-backup.sqlite", "Copy another data file."))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "The file to write.", completion: .file()) var file: String
    @Flag(help: "Replace an existing file.") var force = false

    @MainActor func run() async throws {
        try await Runner(global).run {
            try BackupCommand(path: file, direction: .backup, isForced: force).run($0, $1)
        }
    }
}

struct RestoreSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "restore", "Replace your data file by a backup.",
        discussion: "The file that is replaced is kept beside it, with .before-restore at the end of its name.",
        examples: Example("prep restore prep-backup.sqlite", "Go back to a backup."),
        Example("prep --db club.sqlite restore club-backup.sqlite", "Restore another data file."))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A backup.", completion: .file()) var file: String

    @MainActor func run() async throws {
        try await Runner(global).run { try BackupCommand(path: file, direction: .restore).run($0, $1) }
    }
}

struct UndoSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "undo", "Undo the last answer, or the last import.",
        examples: Example("prep undo", "Undo the last answer; again, the one before it."),
        Example("prep undo import", "Undo the last import."))

    enum What: String, WordArgument { case answer, `import` }

    @OptionGroup var global: GlobalOptions
    @Argument(help: "What to undo.") var what: What = .answer

    @MainActor func run() async throws {
        try await Runner(global).run { try UndoCommand(isImport: what == .import).run($0, $1) }
    }
}
