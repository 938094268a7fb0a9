import ArgumentParser
import Coach
import Console

struct ReviewSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "review", "Let the engine review games: accuracy, mistakes, better moves.",
        examples: Example("prep review game.pgn -o annotated.pgn", "Review a game and write it with comments."),
        Example("prep review 17 --quiz --me miller", "Ask what Miller should have played in a game of the database."))

    @OptionGroup var global: GlobalOptions
    @Argument(
        help: ArgumentHelp("A PGN file, - for standard input, or the ID of a game (games list).", valueName: "file|id"),
        completion: .pgn)
    var source: String
    @Option(help: "Plies to search in each position.", transform: NumberRange.plies.read)
    var depth: Int?
    @Option(
        help: "Nodes to search in each position; 200000 if no limit is given.", transform: NumberRange.nodes.read)
    var nodes: Int?
    @Option(
        help: ArgumentHelp("Milliseconds for each position; the result may differ each time.", valueName: "ms"),
        transform: NumberRange.milliseconds.read)
    var movetime: Int?
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the annotated games to this file; - is standard output.", valueName: "file"),
        completion: .file())
    var output: String?
    @Flag(help: "Replace an existing file.") var force = false
    @Flag(help: "Step through the reviewed games with board, comments and graph.") var browse = false
    @Flag(help: "Ask for better moves in the most instructive moments, instead of printing the review.")
    var quiz = false
    @Option(
        help: ArgumentHelp(
            "Your name in the games, or its beginning, instead of the setting me; may be repeated.", valueName: "name"))
    var me: [String] = []
    @Flag(help: "Print one JSON document; with --quiz, JSON lines.") var json = false

    /// The keyboard of the prompt, when the command runs inside it.
    var keyboard: Keyboard?

    enum CodingKeys: CodingKey { case global, source, depth, nodes, movetime, output, force, browse, quiz, me, json }

    func validate() throws {
        if browse, json || quiz || output == "-" {
            throw ValidationError("--browse excludes --json, --quiz and -o -")
        }
        if quiz, output == "-" || source == "-" {
            throw ValidationError("--quiz excludes -o - and standard input")
        }
        guard [depth, nodes, movetime].compactMap(\.self).count <= 1 else {
            throw ValidationError("give one of --depth, --nodes and --movetime")
        }
    }

    @MainActor func run() async throws {
        let limit =
            depth.map(ReviewLimit.depth) ?? nodes.map(ReviewLimit.nodes) ?? movetime.map(ReviewLimit.time)
            ?? ReviewCommand.standardLimit
        try await Runner(global).run(isJSON: json) {
            var command = ReviewCommand(source: source, limit: limit)
            command.output = output.map { OutputChoice($0, isForced: force) }
            command.isJSON = json
            command.mode = quiz ? .quiz : browse ? .browse : .print
            command.names = me
            return try await command.run($0, $1, keyboard: keyboard)
        }
    }
}
