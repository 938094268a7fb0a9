public import ArgumentParser
public import Console

struct GapsSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gaps", abstract: "Show the opponents' replies you have no answer to, by how often they come.",
        discussion: """
            How often is told by the games database: the product of the opponent's shares along the line, your main \
            moves taken for granted. Without a name all active repertoires are looked at together.
            """)

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire.") var name: String?
    @Option(help: ArgumentHelp("What comes in at least so many games.", valueName: "1/n"))
    var target: GameShare = .one(in: 200)
    @Option(help: "So many gaps at most.", transform: NumberRange.gaps.read) var limit: Int?
    @Option(
        help: "Leave out what was played in fewer games; 5 unless the base is small.",
        transform: NumberRange.fewestGames.read)
    var minGames: Int?
    @Flag(help: "Have the engine look at the first answer to each gap; takes half a second each.") var check = false
    @Flag(help: "One JSON document.") var json = false

    func run() throws {
        try Runner(global).run(isJSON: json) {
            var command = GapsCommand(name: name)
            command.target = target
            command.limit = limit
            command.leastGames = minGames
            command.isChecked = check
            command.isJSON = json
            return try command.run($0, $1)
        }
    }
}

struct LintSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Look for faults in your repertoires.",
        discussion: """
            Conflicts between files, positions without a move, dead ends, chapters no line leads to, and where your own \
            choices disagree with the files. Status 1 if there is any. Without a name all active repertoires.
            """)

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire.") var name: String?
    @Option(help: ArgumentHelp("Name branches met in fewer games, with their cards.", valueName: "1/n"))
    var rare: GameShare?
    @Flag(help: "One JSON document.") var json = false

    func run() throws {
        try Runner(global).run(isJSON: json) {
            var command = LintCommand(name: name)
            command.rare = rare
            command.isJSON = json
            return try command.run($0, $1)
        }
    }
}

extension GameShare: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
    public var defaultValueDescription: String { "1/\(Int((1 / value).rounded()))" }
}
