import ArgumentParser
import Chess
import Coach
import Console

struct ListSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "list", "List your repertoires, suspended cards, added moves, notes or shapes.",
        examples: Example("prep list", "Show each repertoire with its side, cards and source."),
        Example("prep list --notes", "Show your notes."))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire, with one of the options.", completion: .repertoire) var name: String?
    @Flag(help: "List the suspended cards.") var suspended = false
    @Flag(help: "List the moves you accepted or added.") var accepted = false
    @Flag(help: "List your notes.") var notes = false
    @Flag(help: "List the arrows and circles you drew.") var shapes = false
    @Flag(help: "Print one JSON document.") var json = false

    func validate() throws {
        if [suspended, accepted, notes, shapes].count(where: \.self) > 1 {
            throw ValidationError("--suspended, --accepted, --notes and --shapes exclude each other")
        }
        if name != nil, marks == nil {
            throw ValidationError(
                "a name needs --suspended, --accepted, --notes or --shapes; prep show NAME prints a repertoire")
        }
    }

    private var marks: PositionMark.Kind? {
        suspended ? .suspended : accepted ? .accepted : notes ? .notes : shapes ? .shapes : nil
    }

    @MainActor func run() async throws {
        try await Runner(global).run(isJSON: json) {
            var command = ListCommand(isJSON: json)
            command.marks = marks
            command.name = name
            return try command.run($0, $1)
        }
    }
}

struct ShowSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "show", "Print a repertoire, or what it says about one position, or step through it.",
        discussion: """
            Without colours the moves are PGN, so that any program reads them. Long output is shown with $PAGER, else \
            with less.
            """,
        examples: Example("prep show white-e4 --from \"1.e4 c5\"", "Print what the repertoire says after 1.e4 c5."),
        Example("prep show white-e4 --browse", "Step through the chapters with a board; help lists the words."))

    @OptionGroup var global: GlobalOptions
    @OptionGroup var place: PositionOptions
    @Argument(help: "A repertoire.", completion: .repertoire) var name: String
    @Flag(help: "Step through the moves: goto, next, back, up, main, start, end.") var browse = false
    @Flag(help: "Print the branches with the states of their cards.") var tree = false
    @Option(help: "The levels of the tree.", transform: NumberRange.treeDepth.read) var depth: Int?

    /// The keyboard of the prompt, when the command runs inside it.
    var keyboard: Keyboard?

    enum CodingKeys: CodingKey { case global, place, name, browse, tree, depth }

    func validate() throws {
        if browse, tree { throw ValidationError("--browse and --tree exclude each other; tree is a word of --browse") }
        if depth != nil, !tree { throw ValidationError("--depth needs --tree") }
    }

    @MainActor func run() async throws {
        try await Runner(global).run { environment, printer in
            var command = ShowCommand(name: name, from: try place.given())
            command.form = browse ? .browse : tree ? .tree : .notation
            command.depth = depth
            return try command.run(environment, printer, keyboard: keyboard)
        }
    }
}

struct ExportSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "export", "Write a repertoire (pgn), its cards (json) or its reviews (csv), also for other programs.",
        discussion: """
            Without a name json writes everything that statistics are computed from: all repertoires, cards, answers and \
            settings; csv writes the answers about all cards. \
            polyglot writes an opening book (.bin) with your moves, the main move with the greatest weight; the \
            opponent's moves are left out. anki writes a package (.apkg) with a board, the answer and the comments of \
            each card, its schedule and its reviews. Both need -o.
            """,
        examples: Example("prep export white-e4 -o white-e4.pgn", "Write the repertoire as PGN."),
        Example("prep export white-e4 --format anki -o white-e4.apkg", "Take its cards and schedule to Anki."))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire; json and csv take all without one.", completion: .repertoire) var name: String?
    @OptionGroup var output: OutputOptions
    @Option(help: "What to write.") var format: ExportCommand.Format = .pgn
    @Flag(help: "Append the moves you added yourself as a chapter of their own (pgn).") var withAdded = false
    @Flag(help: "Add your wrong moves, marked ?, with their refutations as variations (pgn).") var refutations = false

    func validate() throws {
        if withAdded, format != .pgn { throw ValidationError("--with-added needs --format pgn") }
        if refutations, format != .pgn { throw ValidationError("--refutations needs --format pgn") }
    }

    @MainActor func run() async throws {
        try await Runner(global).run {
            var command = ExportCommand(name: name, output: output.choice, format: format)
            command.withAdded = withAdded
            command.withRefutations = refutations
            return try command.run($0, $1)
        }
    }
}

extension ExportCommand.Format: WordArgument {}

struct PreferSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "prefer", "Choose whose move counts where repertoires differ, or your main move in a position.",
        examples: Example("prep prefer white-e4", "Take the main move from white-e4 where two repertoires differ."),
        Example("prep prefer Nf3 --from \"1.e4 e5\"", "Make 2.Nf3 the main move after 1.e4 e5."))

    @OptionGroup var global: GlobalOptions
    @OptionGroup var place: PositionOptions
    @Argument(help: "A repertoire; with --from a prepared move.", completion: .repertoire) var what: String

    @MainActor func run() async throws {
        try await Runner(global).run { try PreferCommand(what: what, from: place.position()).run($0, $1) }
    }
}

struct RenameSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "rename", "Rename a repertoire.",
        examples: Example("prep rename white-e4 open-games", "Rename white-e4 to open-games."),
        Example("prep rename study \"Najdorf 2026\"", "Use a name with a blank in it."))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "Its full name.", completion: .repertoire) var old: String
    @Argument(help: "Its new name.") var new: String

    @MainActor func run() async throws {
        try await Runner(global).run { try RepertoireChange(name: old, change: .rename(new)).run($0, $1) }
    }
}

struct RemoveSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "remove", "Remove a repertoire.",
        discussion: "Its cards keep their history: importing it again restores their schedule.",
        examples: Example("prep remove white-e4", "Remove the repertoire white-e4."),
        Example("prep remove \"Najdorf 2026\"", "Remove a repertoire with a blank in its name."))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "Its full name.", completion: .repertoire) var name: String

    @MainActor func run() async throws {
        try await Runner(global).run { try RepertoireChange(name: name, change: .remove).run($0, $1) }
    }
}

struct ActivateSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "activate", "Drill a repertoire again that you deactivated.",
        examples: Example("prep activate white-e4", "Ask the cards of white-e4 again."),
        Example("prep activate \"Najdorf 2026\"", "Use a name with a blank in it."))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire.", completion: .repertoire) var name: String

    @MainActor func run() async throws {
        try await Runner(global).run { try RepertoireChange(name: name, change: .activate(true)).run($0, $1) }
    }
}

struct DeactivateSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "deactivate", "Keep a repertoire, but do not drill it.",
        examples: Example("prep deactivate white-e4", "Stop asking the cards of white-e4."),
        Example("prep deactivate \"Najdorf 2026\"", "Use a name with a blank in it."))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire.", completion: .repertoire) var name: String

    @MainActor func run() async throws {
        try await Runner(global).run { try RepertoireChange(name: name, change: .activate(false)).run($0, $1) }
    }
}
