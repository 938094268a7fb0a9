import ArgumentParser
import Console

struct EngineSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "engine", abstract: "The engine that explains: what it is, and work done ahead.",
        subcommands: [Info.self, Prepare.self])

    struct Info: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Say which engine is asked, what it can be set to and how fast it is.")

        @OptionGroup var global: GlobalOptions
        @Flag(help: "One JSON document.") var json = false

        func run() throws {
            try Runner(global).run(isJSON: json) { try EngineInfoCommand(isJSON: json).run($0, $1) }
        }
    }

    struct Prepare: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Evaluate a repertoire's moves and their best rivals ahead, for explanations at once.",
            discussion: "Ctrl-C keeps what is done; the same command goes on there.")

        @OptionGroup var global: GlobalOptions
        @Argument(help: "A repertoire.") var name: String
        @Option(help: "Nodes for each move, instead of the settings.", transform: NumberRange.nodes.read)
        var nodes: Int?
        @Flag(help: "One JSON document.") var json = false

        func run() throws {
            try Runner(global).run(isJSON: json) {
                try EnginePrepareCommand(name: name, nodes: nodes, isJSON: json).run($0, $1)
            }
        }
    }
}
