public import ArgumentParser
import Chess
import Console

struct ListSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the repertoires.")

    @OptionGroup var global: GlobalOptions
    @Flag(help: "One JSON document.") var json = false

    func run() throws {
        try Runner(global).run(isJSON: json) { try ListCommand(isJSON: json).run($0, $1) }
    }
}

struct ShowSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Print a repertoire.")

    @OptionGroup var global: GlobalOptions
    @OptionGroup var place: PositionOptions
    @Argument(help: "A repertoire.") var name: String

    func run() throws {
        try Runner(global).run { try ShowCommand(name: name, from: place.position()).run($0, $1) }
    }
}

struct ExportSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write a repertoire (pgn), its cards (json) or its reviews (csv).")

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire.") var name: String
    @Option(name: [.short, .long], help: "The file to write; without it standard output.") var output: String?
    @Option(help: "pgn, json or csv.") var format: ExportCommand.Format = .pgn

    func run() throws {
        try Runner(global).run { try ExportCommand(name: name, output: output, format: format).run($0, $1) }
    }
}

extension ExportCommand.Format: ExpressibleByArgument {}

struct PreferSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prefer",
        abstract: "Put a repertoire first of its side, or (with --from) a prepared move before the others.")

    @OptionGroup var global: GlobalOptions
    @OptionGroup var place: PositionOptions
    @Argument(help: "A repertoire, or a move.") var what: String

    func run() throws {
        try Runner(global).run { try PreferCommand(what: what, from: place.position()).run($0, $1) }
    }
}

struct RenameSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "rename", abstract: "Give a repertoire another name.")

    @OptionGroup var global: GlobalOptions
    @Argument(help: "Its name.") var old: String
    @Argument(help: "Its new name.") var new: String

    func run() throws {
        try Runner(global).run { try RepertoireChange(name: old, change: .rename(new)).run($0, $1) }
    }
}

struct RemoveSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Take a repertoire out; its cards keep their history.")

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire.") var name: String

    func run() throws {
        try Runner(global).run { try RepertoireChange(name: name, change: .remove).run($0, $1) }
    }
}

struct ActivateSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "activate", abstract: "Ask a repertoire again.")

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire.") var name: String

    func run() throws {
        try Runner(global).run { try RepertoireChange(name: name, change: .activate(true)).run($0, $1) }
    }
}

struct DeactivateSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deactivate", abstract: "Keep a repertoire, but do not ask it.")

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire.") var name: String

    func run() throws {
        try Runner(global).run { try RepertoireChange(name: name, change: .activate(false)).run($0, $1) }
    }
}
