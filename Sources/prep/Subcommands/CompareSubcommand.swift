import ArgumentParser
import Console

struct CompareSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "compare", "Compare your games with your repertoire.",
        discussion: """
            For each game it shows who left the book first, where, and what you had prepared. The cards of moves you \
            forgot are due today. A game counts once, however often you compare it.
            """,
        examples: Example("prep compare league.pgn --me \"Miller, Anna\"", "Compare the games of Anna Miller."),
        Example("prep compare lichess.pgn --me miller --dry-run", "Compare without changing any schedule."))

    @OptionGroup var global: GlobalOptions
    @Argument(
        help: "PGN files, as Lichess, chess.com and others export them; - is standard input.",
        completion: .pgn)
    var files: [String]
    @Option(
        help: ArgumentHelp(
            "Your name in the files, or its beginning; may be repeated, and is remembered.",
            valueName: "name"))
    var me: [String] = []
    @Flag(help: "Show the comparison but change nothing.") var dryRun = false
    @Flag(help: "Print one JSON document.") var json = false

    func run() async throws {
        try await Runner(global).run(isJSON: json) {
            var command = CompareCommand(files: files)
            command.names = me
            command.isDryRun = dryRun
            command.isJSON = json
            return try command.run($0, $1)
        }
    }
}
