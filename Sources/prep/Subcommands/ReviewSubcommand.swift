import ArgumentParser
import Console

struct ReviewSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review", abstract: "Have the engine judge whole games: accuracy, mistakes, better moves.")

    @OptionGroup var global: GlobalOptions
    @Argument(
        help: ArgumentHelp("A PGN file, - for standard input, or the ID of a game (games list).", valueName: "file|id"))
    var source: String
    @Option(help: "Plies the engine looks ahead in each position.", transform: NumberRange.plies.read)
    var depth: Int?
    @Option(help: "Nodes for each position (200000 without any limit).", transform: NumberRange.nodes.read)
    var nodes: Int?
    @Option(
        help: ArgumentHelp("Milliseconds for each position; the result cannot be repeated.", valueName: "ms"),
        transform: NumberRange.milliseconds.read)
    var movetime: Int?
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the annotated PGN there; - is standard output.", valueName: "file"))
    var output: String?
    @Flag(help: "Replace a file that exists already.") var force = false
    @Flag(help: "One JSON document.") var json = false

    func validate() throws {
        guard [depth, nodes, movetime].compactMap(\.self).count <= 1 else {
            throw ValidationError("give one of --depth, --nodes and --movetime")
        }
    }

    func run() throws {
        let limit =
            depth.map(ReviewLimit.depth) ?? nodes.map(ReviewLimit.nodes) ?? movetime.map(ReviewLimit.time)
            ?? ReviewCommand.standardLimit
        try Runner(global).run(isJSON: json) {
            var command = ReviewCommand(source: source, limit: limit)
            command.output = output.map { OutputChoice($0, isForced: force) }
            command.isJSON = json
            return try command.run($0, $1)
        }
    }
}
