import ArgumentParser
import Console

struct EngineSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "engine", "Show the engine, or evaluate a repertoire in advance.", subcommands: [Info.self, Prepare.self],
        examples: Example("prep engine info", "Show which engine is used and how fast it is."),
        Example("prep engine prepare white-e4", "Evaluate a repertoire in advance."))

    struct Info: AsyncParsableCommand {
        static let configuration = CommandConfiguration.prep(
            "info", "Show which engine is used, its options and how fast it is.",
            examples: Example("prep engine info", "Show the engine that is used."),
            Example("prep engine info --engine stockfish", "Show another engine."))

        @OptionGroup var global: GlobalOptions
        @Flag(help: "Print one JSON document.") var json = false

        @MainActor func run() async throws {
            try await Runner(global).run(isJSON: json) { try await EngineInfoCommand(isJSON: json).run($0, $1) }
        }
    }

    struct Prepare: AsyncParsableCommand {
        static let configuration = CommandConfiguration.prep(
            "prepare", "Evaluate a repertoire in advance, so that explanations appear at once.",
            discussion: """
                Evaluates the prepared moves, the moves you are most likely to play instead (your own wrong moves, \
                then the most frequent of the games database, at most five a card) and the engine's best moves. \
                Ctrl-C keeps what is done; the same command continues there.
                """, examples: Example("prep engine prepare white-e4", "Evaluate the moves of white-e4."),
            Example("prep engine prepare white-e4 --nodes 1000000", "Search longer than the settings say."))

        @OptionGroup var global: GlobalOptions
        @Argument(help: "A repertoire.", completion: .repertoire) var name: String
        @Option(
            help: "Nodes for each move, instead of the setting engine-nodes.", transform: NumberRange.nodes.read)
        var nodes: Int?
        @Flag(help: "Print one JSON document.") var json = false

        @MainActor func run() async throws {
            try await Runner(global).run(isJSON: json) {
                try await EnginePrepareCommand(name: name, nodes: nodes, isJSON: json).run($0, $1)
            }
        }
    }
}
