public import ArgumentParser
import Chess
import Console

struct ListSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the repertoires, suspended cards, the moves you added, or your notes.")

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire, with one of the options.") var name: String?
    @Flag(help: "The suspended cards.") var suspended = false
    @Flag(help: "The moves you accepted or added.") var accepted = false
    @Flag(help: "Your notes.") var notes = false
    @Flag(help: "One JSON document.") var json = false

    func validate() throws {
        if [suspended, accepted, notes].count(where: \.self) > 1 {
            throw ValidationError("--suspended, --accepted and --notes exclude each other")
        }
        if name != nil, marks == nil {
            throw ValidationError("a name needs --suspended, --accepted or --notes; prep show NAME prints a repertoire")
        }
    }

    private var marks: PositionMark.Kind? { suspended ? .suspended : accepted ? .accepted : notes ? .notes : nil }

    func run() throws {
        try Runner(global).run(isJSON: json) {
            var command = ListCommand(isJSON: json)
            command.marks = marks
            command.name = name
            return try command.run($0, $1)
        }
    }
}

struct ShowSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Print a repertoire.")

    @OptionGroup var global: GlobalOptions
    @OptionGroup var place: PositionOptions
    @Argument(help: "A repertoire.") var name: String

    func run() throws {
        try Runner(global).run { try ShowCommand(name: name, from: place.given()).run($0, $1) }
    }
}

struct ExportSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write a repertoire (pgn), its cards (json) or its reviews (csv).")

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire.") var name: String
    @OptionGroup var output: OutputOptions
    @Option(help: "pgn, json or csv.") var format: ExportCommand.Format = .pgn
    @Flag(help: "Append the moves you added yourself as a chapter of their own (pgn).") var withAdded = false

    func validate() throws {
        if withAdded, format != .pgn { throw ValidationError("--with-added needs --format pgn") }
    }

    func run() throws {
        try Runner(global).run {
            var command = ExportCommand(name: name, output: output.choice, format: format)
            command.withAdded = withAdded
            return try command.run($0, $1)
        }
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
