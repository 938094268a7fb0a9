public import ArgumentParser
public import Coach
import Console

struct GapsSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "gaps", "Show the replies that you have no answer to, the most frequent first.",
        discussion: """
            The games database says how often: the shares of the opponent's moves along the line are multiplied; you \
            are taken to play your main moves. Without a name all active repertoires count together.
            """,
        examples: Example("prep gaps white-e4 --target 1/500", "Show rarer replies too."),
        Example("prep gaps --elo 1500-1800 --speed blitz", "Count only games such as yours."))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire; without one all active ones.", completion: .repertoire) var name: String?
    @Option(help: ArgumentHelp("Show replies met at least this often.", valueName: "1/n"))
    var target: GameShare = .one(in: 200)
    @Option(help: "The most gaps to show.", transform: NumberRange.gaps.read) var limit: Int?
    @Option(
        help: "Leave out replies played in fewer games; 5 unless the database is small.",
        transform: NumberRange.fewestGames.read)
    var minGames: Int?
    @Flag(help: "Let the engine evaluate and order the answers to each gap; about a second each.") var check = false
    @OptionGroup(title: "Which games count") var counted: CountedGamesOptions
    @Flag(help: "Print one JSON document.") var json = false

    @MainActor func run() async throws {
        try await Runner(global).run(isJSON: json) {
            var command = GapsCommand(name: name)
            command.target = target
            command.limit = limit
            command.leastGames = minGames
            command.isChecked = check
            command.games = try counted.filter()
            command.countsAllGames = counted.allGames
            command.isJSON = json
            return try await command.run($0, $1)
        }
    }
}

struct LintSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "lint", "Find faults in your repertoires.",
        discussion: """
            It finds conflicts between files, positions without a move, dead ends, chapters that no line reaches, and \
            choices of yours that disagree with the files. With --check the engine also names your moves that cost 10 \
            points of win chance or more, about a second each. Status 1 if there is a fault.
            """,
        examples: Example("prep lint white-e4", "Check one repertoire."),
        Example("prep lint --rare 1/2000", "Also name branches that you will hardly ever meet."))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire; without one all active ones.", completion: .repertoire) var name: String?
    @Option(help: ArgumentHelp("Also name branches met less often, with their cards.", valueName: "1/n"))
    var rare: GameShare?
    @Flag(help: "Let the engine check all your moves.") var check = false
    @OptionGroup(title: "Which games count for --rare") var counted: CountedGamesOptions
    @Flag(help: "Print one JSON document.") var json = false

    @MainActor func run() async throws {
        try await Runner(global).run(isJSON: json) {
            var command = LintCommand(name: name)
            command.rare = rare
            command.isChecked = check
            command.games = try counted.filter()
            command.countsAllGames = counted.allGames
            command.isJSON = json
            return try await command.run($0, $1)
        }
    }
}

extension GameShare: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
    public var defaultValueDescription: String { "1/\(Int((1 / value).rounded()))" }
}
