import ArgumentParser
import Console

struct ReviewSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review", abstract: "Have the engine judge whole games: accuracy, mistakes, better moves.")

    @OptionGroup var global: GlobalOptions
    @Argument(
        help: ArgumentHelp("A PGN file, - for standard input, or the ID of a game (games list).", valueName: "file|id"))
    var source: String
    @Option(help: "Plies the engine looks ahead in each position.") var depth: Int?
    @Option(help: "Nodes for each position (200000 without any limit).") var nodes: Int?
    @Option(help: ArgumentHelp("Milliseconds for each position; the result cannot be repeated.", valueName: "ms"))
    var movetime: Int?
    @Option(name: .shortAndLong, help: ArgumentHelp("Write the annotated PGN there.", valueName: "file"))
    var output: String?
    @Flag(help: "Replace a file that is there already.") var force = false
    @Flag(help: "One JSON document.") var json = false

    func validate() throws {
        let given = [("--depth", depth), ("--nodes", nodes), ("--movetime", movetime)].compactMap { name, value in
            value.map { (name, $0) }
        }
        guard given.count <= 1 else { throw ValidationError("give one of --depth, --nodes and --movetime") }
        if let (name, value) = given.first, value < 1 { throw ValidationError("\(name) takes a whole number from 1") }
    }

    func run() throws {
        let limit =
            depth.map(ReviewLimit.depth) ?? nodes.map(ReviewLimit.nodes) ?? movetime.map(ReviewLimit.time)
            ?? ReviewCommand.standardLimit
        try Runner(global).run(isJSON: json) {
            var command = ReviewCommand(source: source, limit: limit)
            command.output = output
            command.isForced = force
            command.isJSON = json
            return try command.run($0, $1)
        }
    }
}
