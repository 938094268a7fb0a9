import ArgumentParser
import Coach
import Console

struct AddSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "add", "Answer a numbered gap of the list that gaps or compare showed last.",
        discussion: """
            Adds the opponent's reply and your move to your repertoire, not to its file. It becomes a new position \
            to learn, stays when you import the file again, and is exported with export --with-added. undo undoes it.
            """,
        examples: Example("prep add 3 Nf3", "Answer the third gap with Nf3."),
        Example("prep add 1 exd5 --repertoire white-e4", "Choose the repertoire."))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "The number of the gap.") var number: Int
    @Argument(help: "Your answer.") var move: String
    @Option(
        help: "The repertoire to add it to; without it the one whose line leads there.", completion: .repertoire)
    var repertoire: String?
    @Flag(help: "Print one JSON document.") var json = false

    @MainActor func run() async throws {
        try await Runner(global).run(isJSON: json) {
            var command = AddCommand(number: number, move: move, repertoire: repertoire)
            command.isJSON = json
            return try command.run($0, $1)
        }
    }
}
