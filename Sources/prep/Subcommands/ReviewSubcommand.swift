import ArgumentParser
import Coach
import Console

struct ReviewSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "review", "Let the engine review games: accuracy, mistakes, better moves.",
        examples: Example("prep review game.pgn -o annotated.pgn", "Review a game and write it with comments."),
        Example("prep review 17 --depth 18", "Review a game of the database, 18 plies deep."))

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
    @Flag(help: "Print one JSON document.") var json = false

    func validate() throws {
        guard [depth, nodes, movetime].compactMap(\.self).count <= 1 else {
            throw ValidationError("give one of --depth, --nodes and --movetime")
        }
    }

    func run() async throws {
        let limit =
            depth.map(ReviewLimit.depth) ?? nodes.map(ReviewLimit.nodes) ?? movetime.map(ReviewLimit.time)
            ?? ReviewCommand.standardLimit
        try await Runner(global).run(isJSON: json) {
            var command = ReviewCommand(source: source, limit: limit)
            command.output = output.map { OutputChoice($0, isForced: force) }
            command.isJSON = json
            return try await command.run($0, $1)
        }
    }
}
